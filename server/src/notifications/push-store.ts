import { newRowId, sha256 } from '../lib/ids.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { PushTarget } from './ports.ts'
import type { NotificationsTables, PushSubscriptionTable } from './tables.ts'

interface StoredPush extends PushTarget {
  /** The portal's key it was made for: with another one its service refuses everything. */
  publicKey: string
}

const contextOf = (id: string): string => `push-subscription ${id}`

export const createPushStore = (database: Database<NotificationsTables>, keys: Pick<Keyring, 'seal' | 'unseal'>) => {
  const ofAccount = (accountId: string) =>
    database.db
      .selectFrom('push_subscription')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  const read = ({ id, target }: Pick<PushSubscriptionTable, 'id' | 'target'>): StoredPush =>
    JSON.parse(keys.unseal(contextOf(id), target)) as StoredPush
  const drop = async (id: string): Promise<void> => {
    await database.db.deleteFrom('push_subscription').where('id', '=', id).execute()
  }
  return {
    drop,
    /** The same address again is replaced, whoever had it; of more than `most` of an account the oldest go. */
    add: (
      { accountId, sessionId }: { accountId: string; sessionId: string },
      push: StoredPush,
      most: number,
      at: Date,
    ) =>
      database.withTransaction(async () => {
        const id = newRowId(at)
        const row = {
          id,
          endpoint_hash: sha256(push.endpoint),
          account_id: accountId,
          session_id: sessionId,
          target: keys.seal(contextOf(id), JSON.stringify(push)),
          created_at: at.toISOString(),
        } satisfies WholeRow<PushSubscriptionTable>
        await database.db.deleteFrom('push_subscription').where('endpoint_hash', '=', row.endpoint_hash).execute()
        await database.db.insertInto('push_subscription').values(row).execute()
        for (const { id: old } of (await ofAccount(accountId)).slice(most)) await drop(old)
      }),
    isOn: async (sessionId: string) =>
      (await database.db
        .selectFrom('push_subscription')
        .select('id')
        .where('session_id', '=', sessionId)
        .limit(1)
        .executeTakeFirst()) !== undefined,
    idsOf: async (accountId: string) => (await ofAccount(accountId)).map(({ id }) => id),
    find: async (id: string) => {
      const row = await database.db.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst()
      return row && read(row)
    },
    dropOfSession: async (sessionId: string) => {
      await database.db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute()
    },
    /** For the copy of own data: the service's host. */
    ofAccount: async (accountId: string) =>
      (await ofAccount(accountId)).map((row) => ({
        kind: 'push-subscription',
        recordedAt: row.created_at,
        text: new URL(read(row).endpoint).host,
      })),
    eraseAccount: async (accountId: string) => {
      await database.db.deleteFrom('push_subscription').where('account_id', '=', accountId).execute()
    },
    /** Forgets those begun before. */
    sweep: async (before: string, signal?: AbortSignal) => {
      await removeOld(database, { table: 'push_subscription', column: 'created_at', before }, { signal })
    },
  }
}

export type PushStore = ReturnType<typeof createPushStore>
