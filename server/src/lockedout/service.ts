// Reading for who cannot sign in (CD-305 to CD-308): a code by mail opens a mark in the browser that asked. A mark is no
// session: nothing but this room knows its cookie, and whose it is is looked up anew for each call.
import type {
  AnswerAppealRequest,
  AppealPenaltyRequest,
  LockedOutCaseSummary,
  LockedOutState,
} from '#generated/server/schemas.ts'
import type { Transacting } from '../lib/clock.ts'
import { newRowId, newToken, sha256, tokenPattern } from '../lib/ids.ts'
import type { Keyring } from '../lib/keyring.ts'
import { problem } from '../platform/problems.ts'
import type {
  LockedOutAddresses,
  LockedOutCases as Cases,
  LockedOutMailKind,
  LockedOutPenalties,
  ReadableCase,
} from './ports.ts'
import {
  againSeconds,
  codeMilliseconds,
  codePurpose,
  codeText,
  codeTries,
  keptDays,
  markMilliseconds,
  sealContext,
} from './rules.ts'
import type { LockedOutStore, MarkRow } from './store.ts'

interface LockedOutServiceDeps extends Transacting {
  store: LockedOutStore
  addresses: Pick<LockedOutAddresses, 'settledOf'>
  penalties: Omit<LockedOutPenalties, 'isRestricted'>
  cases: Cases
  enqueue: (kind: LockedOutMailKind, payload: { id: string }) => Promise<unknown>
  /** @throws 429 beyond one asking a minute */
  demandPause: (key: string, rule: { max: number; perSeconds: number }) => Promise<void>
  /** A line the desk's audit keeps. */
  audit: (entry: { action: string; accountId: string; requestId: string }) => Promise<void>
  text: (locale: string, code: string, params?: Record<string, unknown>) => string
  keys: Pick<Keyring, 'seal' | 'sign' | 'verify'>
}

/** What an answer is given with: the cookie's value. */
type Browser = string | undefined
interface Ask {
  locale: string
  requestId: string
}

const nothing: LockedOutState = { stage: 'none', expiresAt: null, againAt: null, triesLeft: null, canAppeal: false }

const summaryOf = (one: ReadableCase): LockedOutCaseSummary => ({
  id: one.id,
  subject: one.subject,
  excerpt: one.excerpt,
  statusKey: one.statusKey,
  gameTitle: one.gameTitle,
  createdAt: one.createdAt,
  updatedAt: one.relativeTimestamp,
})

