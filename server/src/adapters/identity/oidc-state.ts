// What the embedded provider remembers (sessions, codes, grants), kept in our own database so that two instances share
// it (ground G32).
import type { Adapter, AdapterPayload } from 'oidc-provider'

/** One remembered thing of the provider; `payload` is its JSON. */
export interface OidcRecord {
  key: string
  payload: string
  grantId: string | null
  uid: string | null
  expiresAt: number | null
}

/** Rows of the provider's state; implemented over the database in account/oidc-store.ts. */
export interface OidcStateStore {
  put: (record: OidcRecord) => Promise<void>
  get: (key: string, now: number) => Promise<OidcRecord | undefined>
  getByUid: (kind: string, uid: string, now: number) => Promise<OidcRecord | undefined>
  remove: (key: string) => Promise<void>
  removeGrant: (grantId: string) => Promise<void>
  /** Inserts unless the key is there; returns what is stored. Two instances that start at once agree on one value. */
  putOnce: (record: OidcRecord) => Promise<OidcRecord>
}

/**
 * An oidc-provider adapter over our store.
 * @param clock milliseconds since the epoch
 * @param space before every key, where two providers share the store
 */
export const createOidcAdapter = (
  store: OidcStateStore,
  clock: () => number,
  space: string,
): ((kind: string) => Adapter) => {
  return (ownKind) => {
    const kind = space + ownKind
    const keyOf = (id: string): string => `${kind}:${id}`
    const parse = (record: OidcRecord | undefined): AdapterPayload | undefined =>
      record === undefined ? undefined : (JSON.parse(record.payload) as AdapterPayload)
    return {
      async upsert(id, payload, expiresIn) {
        await store.put({
          key: keyOf(id),
          payload: JSON.stringify(payload),
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn === undefined ? null : clock() + expiresIn * 1000,
        })
      },
      find: async (id) => parse(await store.get(keyOf(id), clock())),
      findByUid: async (uid) => parse(await store.getByUid(kind, uid, clock())),
      findByUserCode: async () => undefined, // the device flow is off
      async consume(id) {
        const record = await store.get(keyOf(id), clock())
        if (record === undefined) return
        const payload = { ...(JSON.parse(record.payload) as AdapterPayload), consumed: Math.floor(clock() / 1000) }
        await store.put({ ...record, payload: JSON.stringify(payload) })
      },
      destroy: async (id) => {
        await store.remove(keyOf(id))
      },
      revokeByGrantId: async (grantId) => {
        await store.removeGrant(grantId)
      },
    }
  }
}
