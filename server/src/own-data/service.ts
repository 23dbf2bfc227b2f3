// Everything held about one player: a copy to take along, and its erasure (ground G33, decisions-cases C21). Both are
// jobs, done at least once, every step audited; what a job knows of the person is sealed.
import type { DataExport, DataRequest } from '#generated/server/schemas.ts'
import { newRowId } from '../lib/ids.ts'
import type { Transacting } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import { existing, problem } from '../platform/problems.ts'
import type { Account } from '../platform/visitor.ts'
import type { Held } from './held.ts'
import type { OwnDataCases } from './ports.ts'
import type { DataRequestRow, OwnDataStore } from './store.ts'

interface OwnDataDeps extends Transacting {
  store: OwnDataStore
  keys: Keyring
  jobs: {
    enqueue: (kind: string, payload: unknown, options?: { runAt?: Date; maxAttempts?: number }) => Promise<string>
    handle: (kind: string, handler: (job: { payload: unknown; attempt: number }) => Promise<void>) => void
  }
  cases: OwnDataCases
  held: Held
  /** What is still on its way to the account, of another one that became it, arrives first. */
  arrive: (accountId: string) => Promise<void>
  /** What the database has removed is gone from the disk too. */
  writeBackLog: () => Promise<void>
  /** Files no case names any more; younger than an hour they wait, since somebody may be about to file the same one. */
  files: {
    has: (sha256: string) => Promise<boolean>
    /** Those of these that nobody names any more, and that are old enough. */
    remove: (hashes: readonly string[]) => Promise<unknown>
    referenced: (hashes: string[]) => Promise<string[]>
  }
  text: (locale: string, code: string) => string
}

export interface OwnData {
  list: (account: Account) => Promise<DataRequest[]>
  requestExport: (account: Account, locale: string) => Promise<DataRequest>
  /** @throws 422 without confirmation */
  requestErasure: (account: Account, locale: string, isConfirmed: boolean) => Promise<DataRequest>
  /** @throws 404 unless READY and the account's own */
  copy: (account: Account, requestId: string) => Promise<DataExport>
  /**
   * For admins, who name an account instead of being signed in to it. The audit is the desk's. @throws 404 when nothing
   * is held of the account
   */
  desk: {
    read: (accountId: string, locale: string) => Promise<DataExport>
    erase: (accountId: string, locale: string) => Promise<DataRequest>
  }
  sweep: (signal?: AbortSignal) => Promise<void>
}

interface Work {
  requestId: string
  account: Account
  locale: string
}
interface Leftover {
  requestId: string
  hashes: string[]
}

const exportJob = 'own-data-export'
const erasureJob = 'own-data-erasure'
const filesJob = 'own-data-files'
const maxAttempts = 5
const copyDays = 7
const listedMonths = 12
const day = 86_400_000
/** A little longer than files wait for a row that names them (storage/swept-blobs.ts). */
const filesWaitMilliseconds = 61 * 60_000

const viewOf = (row: DataRequestRow, now: string): DataRequest => ({
  id: row.id,
  kind: row.kind,
  state: row.state === 'READY' && row.expires_at !== null && row.expires_at <= now ? 'EXPIRED' : row.state,
  requestedAt: row.requested_at,
  doneAt: row.done_at,
  expiresAt: row.expires_at,
})

const isUnderWay = ({ state }: { state: DataRequest['state'] }): boolean => state === 'QUEUED' || state === 'RUNNING'

