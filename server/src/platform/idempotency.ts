// One effect for one intent (ground G10, G23): the handler and the record of its answer are one transaction (promises
// P1, P9). Who runs at the same time is known without a row: in memory, or by an advisory lock on PostgreSQL.
import type { FastifyRequest } from 'fastify'
import { sql, type Selectable } from 'kysely'
import { canonicalJson } from '../lib/canonical-json.ts'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import { sha256 } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { IdempotencyTable, Tables, WholeRow } from '../storage/tables.ts'
import type { PlainAnswer } from './contract/send-answer.ts'
import type { Operation } from './contract/types.ts'
import { problem } from './problems.ts'
import type { Visitor } from './visitor.ts'

interface StoredAnswer {
  status: number
  headers: Record<string, string>
  body: unknown
}

export interface IdempotentRequest {
  visitor: Visitor
  operationId: string
  /** The client's UUID; without one a key is derived from who, route and content for ten seconds. */
  key: string | undefined
  params: unknown
  query: unknown
  body: unknown
  /** Part name and SHA-256 of each file, in the order sent. */
  files: readonly CarriedFile[]
}

interface CarriedFile {
  part: string
  sha256: string
}

/**
 * The uploads a form names, as the files it would carry; undefined where one of them is not there (any more), not whole,
 * or somebody else's.
 */
export type UploadedFiles = (
  visitor: Visitor,
  uploads: Readonly<Record<string, readonly string[]>>,
) => Promise<readonly CarriedFile[] | undefined>

const keptSeconds = 24 * 3600
const derivedKeptSeconds = 10

const formOf = (body: unknown): object | undefined => {
  const form = (body as { form?: unknown } | null | undefined)?.form
  return typeof form === 'object' && form !== null ? form : undefined
}
const without = (names: readonly string[], body: unknown): unknown => {
  const form = formOf(body)
  if (form === undefined || !names.some((name) => name in form)) return body
  return { ...(body as object), form: { ...form, ...Object.fromEntries(names.map((name) => [name, undefined])) } }
}
const uploadsOf = (body: unknown): Readonly<Record<string, readonly string[]>> | undefined =>
  (body as { form?: { uploads?: Record<string, string[]> } } | null | undefined)?.form?.uploads

const fingerprintOf = ({ params, query, body, files }: IdempotentRequest): string =>
  sha256(
    canonicalJson({
      params,
      query,
      // A proof that a person sends is no part of what is sent: a page that was loaded anew has another (CD-438).
      body: without(['recaptcha'], body),
      files: files.map(({ part, sha256: hash }) => [part, hash]),
    }),
  )

/**
 * What a page says of the case it shows, which is another one once the first send is in it (CD-461): a page that was
 * loaded anew has read more, and is not asked for a way.
 */
const notCompared: Readonly<Record<string, readonly string[]>> = {
  respondToCase: ['eventCount', 'categoryId', 'game', 'channel', 'phoneNumber'],
  answerCase: ['eventCount', 'confirmedFlags'],
}

const inOrder = (files: readonly CarriedFile[]): CarriedFile[] =>
  files.toSorted((one, other) => {
    const [a, b] = [`${one.part} ${one.sha256}`, `${other.part} ${other.sha256}`]
    return a < b ? -1 : Number(a > b)
  })

/**
 * Operations whose handlers decide nothing by what they read: submitContact takes its mark by a delete and its id by a
 * primary key, and the lock guards the idempotency key.
 */
const onTheirOwn: ReadonlySet<string> = new Set(['submitContact'])

const isSuccess = ({ status }: StoredAnswer) => status >= 200 && status < 300

interface IdempotencyDeps {
  database: Database<Tables>
  clock: Clock
  keys: Pick<Keyring, 'seal' | 'unseal'>
  uploaded: UploadedFiles
}

