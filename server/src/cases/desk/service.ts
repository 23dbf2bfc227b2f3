// Cases as the desk works on them (decisions-cases L): the same store, steps and consequences as the player's side, so
// that the rules cannot differ (ground G18). Who may call, and the audit, are the desk's business.
import { buffer as bytesOf } from 'node:stream/consumers'
import type {
  AnswerForm,
  CaseClock,
  CasePriority,
  DueFilter,
  DeskCase,
  DeskMailText,
  DeskViewName,
  DeskViews,
  GameContext,
  InGameContext,
  MergeCasesRequest,
  ReorganizeCaseRequest,
  SaveDraftRequest,
  SetCaseStatusRequest,
  SplitCaseRequest,
  UpdateCaseRequest,
  FieldError,
  FieldErrorCode,
} from '#generated/server/desk/schemas.ts'
import { isWithinScope, type Scoped } from '../../lib/caller-scope.ts'
import { isUtcTime, type Transacting } from '../../lib/clock.ts'
import type { Keyring } from '../../lib/keyring.ts'
import { existing, problem } from '../../platform/problems.ts'
import { cleanAnswer } from '../answer-text.ts'
import type { CaseFiles } from '../case-files.ts'
import { caseOf } from '../case-view.ts'
import type { CaseFileStore } from '../file-store.ts'
import type { OnCaseHappening } from '../happenings.ts'
import type { CaseMerges } from '../merges.ts'
import type { CaseSplits, SplitCase } from '../splits.ts'
import { refuseSplit } from '../split-rules.ts'
import { newRecord } from '../new-record.ts'
import { isPersonId, personIdOf } from '../../lib/person.ts'
import { keptName } from '../../lib/signatures.ts'
import type { CaseWaits } from '../waits.ts'
import type { CaseDrafts } from './drafts.ts'
import type { SavedView, SavedViews } from './saved-views.ts'
import type { TriageStore } from './triage-store.ts'
import { dueRank, type CaseDeskStore, type QueueFilter, type QueueKey } from './store.ts'
import { createCaseSummaries } from './summaries.ts'
import { deskAttachments, deskFields, deskMails, deskOriginals, openedText } from './view.ts'
import { secureContext, type CaseFiling } from '../filing.ts'
import { notKept } from '../../platform/uploads/kept-files.ts'
import type {
  CaseCatalogue,
  CaseFlagging,
  CaseOutbox,
  CheckFiles,
  KeepFiles,
  KeptFiles,
  RouteCase,
  UploadedFile,
} from '../ports.ts'
import { priorities, priorityOf } from '../priorities.ts'
import { archivedFrom, daysAfter, isTold, maxReplyFiles, mayStep, type CasePeriods } from '../rules.ts'
import type { CaseChange, CaseStore, NewEvent } from '../store.ts'
import { scopedIn } from '../scoped.ts'
import type { CaseRecord, CaseStatus } from '../types.ts'

/** A representative. `displayName` is what players read (decisions-cases L1). */
export interface Agent {
  id: string
  displayName: string
}

/** What came with an answer, and what became of it in the store. */
interface AnswerFiles {
  sent: readonly UploadedFile[]
  kept: KeptFiles
}

