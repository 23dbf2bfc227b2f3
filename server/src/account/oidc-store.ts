// Rows of the embedded identity provider. The port is the adapter's (adapters/identity/oidc-state.ts); compose.ts hands
// this over.
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { AccountTables, OidcStateAccountTable, OidcStateTable } from './tables.ts'

interface OidcRecord {
  key: string
  payload: string
  grantId: string | null
  uid: string | null
  expiresAt: number | null
}

/** Every account a state tells of, wherever in it: a sign-in begun as one may end as another. */
const accountsIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) =>
    /^(?:accountId|sub)$/.test(name) && typeof part === 'string' ? [part] : accountsIn(part),
  )
}

/** Expired rows count as gone; `sweep` removes them for good. Times are milliseconds since the epoch. */
export const createOidcStore = (database: Database<AccountTables>) => {
  const rowOf = (record: OidcRecord) =>
    ({
      key: record.key,
      payload: record.payload,
      grant_id: record.grantId,
      uid: record.uid,
      expires_at: record.expiresAt === null ? null : new Date(record.expiresAt).toISOString(),
    }) satisfies WholeRow<OidcStateTable>
  const recordOf = (row: WholeRow<OidcStateTable> | undefined, now: number): OidcRecord | undefined => {
    if (row === undefined) return undefined
    const expiresAt = row.expires_at === null ? null : Date.parse(row.expires_at)
    if (expiresAt !== null && expiresAt <= now) return undefined
    return { key: row.key, payload: row.payload, grantId: row.grant_id, uid: row.uid, expiresAt }
  }
  const find = async (key: string): Promise<OidcRecord | undefined> =>
    recordOf(await database.db.selectFrom('oidc_state').selectAll().where('key', '=', key).executeTakeFirst(), 0)

  /** An erasure finds them by these. */
  const noteAccounts = async ({ key, payload }: OidcRecord): Promise<void> => {
    const accounts = [...new Set(accountsIn(JSON.parse(payload)))]
    if (accounts.length === 0) return
    await database.db
      .insertInto('oidc_state_account')
      .values(
        accounts.map((account) => ({ account_id: account, state_key: key }) satisfies WholeRow<OidcStateAccountTable>),
      )
      .onConflict((conflict) => conflict.columns(['account_id', 'state_key']).doNothing())
      .execute()
  }

  return {
    async put(record: OidcRecord): Promise<void> {
      const row = rowOf(record)
      await database.withTransaction(
        async () => {
          await database.db
            .insertInto('oidc_state')
            .values(row)
            .onConflict((conflict) =>
              conflict.column('key').doUpdateSet({
                payload: row.payload,
                grant_id: row.grant_id,
                uid: row.uid,
                expires_at: row.expires_at,
              }),
            )
            .execute()
          await noteAccounts(record)
        },
        { isOnItsOwn: true },
      )
    },
    async get(key: string, now: number): Promise<OidcRecord | undefined> {
      return recordOf(
        await database.db.selectFrom('oidc_state').selectAll().where('key', '=', key).executeTakeFirst(),
        now,
      )
    },
    async getByUid(kind: string, uid: string, now: number): Promise<OidcRecord | undefined> {
      const rows = await database.db
        .selectFrom('oidc_state')
        .selectAll()
        .where('uid', '=', uid)
        .where('key', 'like', `${kind}:%`)
        .execute()
      return recordOf(rows[0], now)
    },
    async remove(key: string): Promise<void> {
      await database.db.deleteFrom('oidc_state').where('key', '=', key).execute()
    },
    async eraseAccount(accountId: string): Promise<void> {
      const keys = database.db.selectFrom('oidc_state_account').select('state_key').where('account_id', '=', accountId)
      const found = await keys.execute()
      for (const { state_key: key } of found)
        await database.db.deleteFrom('oidc_state').where('key', '=', key).execute()
    },
    async removeGrant(grantId: string): Promise<void> {
      await database.db.deleteFrom('oidc_state').where('grant_id', '=', grantId).execute()
    },
    /** Inserts unless the key is there; @returns what is stored then. */
    async putOnce(record: OidcRecord): Promise<OidcRecord> {
      await database.db
        .insertInto('oidc_state')
        .values(rowOf(record))
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      const stored = await find(record.key)
      if (stored === undefined) throw new Error(`oidc_state lost ${record.key}`)
      return stored
    },
    async sweep(now: number, signal?: AbortSignal): Promise<void> {
      const before = new Date(now).toISOString()
      await removeOld(database, { table: 'oidc_state', column: 'expires_at', before, isInclusive: true }, { signal })
    },
  }
}
