// Penalties as the desk imposes, changes and imports them, and decides appeals (decisions-cases L, ground G32).
// Who may call is the desk's routes' business, and so is the audit.
import type {
  CreatePenaltyRequest,
  DecideAppealRequest,
  DeskAppeal,
  DeskPenalty,
  UpdatePenaltyRequest,
} from '#generated/server/desk/schemas.ts'
import { isWithinScope } from '../../lib/caller-scope.ts'
import { isUtcTime, type Transacting } from '../../lib/clock.ts'
import { newRowId } from '../../lib/ids.ts'
import { demandMark } from '../../platform/marks.ts'
import { existing, problem, refusalBy } from '../../platform/problems.ts'
import type { CodeText, OnAppeal, PenaltyContent, PenaltyOutbox } from '../ports.ts'
import { daysBefore, isActive, lastAppealState, type AppealRules } from '../rules.ts'
import type { PageKey, PenaltyStore } from '../store.ts'
import type { AppealRecord, AppealState, Penalised, PenaltyRecord } from '../types.ts'
import { deskAppealView, deskPenaltyView } from './view.ts'

interface PenaltyDeskDeps extends Transacting {
  store: PenaltyStore
  content: PenaltyContent
  text: CodeText
  rules: () => AppealRules
  outbox: PenaltyOutbox
  onAppeal: OnAppeal
  /** Games name their player as the identity provider does; whose account that is. */
  accountOf: (subject: string) => Promise<string>
  /** Whether anything is known of the account here. */
  isAccount: (accountId: string) => Promise<boolean>
  /** When these accounts were opened by a code from a mail, newest first (CD-308). */
  openingsOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
}

export interface PageAsk {
  cursor: string | undefined
  limit: number
}

const importDays = 1

/** What the desk can list: a state, or what is the caller's to do. */
type AppealQueue = AppealState | 'OVERDUE' | 'WAITING' | 'MINE' | 'ASKED'