export interface CaseDeskDeps extends Transacting {
  store: CaseStore
  deskStore: CaseDeskStore
  fileStore: Pick<CaseFileStore, 'mails'>
  filing: Pick<CaseFiling, 'replaceToken'>
  periods: () => CasePeriods
  keys: Keyring
  catalogue: CaseCatalogue & { isTopicOf: (topicId: number, product: string) => boolean }
  files: CaseFiles
  keepFiles: KeepFiles
  checkFiles: CheckFiles
  outbox: CaseOutbox
  drafts: Pick<CaseDrafts, 'find' | 'save'>
  merges: CaseMerges
  splits: CaseSplits
  /** Where the desk's rules put what becomes a case. */
  route: RouteCase
  triage: Pick<TriageStore, 'tagsOf' | 'setTags'>
  savedViews: Pick<SavedViews, 'of'>
  lineOf: CaseWaits['lineOf']
  flagging: Pick<CaseFlagging, 'ofCase' | 'standing'>
  onHappening: OnCaseHappening
  /** What stands in a mail, read on a thread. */
  mailText: (raw: Uint8Array) => Promise<DeskMailText>
  /** Since when text-message protection of an account is on (T19); null when it is off. */
  protectedSince: (accountId: string) => Promise<string | null>
  /** What was promised of it, as it runs or ended (CD-311). */
  clocksOf: (caseId: string) => Promise<CaseClock[]>
  /** When these accounts were opened by a code from a mail, newest first (CD-308). */
  openingsOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
  /** What the game has sent along with a case (CD-242). */
  gameContextOf: (caseId: string) => Promise<GameContext | null>
  /** The address of somebody without an account. */
  addressOfPerson: (personId: string) => Promise<string | undefined>
  /** Whether it can be given to somebody of this id. */
  mayTake: (id: string, thing: Scoped) => Promise<boolean>
  /** Address of a case's page behind a link. */
  linkUrl: (locale: string, token: string) => string
  text: (locale: string, code: string) => string
  locale: () => string
}

export type CaseFacts = Pick<CaseRecord, 'status' | 'assignee' | 'team' | 'type' | 'region' | 'subject'> & {
  locked: boolean
  game: string
  categoryId: number
}

const alternateNames: Record<CaseStatus, string> = {
  OPEN: 'Reopened',
  ANSWERED: 'Answered',
  INFO: 'Info',
  RESOLVED: 'Resolved',
}

/** What each view shows, in the order they are listed (CD-222). */
const viewFilters = ({ id }: Agent, now: string): Record<DeskViewName, QueueFilter> => ({
  sensitive: { state: 'sensitive' },
  mine: { state: 'unresolved', assignee: id },
  unassigned: { state: 'open', assignee: null },
  due: { dueUntil: dueUntilOf('soon', now) },
  open: { state: 'open' },
  waiting: { state: 'waiting' },
  snoozed: { state: 'snoozed' },
  resolved: { state: 'resolved' },
})
const countedAtMost = 1_000
/** So long a merge can be undone. */
const undoMilliseconds = 600_000

/** `me` and `none` are words of the wire; null is nobody's. */
export const assigneeOf = (wanted: string | undefined, agent: { id: string }): string | null | undefined =>
  wanted === 'none' ? null : wanted === 'me' ? agent.id : wanted
export const teamOf = (wanted: string | undefined): string | null | undefined => (wanted === 'none' ? null : wanted)
export const figureOf = (priority: CasePriority | undefined): number | undefined =>
  priority === undefined ? undefined : priorities.indexOf(priority)

const hour = 3_600_000
const aheadOf: Readonly<Record<Exclude<DueFilter, 'any'>, number>> = {
  overdue: 0,
  hour,
  soon: 4 * hour,
  day: 24 * hour,
}
/** Until when it is due what the filter wants (CD-312). */
const dueUntilOf = (due: DueFilter | undefined, now: string): string | undefined =>
  due === undefined || due === 'any' ? due : new Date(Date.parse(now) + aheadOf[due]).toISOString()

const writeCursor = ({ rank, at, id }: QueueKey): string => Buffer.from(`${rank} ${at} ${id}`).toString('base64url')
const readCursor = (cursor: string | undefined, isByDue: boolean): QueueKey | undefined => {
  if (cursor === undefined) return undefined
  const [, rank, at, id] =
    /^(-1|[0-4]) (\S{24}) ([0-9]{1,19})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (
    rank === undefined ||
    at === undefined ||
    !isUtcTime(at) ||
    id === undefined ||
    isByDue !== (Number(rank) === dueRank)
  )
    throw problem.badRequest('this cursor is not one of ours')
  return { rank: Number(rank), at, id }
}