export const createIdempotency = ({ database, clock, keys, uploaded }: IdempotencyDeps) => {
  const running = new Set<string>()

  /**
   * What tells a repeat: the request as it stands, and what is meant by it. A page that was loaded anew uploads again what
   * the first send took, or carries it: the same files are the same send (CD-450), whatever it has read since (CD-461).
   */
  const fingerprintsOf = async (request: IdempotentRequest): Promise<string[]> => {
    const exact = fingerprintOf(request)
    const uploads = uploadsOf(request.body)
    const seen = notCompared[request.operationId]
    if (uploads === undefined && request.files.length === 0 && seen === undefined) return [exact]
    const named = uploads === undefined ? [] : await uploaded(request.visitor, uploads)
    if (named === undefined) return [exact]
    const files = inOrder([...named, ...request.files])
    return [exact, fingerprintOf({ ...request, body: without(['uploads', ...(seen ?? [])], request.body), files })]
  }

  /**
   * Whether nobody else runs this key on any instance, and then its row. The lock comes first: a row stored before it
   * was free is seen.
   */
  const lockAndRead = async (keyHash: string) => {
    const read = database.db.selectFrom('idempotency').selectAll().where('key_hash', '=', keyHash)
    if (database.dialect.name !== 'postgres') return { isAlone: true, row: await read.executeTakeFirst() }
    const lock = BigInt.asIntN(64, BigInt(`0x${keyHash.slice(0, 16)}`)).toString()
    const take = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${lock}::bigint) as taken`
    const [[locked], [row]] = await database.both(take.compile(database.db), read.compile())
    return { isAlone: locked?.taken === true, row }
  }

  /** An answer may hold a case's link: it is stored sealed, for its own key alone (T24). */
  const contextOf = (keyHash: string): string => `answer ${keyHash}`
  const opened = (keyHash: string, stored: string): unknown =>
    // Rows of before the seal hold JSON, for the day they are kept.
    JSON.parse(stored.startsWith('v1.') ? keys.unseal(contextOf(keyHash), stored) : stored)
  const sealed = (keyHash: string, value: unknown): string => keys.seal(contextOf(keyHash), JSON.stringify(value))

  /** Stored answer of a key, replayed or refused; undefined when there is none that still counts. */
  const answerOf = (
    row: Selectable<IdempotencyTable> | undefined,
    fingerprints: readonly string[],
  ): StoredAnswer | undefined => {
    if (!row || row.expires_at <= clock.now().toISOString()) return undefined
    const known = row.fingerprint.split(' ')
    if (!fingerprints.some((fingerprint) => known.includes(fingerprint)))
      throw problem.validation({ globalErrors: [{ code: 'idempotency-key-reused' }] })
    return {
      status: row.status,
      headers: opened(row.key_hash, row.headers) as Record<string, string>,
      body: row.body === null ? undefined : opened(row.key_hash, row.body),
    }
  }

  const remember = async (
    keyHash: string,
    fingerprints: readonly string[],
    request: IdempotentRequest,
    answer: StoredAnswer,
  ): Promise<void> => {
    const seconds = request.key === undefined ? derivedKeptSeconds : keptSeconds
    const values: Omit<WholeRow<IdempotencyTable>, 'key_hash'> = {
      fingerprint: fingerprints.join(' '),
      owner: request.visitor.kind === 'player' ? request.visitor.account.id : null,
      status: answer.status,
      headers: sealed(keyHash, answer.headers),
      body: answer.body === undefined ? null : sealed(keyHash, answer.body),
      expires_at: new Date(clock.now().getTime() + seconds * 1000).toISOString(),
    }
    await database.insert('idempotency', [{ key_hash: keyHash, ...values }], { key: ['key_hash'], then: 'replace' })
  }

  return {
    /**
     * Runs `work` once for this request, inside a transaction; a repeat gets the first 2xx answer again. What it
     * throws, or another answer, frees the key. @throws 409 while the same request is under way, 422 when the key was
     * used for another payload
     */
    run: async (request: IdempotentRequest, work: () => Promise<StoredAnswer>) => {
      const who =
        request.visitor.kind === 'player'
          ? `player ${request.visitor.account.id}`
          : `session ${request.visitor.sessionId}`
      // Before the work, which takes the uploads away.
      const fingerprints = await fingerprintsOf(request)
      const keyHash = sha256(canonicalJson([who, request.operationId, request.key ?? { derived: fingerprints[0] }]))
      if (running.has(keyHash)) throw problem.conflict()
      running.add(keyHash)
      try {
        return await database.withTransaction(
          async () => {
            const { isAlone, row } = await lockAndRead(keyHash)
            const known = answerOf(row, fingerprints)
            if (known) return { ...known, isReplay: true }
            if (!isAlone) throw problem.conflict()
            const answer = await work()
            if (isSuccess(answer)) await remember(keyHash, fingerprints, request, answer)
            return { ...answer, isReplay: false }
          },
          { isOnItsOwn: onTheirOwn.has(request.operationId) },
        )
      } finally {
        running.delete(keyHash)
      }
    },
    /** Removes what may no longer be replayed. */
    sweep: async (signal?: AbortSignal) => {
      await removeOld(
        database,
        { table: 'idempotency', column: 'expires_at', before: clock.now().toISOString() },
        { signal },
      )
    },
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>

/**
 * For the contract's binding: runs a handler through `idempotency`, after session, CSRF, 400 and ownership, before
 * captcha and rules (ground G23). It runs inside a transaction: nothing slow belongs into it.
 */
export const createRunOnce =
  (idempotency: Idempotency) =>
  async (operation: Operation, request: FastifyRequest, work: () => Promise<PlainAnswer>): Promise<PlainAnswer> => {
    const { params, query, body, files } = request.parsed!
    const key = request.headers['idempotency-key']
    const {
      status,
      headers,
      body: answered,
      isReplay,
    } = await idempotency.run(
      {
        visitor: request.visitor,
        operationId: operation.operationId,
        key: typeof key === 'string' ? key.toLowerCase() : undefined,
        params,
        query,
        body,
        files,
      },
      async () => {
        const answer = await work()
        return { status: answer.status, headers: (answer.headers ?? {}) as Record<string, string>, body: answer.body }
      },
    )
    return { status, headers: isReplay ? { ...headers, 'idempotency-replayed': 'true' } : headers, body: answered }
  }
