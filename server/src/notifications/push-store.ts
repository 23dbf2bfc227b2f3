// Browsers that are told of news.
import { newRowId, sha256 } from '../lib/ids.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { PushTarget } from './ports.ts'
import type { NotificationsTables, PushSubscriptionTable } from './tables.ts'

export interface StoredPush extends PushTarget {
  /** The portal's key it was made for: with another one its service refuses everything. */
  publicKey: string
}

export interface PushStore {
  /** The same address again is replaced, whoever had it; of more than `most` of an account the oldest go. */
  add: (owner: { accountId: string; sessionId: string }, push: StoredPush, most: number, at: Date) => Promise<void>
  isOn: (sessionId: string) => Promise<boolean>
  idsOf: (accountId: string) => Promise<string[]>
  find: (id: string) => Promise<StoredPush | undefined>
  drop: (id: string) => Promise<void>
  dropOfSession: (sessionId: string) => Promise<void>
  /** For the copy of own data: the service's host. */
  ofAccount: (accountId: string) => Promise<{ kind: string; recordedAt: string; text: string }[]>
  eraseAccount: (accountId: string) => Promise<void>
  /** Forgets those begun before. */
  sweep: (before: string, signal?: AbortSignal) => Promise<void>
}

const contextOf = (id: string): string => `push-subscription ${id}`

export const createPushStore = (
  database: Database<NotificationsTables>,
  keys: Pick<Keyring, 'seal' | 'unseal'>,
): PushStore => {
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
    add: ({ accountId, sessionId }, push, most, at) =>
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
    isOn: async (sessionId) =>
      (await database.db
        .selectFrom('push_subscription')
        .select('id')
        .where('session_id', '=', sessionId)
        .limit(1)
        .executeTakeFirst()) !== undefined,
    idsOf: async (accountId) => (await ofAccount(accountId)).map(({ id }) => id),
    find: async (id) => {
      const row = await database.db.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst()
      return row && read(row)
    },
    dropOfSession: async (sessionId) => {
      await database.db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute()
    },
    ofAccount: async (accountId) =>
      (await ofAccount(accountId)).map((row) => ({
        kind: 'push-subscription',
        recordedAt: row.created_at,
        text: new URL(read(row).endpoint).host,
      })),
    eraseAccount: async (accountId) => {
      await database.db.deleteFrom('push_subscription').where('account_id', '=', accountId).execute()
    },
    sweep: async (before, signal) => {
      await removeOld(database, { table: 'push_subscription', column: 'created_at', before }, { signal })
    },
  }
}