export const createCaseDesk = (deps: CaseDeskDeps) => {
  const { store, deskStore, withTransaction, clock, catalogue } = deps
  const now = () => clock.now().toISOString()
  const undoneSince = () => new Date(clock.now().getTime() - undoMilliseconds).toISOString()
  const summaries = createCaseSummaries(deps)

  const find = async (id: string): Promise<CaseRecord> => {
    const record = await store.find(id)
    if (!record || !isWithinScope(scopedIn(record))) throw problem.notFound()
    return record
  }

  const secureValues = ({ id, secureFields }: CaseRecord): Record<string, string> =>
    secureFields === null
      ? {}
      : (JSON.parse(deps.keys.unseal(secureContext(id), secureFields)) as Record<string, string>)

  const present = async (record: CaseRecord, agent: Agent): Promise<DeskCase> => {
    const locale = deps.locale()
    const events = await store.events(record.id)
    const mails = await deps.fileStore.mails(record.id)
    const merged = (await deps.merges.of(record)).map(({ isLast, ...one }) => ({
      ...one,
      region: one.region as DeskCase['case']['region'],
      canUndo: isLast && one.mergedAt > undoneSince(),
    }))
    const sensitive = await deps.flagging.ofCase(record.id)
    const mailReturnedAt = await deskStore.mailReturnedAt(record.id)
    const splitView = ({ isLast, ...one }: SplitCase) => ({
      ...one,
      region: one.region as DeskCase['case']['region'],
      canUndo: isLast && one.splitAt > undoneSince(),
    })
    const splitOff = (await deps.splits.of(record)).map(splitView)
    const splitFrom = await deps.splits.from(record)
    const openings = record.ownerId === null ? undefined : (await deps.openingsOf([record.ownerId])).get(record.ownerId)
    return {
      case: caseOf({ record, events, continuedIn: await store.continuedIn(record) }, await deps.lineOf(record, now()), {
        locale,
        now: now(),
        access: 'owner',
        catalogue,
        fileStateOf: deps.files.stateOf,
      }),
      player: {
        accountId: record.ownerId,
        ...(record.ownerId === null && record.contactEmail !== null
          ? { personId: personIdOf(deps.keys, record.contactEmail) }
          : {}),
        displayName: record.contactName,
        email: record.contactEmail,
        phoneNumber: record.contactPhone,
        smsProtectedSince: record.ownerId === null ? null : await deps.protectedSince(record.ownerId),
        locale: record.locale,
        ...(mailReturnedAt === undefined ? {} : { mailReturnedAt }),
        ...(openings === undefined ? {} : { openedByMailAt: [...openings] }),
      },
      team: record.team,
      assignee: record.assignee,
      priority: priorityOf(record),
      tags: (await deps.triage.tagsOf([record.id])).get(record.id) ?? [],
      snoozedUntil: record.snoozedUntil,
      suggestedMacro: record.suggestedMacro,
      ...(record.skill === null ? {} : { skill: record.skill }),
      clocks: await deps.clocksOf(record.id),
      fields: deskFields(record, Object.keys(secureValues(record)), catalogue.fieldLabels(record.topicId, locale)),
      notes: await deskStore.notes(record.id),
      originals: deskOriginals(events),
      attachments: deskAttachments(events, deps.files),
      ...(mails.length === 0 ? {} : { mails: deskMails(record.id, { events, mails }, deps.files) }),
      eventCount: record.eventCount,
      ...(record.filedBy === null ? {} : { filedBy: record.filedBy }),
      ...(merged.length === 0 ? {} : { merged }),
      ...(sensitive.length === 0 ? {} : { sensitive }),
      ...(splitOff.length === 0 ? {} : { splitOff }),
      ...(splitFrom === undefined ? {} : { splitFrom: splitView(splitFrom) }),
      tokenEndsAt: record.tokenHash === null ? null : daysAfter(record.updatedAt, deps.periods().linkDays),
      draft: await deps.drafts.find(record.id, agent.id),
      // As the contract took it when the case was filed.
      ingame: record.ingame as InGameContext | null,
      gameContext: await deps.gameContextOf(record.id),
    }
  }

  const refuse = (field: string, code: FieldErrorCode, errorKey?: string): Error => {
    const locale = deps.locale()
    return problem.validation({
      fieldErrors: [{ field, code }],
      errorCodes: { [code]: deps.text(locale, code) },
      ...(errorKey === undefined ? {} : { errorKey }),
    })
  }

  const changed = async (record: CaseRecord, agent: Agent): Promise<Error> =>
    problem.changed({ errorKey: 'support.case.error.changed', case: (await present(record, agent)).case })

  /** One write on the thread as its writer has seen it (decisions-cases L: 409 on mismatch). */
  const write = (
    id: string,
    agent: Agent,
    seenEvents: number,
    work: (record: CaseRecord) => Promise<CaseRecord>,
  ): Promise<DeskCase> =>
    withTransaction(async () => {
      const record = await find(id)
      // What goes on in another case is written there.
      if (seenEvents !== record.eventCount || record.mergedInto !== null) throw await changed(record, agent)
      return present(await work(record), agent)
    })

  /** What a new status changes of the case, by whoever sets it at the desk. */
  const stepTo = (record: CaseRecord, status: CaseStatus, at: string): CaseChange => {
    if (!mayStep(record.status, status)) throw refuse('status', 'notallowed', 'support.desk.error.status')
    if (status === 'RESOLVED')
      return { status, statusChangedAt: at, resolverType: 'AGENT', archivedAt: archivedFrom(at, deps.periods()) }
    return { status, statusChangedAt: at, resolverType: 'NONE', archivedAt: null, cancelledAt: null }
  }

  const event = (eventType: NewEvent['eventType'], createdAt: string, more: Partial<NewEvent> = {}): NewEvent => ({
    eventType,
    alternateName: null,
    author: null,
    text: null,
    isCompany: false,
    channel: null,
    createdAt,
    ...more,
  })

  const count = async (filter: QueueFilter): Promise<{ count: number; more: boolean }> => {
    const { count: found, isMore } = await deskStore.count(filter, countedAtMost)
    return { count: found, more: isMore }
  }
  const counted = async (view: SavedView, agent: Agent): Promise<DeskViews['saved'][number]> => {
    const { assignee, team, priority, due, ...query } = view.query
    return {
      ...view,
      ...(await count({
        ...query,
        assignee: assigneeOf(assignee, agent),
        team: teamOf(team),
        priority: figureOf(priority),
        dueUntil: dueUntilOf(due, now()),
      })),
    }
  }

  return {
    /** `due`: cases by when they are due. */
    queue: async (
      { due, player, ...narrowed }: Omit<QueueFilter, 'dueUntil'> & { due?: DueFilter | undefined },
      { cursor, limit }: { cursor: string | undefined; limit: number },
    ) => {
      const isPerson = player !== undefined && isPersonId(player)
      const filter = {
        ...narrowed,
        ...(isPerson ? { address: (await deps.addressOfPerson(player)) ?? '' } : { player }),
        dueUntil: dueUntilOf(due, now()),
      }
      const after = readCursor(cursor, filter.dueUntil !== undefined)
      const { keys: found, more } = await deskStore.queue(filter, after, limit + 1)
      const keys = found.slice(0, limit)
      const next = found.length > limit ? keys.at(-1) : more
      return { items: await summaries(keys), nextCursor: next ? writeCursor(next) : null }
    },

    views: async (agent: Agent) => {
      const items: DeskViews['items'] = []
      for (const [view, filter] of Object.entries(viewFilters(agent, now())) as [DeskViewName, QueueFilter][]) {
        items.push({ view, ...(await count(filter)) })
      }
      const saved: DeskViews['saved'] = []
      for (const view of await deps.savedViews.of(agent.id)) saved.push(await counted(view, agent))
      return { items, saved }
    },

    counted,

    /** What a change may change, for the audit. @throws 404, as every call below */
    facts: async (id: string) => {
      const {
        status,
        assignee,
        team,
        type,
        region,
        subject,
        isLocked: locked,
        product: game,
        topicId: categoryId,
      } = await find(id)
      return { status, assignee, team, type, region, subject, locked, game, categoryId }
    },

    read: async (id: string, agent: Agent) => present(await find(id), agent),

    saveDraft: async (id: string, agent: Agent, draft: SaveDraftRequest) => {
      await find(id)
      await deps.drafts.save(id, agent.id, draft)
    },

    /** Stores an answer's files, as far as their own rules take them; call it before the transaction. */
    keepFiles: async (sent: readonly UploadedFile[]) => ({
      sent,
      kept: deps.checkFiles('files', sent, maxReplyFiles).length > 0 ? notKept(sent) : await deps.keepFiles(sent),
    }),

    /** @throws 409 with the case when somebody wrote meanwhile; 422 for a wrong step, an empty text, files */
    answer: (id: string, agent: Agent, form: AnswerForm, { sent, kept }: AnswerFiles) =>
      write(id, agent, form.eventCount, async (record) => {
        const at = now()
        const isTaken = record.assignee === null && deps.periods().answererOwns === 1
        const change: CaseChange = {
          ...stepTo(record, form.status, at),
          // What a program answers stays nobody's.
          ...(isTaken && (await deps.mayTake(agent.id, scopedIn(record))) ? { assignee: agent.id } : {}),
        }
        const ownOrigin = new URL(deps.linkUrl(record.locale, '')).origin
        const html = cleanAnswer(form.responseText, ownOrigin)
        const original = form.writtenAs && cleanAnswer(form.writtenAs.text, ownOrigin)
        const fieldErrors: FieldError[] = [
          ...(html === '' ? [{ field: 'responseText', code: 'required' as const }] : []),
          ...(original === '' ? [{ field: 'writtenAs.text', code: 'required' as const }] : []),
          ...deps.checkFiles('files', sent, maxReplyFiles),
        ]
        if (fieldErrors.length > 0) {
          const errorCodes = Object.fromEntries(fieldErrors.map(({ code }) => [code, deps.text(deps.locale(), code)]))
          throw problem.validation({ fieldErrors, errorCodes })
        }
        const attached = kept.demand()
        const contact = event('CONTACT', at, {
          author: agent.displayName,
          text: html,
          isCompany: true,
          channel: 'TICKET',
          writtenAs:
            form.writtenAs && original !== undefined ? { text: original, locale: form.writtenAs.locale } : null,
          attachments: attached.map((file) => ({
            field: file.field,
            name: keptName(file),
            size: file.size,
            sha256: file.sha256,
          })),
        })
        const next = await store.append(
          record,
          [contact, event('STATUS_CHANGE', at, { alternateName: alternateNames[form.status] })],
          change,
          agent.id,
        )
        await deps.files.arrived(attached)
        await deps.drafts.save(id, agent.id, { text: '', status: form.status })
        if (isTold(record))
          await deps.outbox.enqueue(form.status === 'RESOLVED' ? 'case-answered-resolved' : 'case-answered', id)
        return next
      }),

    setStatus: (id: string, agent: Agent, { status, alternateName, eventCount }: SetCaseStatusRequest) =>
      write(id, agent, eventCount, async (record) => {
        const at = now()
        const step = stepTo(record, status, at)
        const next = await store.append(record, [event('STATUS_CHANGE', at, { alternateName })], step, agent.id)
        if (status === 'RESOLVED' && isTold(record)) await deps.outbox.enqueue('case-resolved', id)
        return next
      }),

    reorganize: (id: string, agent: Agent, { categoryId: topicId, game, region, eventCount }: ReorganizeCaseRequest) =>
      write(id, agent, eventCount, (record) => {
        if (!catalogue.isTopicOf(topicId, game)) throw refuse('categoryId', 'unknown')
        return store.append(
          record,
          [event('REORGANIZATION_EVENT', now())],
          { topicId, product: game, region },
          agent.id,
        )
      }),

    update: (id: string, agent: Agent, { locked, type, subject, eventCount }: UpdateCaseRequest) =>
      write(id, agent, eventCount, async (record) => {
        const change: CaseChange = {
          ...(locked === undefined ? {} : { isLocked: locked }),
          ...(type === undefined ? {} : { type }),
          ...(subject === undefined ? {} : { subject }),
        }
        if (Object.keys(change).length > 0) await store.update(id, change, agent.id)
        return { ...record, ...change }
      }),

    /** @throws 422 when nobody of that id works at the desk, or their scope is another */
    assign: (id: string, agent: Agent, assignee: string | null) =>
      withTransaction(async () => {
        const record = await find(id)
        if (assignee !== null && !(await deps.mayTake(assignee, scopedIn(record)))) throw refuse('assignee', 'unknown')
        await store.update(id, { assignee }, agent.id)
        return present({ ...record, assignee }, agent)
      }),

    /**
     * Other cases of the account go on in this one (CD-328). @throws 422 for one that is another's, nobody's, or has gone on
     * elsewhere
     */
    merge: (id: string, agent: Agent, { cases, eventCount }: MergeCasesRequest) =>
      write(id, agent, eventCount, async (record) => {
        const at = now()
        const others: CaseRecord[] = []
        for (const other of cases) {
          const found = other === id ? undefined : await store.find(other)
          if (!found || found.ownerId === null || found.ownerId !== record.ownerId || !isWithinScope(scopedIn(found)))
            throw refuse('cases', 'unknown')
          if (found.mergedInto !== null) throw refuse('cases', 'notallowed')
          others.push(found)
        }
        // Who waits in one of them waits in the one that is left.
        const waits = record.status !== 'OPEN' && others.some(({ status }) => status === 'OPEN')
        let kept = waits
          ? await store.append(
              record,
              [event('STATUS_CHANGE', at, { alternateName: alternateNames.OPEN })],
              stepTo(record, 'OPEN', at),
              agent.id,
            )
          : record
        for (const other of others)
          kept = await deps.merges.merge(kept, other, {
            agentId: agent.id,
            at,
            archivedAt: archivedFrom(at, deps.periods()),
          })
        return kept
      }),

    /** `id`: the one that was merged. @throws 409 when it is too late */
    unmerge: (id: string, agent: Agent) =>
      withTransaction(async () => {
        const merged = await find(id)
        const found = existing(await deps.merges.find(id))
        const kept = await find(found.keptId)
        if (found.mergedAt <= undoneSince() || kept.eventCount !== found.keptEvents || kept.mergedInto !== null)
          throw await changed(merged, agent)
        return present(await deps.merges.undo(kept, merged, { agentId: agent.id, at: now() }), agent)
      }),

    /** @returns the new case. @throws 422 for what may not go, or a topic that is not there (CD-329) */
    split: (
      id: string,
      agent: Agent,
      { messages, categoryId: topicId, game: product, subject, eventCount }: SplitCaseRequest,
    ) =>
      write(id, agent, eventCount, async (record) => {
        const events = await store.events(id)
        const refusal = refuseSplit(record, events, messages)
        if (refusal !== null) throw refuse(refusal.field, refusal.code, refusal.errorKey)
        if (!catalogue.isTopicOf(topicId, product) || !isWithinScope(scopedIn({ ...record, product })))
          throw refuse('categoryId', 'unknown')
        const at = now()
        const going = new Set(messages)
        const first = events.find(({ isCompany }, index) => going.has(index) && !isCompany)
        const title = subject?.trim() ?? catalogue.topicName(topicId, record.locale) ?? record.subject
        const put = await deps.route({
          product,
          topicId,
          locale: record.locale,
          channel: 'TICKET',
          subject: title,
          description: first?.text ?? '',
        })
        const opened = await deps.splits.split(
          record,
          newRecord({
            id: await store.newId(),
            region: record.region,
            ownerId: record.ownerId,
            subject: title,
            topicId,
            product,
            locale: record.locale,
            contactName: record.contactName,
            contactEmail: record.contactEmail,
            contactPhone: record.contactPhone,
            lastReadAt: record.lastReadAt,
            createdAt: at,
            priority: put?.priority ? priorities.indexOf(put.priority) : record.priority,
            ...(put === null
              ? {}
              : {
                  team: put.team,
                  assignee: put.assignee,
                  suggestedMacro: put.macro,
                  skill: put.skill ?? null,
                  awaitsGiving: put.awaitsGiving,
                }),
          }),
          { events, chosen: messages },
          { agentId: agent.id, at },
        )
        if (put !== null && put.tags.length > 0) await deps.triage.setTags(opened.id, put.tags)
        return opened
      }),

    /** `id`: the new one. @returns the one the messages came from. @throws 409 when it is too late */
    unsplit: (id: string, agent: Agent) =>
      withTransaction(async () => {
        const split = await find(id)
        const found = existing(await deps.splits.find(id))
        const source = await find(found.sourceId)
        const isUntouched =
          source.eventCount === found.sourceEvents &&
          split.eventCount === found.events &&
          source.mergedInto === null &&
          split.mergedInto === null
        if (found.splitAt <= undoneSince() || !isUntouched) throw await changed(split, agent)
        return present(await deps.splits.undo(source, split, { agentId: agent.id, at: now() }), agent)
      }),

    addNote: (id: string, agent: Agent, text: string) =>
      withTransaction(async () => {
        const record = await find(id)
        const note = await deskStore.addNote(id, { author: agent.id, text, writtenAt: now() })
        const { writtenAt: at } = note
        await deps.onHappening({ type: 'case.note_added', record, by: 'agent', agentId: agent.id, at })
        return note
      }),

    /** Opens one sealed value (ground G30). */
    secureField: async (id: string, key: string) => {
      const record = await find(id)
      const values = secureValues(record)
      // A key such as `constructor` names what every object has.
      if (!Object.hasOwn(values, key)) throw problem.notFound()
      const value = openedText(values[key]!)
      const label =
        catalogue.fieldLabels(record.topicId, deps.locale()).find((field) => field.key === key)?.label ?? key
      return { key, label, secure: true, value }
    },

    /** @throws 423 for a file that waits for its check */
    attachment: async (id: string, fileId: string) => {
      await find(id)
      return deps.files.open(id, fileId)
    },

    /** @throws as `attachment`, also for a file that is no mail */
    mailText: async (id: string, fileId: string) => {
      await find(id)
      if (!(await deps.fileStore.mails(id)).some(({ file }) => file.id === fileId)) throw problem.notFound()
      return deps.mailText(await bytesOf((await deps.files.open(id, fileId)).bytes))
    },

    /** The one before ends at once. @throws 422 for a case of an account (decisions-cases B2) */
    newToken: (id: string) =>
      withTransaction(async () => {
        const record = await find(id)
        if (record.ownerId !== null) throw problem.validation({ errorKey: 'support.desk.error.token.account' })
        const token = await deps.filing.replaceToken(id, true)
        if (token === null) throw new Error('a new link has a token')
        return {
          token,
          url: deps.linkUrl(record.locale, token),
          endsAt: daysAfter(record.updatedAt, deps.periods().linkDays),
        }
      }),

    revokeToken: (id: string) =>
      withTransaction(async () => {
        await find(id)
        await deps.filing.replaceToken(id, false)
      }),
  }
}

export type CaseDesk = ReturnType<typeof createCaseDesk>
