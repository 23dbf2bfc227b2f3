// A half-filled form on its way from one device to another (CD-247): for ten minutes, once, and only while the session that
// made the code is there.
import type { HandoffForm, HandoffReceipt, HandoffStatus, TakenHandoff } from '#generated/server/schemas.ts'
import type { Transacting } from '../lib/clock.ts'
import { newRowId, newTypedCode, sha256 } from '../lib/ids.ts'
import type { Keyring } from '../lib/keyring.ts'
import { existing, problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import { withoutSecrets, type HandedField } from './rules.ts'
import type { HandoffStore } from './store.ts'
import type { HandoffUploads, OpenedContextOf } from './ports.ts'

interface HandoffServiceDeps extends Transacting {
  store: HandoffStore
  uploads: HandoffUploads
  /** undefined: there is no such topic */
  fieldsOf: (locale: string, topicId: number) => readonly HandedField[] | undefined
  openedContextOf: OpenedContextOf
  /** Whether a signed-in session, by the id it is kept under, has not ended. */
  isSessionThere: (id: string) => Promise<boolean>
  keys: Pick<Keyring, 'seal' | 'unseal' | 'sign'>
}

/** Long enough to find the phone. */
const handoffMilliseconds = 10 * 60_000

/** What is sealed. */
interface Handed {
  form: HandoffForm
  /** The session it came from, as uploads name their owner. */
  owner: string
}

/** Values by field key; undefined for what is no JSON of an object. */
const valuesIn = (text: string): Record<string, unknown> | undefined => {
  try {
    const values: unknown = JSON.parse(text)
    return typeof values === 'object' && values !== null && !Array.isArray(values)
      ? (values as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

const contextOf = (id: string): string => `handoff:${id}`
const accountOf = (visitor: Visitor): string | null => (visitor.kind === 'player' ? visitor.account.id : null)
/** A player's id is the hash of a cookie, by which its row is found; the other is a cookie's own value. */
const sessionOf = (visitor: Visitor): string =>
  visitor.kind === 'player' ? visitor.sessionId : sha256(visitor.sessionId)

export const createHandoffService = ({
  store,
  uploads,
  fieldsOf,
  openedContextOf,
  isSessionThere,
  withTransaction,
  keys,
  clock,
}: HandoffServiceDeps) => {
  const now = (): string => clock.now().toISOString()
  /** Keyed: 50 bits behind a plain hash could be tried one by one by who sees the table. */
  const hashOf = (code: string): string => keys.sign('handoff-code', code)

  return {
    /** @throws 422 for a topic or an upload that is not there */
    create: async (visitor: Visitor, given: HandoffForm): Promise<HandoffReceipt> => {
      const fields = fieldsOf(given.locale, given.categoryId)
      if (fields === undefined) throw problem.validation({ fieldErrors: [{ field: 'categoryId', code: 'unknown' }] })
      const values = valuesIn(given.fields)
      if (values === undefined) throw problem.validation({ fieldErrors: [{ field: 'fields', code: 'pattern' }] })
      const { missing } = await uploads.named(visitor, given.uploads, (field) => `uploads.${field}`)
      if (missing.length > 0) throw problem.validation({ fieldErrors: [...missing] })
      const id = newRowId(clock.now())
      const code = newTypedCode()
      const expiresAt = new Date(clock.now().getTime() + handoffMilliseconds).toISOString()
      const form = { ...given, fields: JSON.stringify(withoutSecrets(values, fields)) }
      const handed: Handed = { form, owner: uploads.ownerOf(visitor) }
      await withTransaction(() =>
        store.insert({
          id,
          code_hash: hashOf(code),
          session_id: sessionOf(visitor),
          account_id: accountOf(visitor),
          state: keys.seal(contextOf(id), JSON.stringify(handed)),
          expires_at: expiresAt,
        }),
      )
      return { id, code, expiresAt }
    },

    /** @throws 404 for another session's */
    status: async (visitor: Visitor, id: string): Promise<HandoffStatus> => {
      const row = existing(await store.find(id, sessionOf(visitor)))
      const { state, expires_at: expiresAt } = row
      return { status: state === null ? 'taken' : expiresAt > now() ? 'waiting' : 'expired', expiresAt }
    },

    /** @throws 404 for another session's */
    end: async (visitor: Visitor, id: string): Promise<void> => {
      if (!(await store.remove(id, sessionOf(visitor)))) throw problem.notFound()
    },

    /** @throws 404 for a code that does not count here */
    take: async (visitor: Visitor, code: string): Promise<TakenHandoff> => {
      const row = await store.waiting(hashOf(code), now())
      if (!row || row.state === null) throw problem.notFound()
      const isSignedInElsewhere = visitor.kind === 'player' && row.account_id !== null
      if (isSignedInElsewhere && visitor.account.id !== row.account_id) throw problem.notFound()
      if (row.account_id !== null && !(await isSessionThere(row.session_id))) throw problem.notFound()
      const { form, owner } = JSON.parse(keys.unseal(contextOf(row.id), row.state)) as Handed
      const { uploads: named = {}, gameContext: key, ...rest } = form
      return withTransaction(async () => {
        if (!(await store.take(row.id))) throw problem.notFound()
        const moved = await uploads.handOver(owner, visitor, Object.values(named).flat())
        const files = Object.entries(named).flatMap(([field, ids]) =>
          ids.flatMap((id) => {
            const upload = moved.find((one) => one.id === id)
            return upload ? [{ field, uploadId: id, filename: upload.filename, size: upload.size }] : []
          }),
        )
        // Both devices hold it; the case that is filed first takes it (CD-242).
        return { form: rest, files, gameContext: key ? await openedContextOf(key) : null }
      })
    },

    sweep: (signal?: AbortSignal): Promise<void> => store.sweep(now(), signal),
  }
}

export type HandoffService = ReturnType<typeof createHandoffService>