const writeCursor = ({ at, id }: PageKey): string => Buffer.from(`${at} ${id}`).toString('base64url')
const readCursor = (cursor: string | undefined): PageKey | undefined => {
  if (cursor === undefined) return undefined
  const [at = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  if (rest.length > 0 || !isUtcTime(at) || !/^[A-Za-z0-9-]{1,40}$/.test(id))
    throw problem.badRequest('this cursor is not one of ours')
  return { at, id }
}
/** One row more than asked tells whether there is another page. */
const cut = <T>(
  rows: readonly T[],
  limit: number,
  keyOf: (row: T) => PageKey,
): { rows: readonly T[]; nextCursor: string | null } => {
  const last = rows[limit - 1]
  return rows.length > limit && last !== undefined
    ? { rows: rows.slice(0, limit), nextCursor: writeCursor(keyOf(last)) }
    : { rows, nextCursor: null }
}
const clockSkewMilliseconds = 300_000
const utc = (time: string): string => new Date(time).toISOString()

export const createPenaltyDesk = ({
  store,
  content,
  clock,
  text,
  withTransaction,
  rules,
  outbox,
  accountOf,
  isAccount,
  onAppeal,
  openingsOf,
}: PenaltyDeskDeps) => {
  const views = async (penalties: readonly Penalised[]): Promise<DeskPenalty[]> => {
    const openings = await openingsOf(penalties.map(({ accountId }) => accountId))
    return penalties.map((penalty) =>
      deskPenaltyView(penalty, {
        now: clock.now(),
        rules: rules(),
        openedByMailAt: openings.get(penalty.accountId),
      }),
    )
  }
  const findAgain = async (id: string): Promise<DeskPenalty> => {
    const penalty = existing(await store.find(id))
    return (await views([penalty]))[0]!
  }

  const viewOf = (appeal: AppealRecord, penalty: DeskPenalty): DeskAppeal =>
    deskAppealView(appeal, penalty, { now: clock.now(), reasonTexts: content.reasonTexts })

  /** One page of a queue, each with the time it is sorted by. */
  const queueOf = async (
    which: AppealQueue | undefined,
    after: PageKey | undefined,
    limit: number,
    agentId: string,
  ): Promise<{ at: string; appeal: AppealRecord }[]> => {
    if (which === 'ASKED')
      return (await store.askedOf(agentId, after, limit)).map(({ appeal, askedAt }) => ({ at: askedAt, appeal }))
    if (which === 'MINE')
      return (await store.assignedTo(agentId, after, limit)).map((appeal) => ({ at: appeal.dueAt, appeal }))
    const isOpen = which === 'PENDING' || which === 'WAITING' || which === 'OVERDUE'
    const wanted = which === 'OVERDUE' ? { dueBefore: clock.now().toISOString() } : which
    return (await store.appealPage(wanted, after, limit)).map((appeal) => ({
      at: isOpen ? appeal.dueAt : appeal.submittedAt,
      appeal,
    }))
  }

  const refuse = refusalBy((code) => text(content.defaultLocale(), code))

  const demandValid = (request: CreatePenaltyRequest): void => {
    const locale = content.defaultLocale()
    if (content.product(request.game, locale) === undefined || !isWithinScope({ game: request.game })) {
      const errorCodes = { unknown: text(locale, 'support.penalty.error.game') }
      throw problem.validation({ fieldErrors: [{ field: 'game', code: 'unknown' }], errorCodes })
    }
    for (const key of ['penalty', 'reason', 'ruleBroken', 'facts', 'howToComplain'] as const) {
      const texts = request[key]
      if (texts !== undefined && texts[locale] === undefined) throw refuse(`${key}.${locale}`, 'required')
    }
  }

  /** Another clock may go before ours a little. @throws 422 */
  const demandImposedAt = ({ imposedAt }: Pick<CreatePenaltyRequest, 'imposedAt'>): void => {
    if (imposedAt !== undefined && Date.parse(imposedAt) > clock.now().getTime() + clockSkewMilliseconds)
      throw refuse('imposedAt', 'max')
  }
  /** What has ended is ended by saying so (CD-442). @throws 422 */
  const demandEndAhead = (end: string | null | undefined): void => {
    if (end !== null && end !== undefined && Date.parse(end) <= clock.now().getTime()) throw refuse('end', 'min')
  }

  const recordOf = (
    request: CreatePenaltyRequest,
    own: Pick<PenaltyRecord, 'id' | 'externalId' | 'imposedBy' | 'imposedAt'>,
  ): PenaltyRecord => ({
    ...own,
    accountId: request.accountId,
    game: request.game,
    gameAccount: request.gameAccount,
    penalty: request.penalty,
    reason: request.reason,
    end: request.end === null ? null : utc(request.end),
    active: request.active ?? true,
    evidence: [...request.evidence],
    appealable: request.appealable,
    imposedAt: request.imposedAt === undefined ? own.imposedAt : utc(request.imposedAt),
    ruleBroken: request.ruleBroken ?? null,
    facts: request.facts ?? null,
    decidedBy: request.decidedBy ?? null,
    howToComplain: request.howToComplain ?? null,
    newsAt: null,
    seenAt: null,
  })

  /** Marked as new, and one mail, when a penalty comes into force; none for what a game tells of the past, or says again (CD-246). */
  const tellWhenInForce = async (next: PenaltyRecord, before?: PenaltyRecord): Promise<void> => {
    const now = clock.now()
    if (!isActive(next, now) || (before && isActive(before, now))) return
    await store.tell(next.id, now.toISOString())
    await outbox.enqueue('penalty-imposed', next.id)
  }

  const insertNew = async (
    request: CreatePenaltyRequest,
    externalId: string | null,
    imposedBy: string | null,
  ): Promise<string> => {
    const now = clock.now()
    const id = `pen-${newRowId(now)}`
    const penalty = recordOf(request, { id, externalId, imposedBy, imposedAt: now.toISOString() })
    await store.insert(penalty)
    await tellWhenInForce(penalty)
    return id
  }

  return {
    /** Newest first; of one account, or of all. @throws 400 for a cursor of somebody else */
    async list(accountId: string | undefined, { cursor, limit }: PageAsk) {
      const found = await store.page(accountId, readCursor(cursor), limit + 1)
      const { rows, nextCursor } = cut(found, limit, ({ imposedAt, id }) => ({ at: imposedAt, id }))
      return { items: await views(rows), nextCursor }
    },
    /**
     * @param imposedBy desk account · @throws 422 for a product the content does not have or texts without the default
     * locale
     */
    async create(request: CreatePenaltyRequest, imposedBy: string) {
      demandValid(request)
      demandImposedAt(request)
      demandEndAhead(request.end)
      // A slip of the keys would punish nobody, or later somebody else.
      if (!(await isAccount(request.accountId))) throw refuse('accountId', 'unknown')
      return withTransaction(async () => findAgain(await insertNew(request, null, imposedBy)))
    },
    /** @throws 404 */
    update: (id: string, change: UpdatePenaltyRequest, mark: string | undefined) =>
      withTransaction(async () => {
        const penalty = existing(await store.find(id))
        demandMark(mark, await findAgain(id))
        if (change.active !== false) demandEndAhead(change.end)
        const next = {
          ...penalty,
          ...(change.end === undefined ? {} : { end: change.end === null ? null : utc(change.end) }),
          ...(change.active === undefined ? {} : { active: change.active }),
          ...(change.evidence === undefined ? {} : { evidence: [...change.evidence] }),
        }
        await store.update(next)
        await tellWhenInForce(next, penalty)
        return findAgain(id)
      }),
    /**
     * Takes a penalty over from a game's back end; the signature is proven already. The same externalId is the same
     * penalty, the same webhookId the same call. @throws 422 as `create`, and for a penalty that would change its account
     */
    importPenalty: (externalId: string, webhookId: string, said: CreatePenaltyRequest) =>
      withTransaction(async () => {
        const request = { ...said, accountId: await accountOf(said.accountId) }
        const seen = await store.findImport(webhookId)
        if (seen) return { isNew: seen.isNew, penalty: await findAgain(seen.penaltyId) }
        demandValid(request)
        demandImposedAt(request)
        const known = await store.findExternal(externalId)
        // The appeals of one player must never come under another's eyes.
        if (known && known.accountId !== request.accountId) throw refuse('accountId', 'changed')
        const id = known?.id ?? (await insertNew(request, externalId, null))
        if (known) {
          const { imposedBy, imposedAt } = known
          const told = recordOf(request, { id, externalId, imposedBy, imposedAt })
          // What an appeal ended stays ended, whatever the game still believes.
          const next = { ...told, active: told.active && lastAppealState(known) !== 'OVERTURNED' }
          await store.update(next)
          await tellWhenInForce(next, known)
        }
        await store.insertImport(webhookId, id, known === undefined, clock.now().toISOString())
        return { isNew: known === undefined, penalty: await findAgain(id) }
      }),
    /**
     * Those that wait for the desk, or for their player, by when they are due, overdue ones first; of one representative's
     * own, and those they were asked about; decided ones as they were sent.
     */
    async appeals(which: AppealQueue | undefined, { cursor, limit }: PageAsk, agentId: string) {
      const found = await queueOf(which, readCursor(cursor), limit + 1, agentId)
      const { rows, nextCursor } = cut(found, limit, ({ at, appeal }) => ({ at, id: appeal.id }))
      const items: DeskAppeal[] = []
      for (const { appeal } of rows) items.push(viewOf(appeal, await findAgain(appeal.penaltyId)))
      return { items, nextCursor }
    },
    /** @throws 404; 403 for who imposed the penalty; 409 when it is decided already */
    decide: (
      appealId: string,
      { decision, repResponse }: DecideAppealRequest,
      agent: { id: string; displayName: string },
    ) =>
      withTransaction(async () => {
        const appeal = await store.findAppeal(appealId)
        const penalty = appeal && (await store.find(appeal.penaltyId))
        if (!appeal || !penalty) throw problem.notFound()
        if (penalty.imposedBy === agent.id) throw problem.forbidden('who imposed a penalty does not decide its appeal')
        const decided = {
          state: decision,
          repName: agent.displayName,
          repResponse,
          decidedBy: agent.id,
          decidedAt: clock.now().toISOString(),
        }
        if (!(await store.decide(appealId, decided)))
          throw problem.changed({ detail: 'this appeal is decided already' })
        if (decision === 'OVERTURNED') await store.end(penalty.id)
        await store.tell(penalty.id, decided.decidedAt)
        await outbox.enqueue('appeal-decided', penalty.id)
        const after = { ...appeal, ...decided, isWaiting: false }
        await onAppeal({ what: 'decided', appeal: after, at: decided.decidedAt, agentId: agent.id })
        return viewOf(after, await findAgain(penalty.id))
      }),
    /** Forgets import calls too old to come again; appeals whose player stays silent come back to their queue. */
    sweep: async (signal?: AbortSignal) => {
      await store.returnSilent(clock.now(), signal)
      await store.sweepImports(daysBefore(clock.now(), importDays), signal)
    },
  }
}

export type PenaltyDesk = ReturnType<typeof createPenaltyDesk>