export const createOwnData = (deps: OwnDataDeps): OwnData => {
  const { store, withTransaction, clock, keys, jobs, cases, held, arrive, files } = deps
  const now = () => clock.now().toISOString()
  const keyOf = (account: Account): string => keys.sign('own-data', account.id)

  const listed = (account: Account): Promise<DataRequestRow[]> => {
    const since = clock.now()
    since.setUTCMonth(since.getUTCMonth() - listedMonths)
    return store.list(keyOf(account), since.toISOString())
  }

  const request = (account: Account, locale: string, kind: DataRequest['kind'], job: string): Promise<DataRequest> =>
    withTransaction(async () => {
      const at = now()
      const known = (await listed(account))
        .map((row) => viewOf(row, at))
        .find((one) => one.kind === kind && (isUnderWay(one) || one.state === 'READY'))
      if (known) return known
      const row: DataRequestRow = {
        id: `dr-${newRowId(clock.now())}`,
        account_key: keyOf(account),
        kind,
        state: 'QUEUED',
        requested_at: at,
        done_at: null,
        expires_at: null,
        copy: null,
      }
      await store.insert(row)
      await store.audit(row.id, `${kind.toLowerCase()}.requested`, clock.now())
      const work: Work = { requestId: row.id, account, locale }
      await jobs.enqueue(job, { requestId: row.id, sealed: keys.seal(row.id, JSON.stringify(work)) }, { maxAttempts })
      return viewOf(row, at)
    })

  const collect = async ({ account, locale }: Pick<Work, 'account' | 'locale'>): Promise<DataExport> => {
    const visitor = { kind: 'player' as const, sessionId: '', account }
    await arrive(account.id)
    const { phoneNumber, ...copied } = await held.collect(account, locale)
    const exported: DataExport['cases'] = []
    for (const id of await cases.idsOf(account.id))
      exported.push(await cases.export({ visitor, address: '', locale }, id))
    return {
      exportedAt: now(),
      account: {
        id: account.id,
        displayName: account.displayName,
        region: account.region,
        locale: account.locale ?? null,
        email: account.email ?? null,
        phoneNumber,
      },
      cases: exported,
      ...copied,
    }
  }

  const makeCopy = async (work: Work): Promise<void> => {
    const copy = await collect(work)
    await withTransaction(async () => {
      // An erasure that came in between wins.
      const row = await store.find(work.requestId)
      if (!row || !isUnderWay(row)) return
      const doneAt = clock.now()
      await store.update(row.id, {
        state: 'READY',
        copy: keys.seal(row.id, JSON.stringify(copy)),
        done_at: doneAt.toISOString(),
        expires_at: new Date(doneAt.getTime() + copyDays * day).toISOString(),
      })
      await store.audit(row.id, 'export.ready', doneAt)
    })
  }

  const finishErasure = (requestId: string): Promise<void> =>
    withTransaction(async () => {
      const row = await store.find(requestId)
      if (!row || row.state === 'DONE') return
      await store.update(requestId, { state: 'DONE', done_at: now() })
      await store.audit(requestId, 'erasure.done', clock.now())
    })

  const leftOf = async (hashes: string[]): Promise<string[]> => {
    const named = new Set(hashes.length === 0 ? [] : await files.referenced(hashes))
    const left: string[] = []
    for (const hash of hashes) if (!named.has(hash) && (await files.has(hash))) left.push(hash)
    return left
  }

  const erase = async ({ requestId, account }: Work): Promise<void> => {
    const provenEmail = account.emailVerified === true && account.email !== undefined ? account.email : null
    await arrive(account.id)
    const erased = await withTransaction(async () => {
      const gone = await cases.erase(account.id, provenEmail)
      await store.dropCopies(keyOf(account))
      await held.forget(account, gone)
      // Stored with the deed: a process that dies now still looks after the files.
      await jobs.enqueue(filesJob, { requestId, hashes: gone.hashes } satisfies Leftover, {
        runAt: gone.hashes.length === 0 ? clock.now() : new Date(clock.now().getTime() + filesWaitMilliseconds),
      })
      return gone
    })
    await held.forgetOutside(account, erased)
    await deps.writeBackLog()
    await files.remove(erased.hashes)
    if ((await leftOf(erased.hashes)).length === 0) await finishErasure(requestId)
  }

  /** Runs one step; the last failed try is told to the player and the audit, the error itself to the log alone. */
  const working =
    (kind: DataRequest['kind'], step: (work: Work) => Promise<void>) =>
    async ({ payload, attempt }: { payload: unknown; attempt: number }): Promise<void> => {
      const { requestId, sealed } = payload as { requestId: string; sealed: string }
      const row = await store.find(requestId)
      if (!row || !isUnderWay(row)) return
      await store.update(requestId, { state: 'RUNNING' })
      try {
        await step(JSON.parse(keys.unseal(requestId, sealed)) as Work)
      } catch (error) {
        if (attempt >= maxAttempts) {
          await store.update(requestId, { state: 'FAILED', done_at: now() })
          await store.audit(requestId, `${kind.toLowerCase()}.failed`, clock.now())
        }
        throw error
      }
    }

  jobs.handle(exportJob, working('EXPORT', makeCopy))
  jobs.handle(erasureJob, working('ERASURE', erase))
  jobs.handle(filesJob, async ({ payload }) => {
    const { requestId, hashes } = payload as Leftover
    await files.remove(hashes)
    const left = await leftOf(hashes)
    if (left.length > 0) throw new Error('files of an erased account are still there')
    await finishErasure(requestId)
  })

  const demandKnown = async (accountId: string): Promise<Account> => existing(await held.known(accountId))

  return {
    desk: {
      read: async (accountId, locale) => collect({ account: await demandKnown(accountId), locale }),
      erase: async (accountId, locale) => request(await demandKnown(accountId), locale, 'ERASURE', erasureJob),
    },
    list: async (account) => (await listed(account)).map((row) => viewOf(row, now())),
    requestExport: (account, locale) => request(account, locale, 'EXPORT', exportJob),
    requestErasure: async (account, locale, isConfirmed) => {
      if (!isConfirmed)
        throw problem.validation({
          fieldErrors: [{ field: 'confirmation', code: 'required' }],
          errorCodes: { required: deps.text(locale, 'required') },
        })
      return request(account, locale, 'ERASURE', erasureJob)
    },
    copy: async (account, requestId) => {
      const row = await store.find(requestId)
      if (!row || row.account_key !== keyOf(account) || row.copy === null || viewOf(row, now()).state !== 'READY')
        throw problem.notFound()
      await store.audit(requestId, 'export.fetched', clock.now())
      return JSON.parse(keys.unseal(requestId, row.copy)) as DataExport
    },
    sweep: (signal) => store.sweep(clock.now(), signal),
  }
}