export const createLockedOutService = (deps: LockedOutServiceDeps) => {
  const { store, keys, clock, withTransaction } = deps
  const now = (): string => clock.now().toISOString()
  const later = (time: string, milliseconds: number): string => new Date(Date.parse(time) + milliseconds).toISOString()
  const hashOf = (browser: Browser): string | undefined =>
    browser !== undefined && tokenPattern.test(browser) ? sha256(browser) : undefined

  const openMark = async (browser: Browser): Promise<MarkRow | undefined> => {
    const hash = hashOf(browser)
    const mark = hash === undefined ? undefined : await store.mark(hash, now())
    // An address that has changed since, or is a child's by now, opens nothing any more.
    return mark && (await deps.addresses.settledOf(mark.account_id)) ? mark : undefined
  }
  const demandMark = async (browser: Browser): Promise<MarkRow> => {
    const mark = await openMark(browser)
    if (!mark) throw problem.unauthorized()
    return mark
  }
  const stateOf = (mark: Pick<MarkRow, 'expires_at' | 'appealed_at'>): LockedOutState => ({
    ...nothing,
    stage: 'open',
    expiresAt: mark.expires_at,
    canAppeal: mark.appealed_at === null,
  })
  const ended = (): Error => problem.validation({ errorKey: 'support.lockedout.error.ended' })

  return {
    /** The same for every address: who it belongs to is looked up afterwards. @returns the browser's cookie beside it */
    ask: async (browser: Browser, email: string, locale: string) => {
      const token = hashOf(browser) === undefined ? newToken() : browser!
      const hash = sha256(token)
      await deps.demandPause(`lockedout:again:${hash}`, { max: 1, perSeconds: againSeconds })
      const at = now()
      const id = newRowId(clock.now())
      const expiresAt = later(at, codeMilliseconds)
      await withTransaction(async () => {
        await store.putCode({
          id,
          browser_hash: hash,
          address: keys.seal(sealContext(id), email),
          locale,
          code_hash: null,
          account_id: null,
          tries_left: codeTries,
          asked_at: at,
          expires_at: expiresAt,
        })
        await deps.enqueue('lockedout-code', { id })
      })
      return { token, body: { expiresAt, againAt: later(at, againSeconds * 1000) } }
    },

    /** @throws 422 for a wrong code, and where there is none to answer. @returns the cookie of the mark beside it */
    answer: async (browser: Browser, code: string, { locale, requestId }: Ask) => {
      const hash = hashOf(browser)
      if (hash === undefined) throw ended()
      return withTransaction(async () => {
        const at = now()
        const row = await store.takeTry(hash, at)
        if (!row) throw ended()
        // Compared where nobody got a code, too: both take as long.
        const isRight = keys.verify(
          codePurpose,
          codeText(row.id, code),
          row.code_hash ?? keys.sign(codePurpose, row.id),
        )
        if (!isRight || row.account_id === null) {
          if (row.tries_left === 0)
            throw problem.validation({ errorKey: 'support.lockedout.error.ended' }).keepingChanges()
          const key = 'support.lockedout.error.code'
          const params = { left: row.tries_left }
          throw problem
            .validation({
              fieldErrors: [{ field: 'code', code: key, params }],
              errorCodes: { [key]: deps.text(locale, key, params) },
            })
            .keepingChanges()
        }
        if (!(await store.takeCode(row.id)) || !(await deps.addresses.settledOf(row.account_id))) throw ended()
        // What was open in this browser before is over.
        await store.end(hash, at)
        const token = newToken()
        const mark = {
          id: newRowId(clock.now()),
          token_hash: sha256(token),
          account_id: row.account_id,
          opened_at: at,
          expires_at: later(at, markMilliseconds),
          appealed_at: null,
        }
        await store.insertMark(mark)
        await deps.enqueue('lockedout-opened', { id: mark.id })
        await deps.audit({ action: 'lockedout.open', accountId: mark.account_id, requestId })
        return { token, body: stateOf(mark) }
      })
    },

    state: async (browser: Browser): Promise<LockedOutState> => {
      const mark = await openMark(browser)
      if (mark) return stateOf(mark)
      const hash = hashOf(browser)
      const code = hash === undefined ? undefined : await store.codeOfBrowser(hash, now())
      if (!code || code.tries_left === 0) return nothing
      return {
        stage: 'code',
        expiresAt: code.expires_at,
        againAt: later(code.asked_at, againSeconds * 1000),
        triesLeft: code.tries_left,
        canAppeal: false,
      }
    },

    end: async (browser: Browser) => {
      const hash = hashOf(browser)
      if (hash !== undefined) await store.end(hash, now())
    },

    /** @throws 401 without a mark */
    restrictions: async (browser: Browser, locale: string) => {
      const { account_id: accountId } = await demandMark(browser)
      return { penalties: await deps.penalties.list(accountId, locale), reasons: deps.penalties.reasons() }
    },
    cases: async (browser: Browser, locale: string, wanted: { isArchived: boolean; cursor: string | undefined }) => {
      const { account_id: accountId } = await demandMark(browser)
      const { items, nextCursor } = await deps.cases.page(accountId, locale, wanted)
      return { items: items.map(summaryOf), nextCursor }
    },
    /** @throws 401; 404 for another account's */
    thread: async (browser: Browser, locale: string, caseId: string) => {
      const { account_id: accountId } = await demandMark(browser)
      const found = await deps.cases.thread(accountId, locale, caseId)
      return {
        ...summaryOf(found),
        events: found.caseEvents.map((event) => ({
          eventType: event.eventType,
          alternateName: event.alternateName,
          createdAt: event.relativeTimestamp,
          text: event.responseText,
          fromCompany: event.companyResponse,
          hadFiles: (event.attachments ?? []).length > 0,
        })),
      }
    },

    /** @throws 401; 404 for another account's restriction */
    demandOwn: async (browser: Browser, penaltyId: string) => {
      const { account_id: accountId } = await demandMark(browser)
      await deps.penalties.demandOwn(accountId, penaltyId)
    },
    /** @throws 401, 404, 422 */
    appeal: (browser: Browser, request: AppealPenaltyRequest, { locale, requestId }: Ask) =>
      withTransaction(async () => {
        const mark = await demandMark(browser)
        if (!(await store.takeAppeal(mark.id, now())))
          throw problem.validation({ errorKey: 'support.lockedout.error.appealed' })
        const appeal = await deps.penalties.appeal(mark.account_id, request, locale)
        await deps.audit({ action: 'lockedout.appeal', accountId: mark.account_id, requestId })
        return appeal
      }),

    /** @throws 401, 404, 422 */
    answerAppeal: (browser: Browser, request: AnswerAppealRequest, { requestId }: Pick<Ask, 'requestId'>) =>
      withTransaction(async () => {
        const { account_id: accountId } = await demandMark(browser)
        const appeal = await deps.penalties.answer(accountId, request)
        await deps.audit({ action: 'lockedout.answer', accountId, requestId })
        return appeal
      }),

    sweep: (signal?: AbortSignal) =>
      store.sweep({ codesBefore: now(), marksBefore: later(now(), -keptDays * 86_400_000) }, signal),
  }
}

export type LockedOutService = ReturnType<typeof createLockedOutService>
