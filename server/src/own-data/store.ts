// Rows of the requests about own data.
import type { Selectable, Updateable } from 'kysely'
import { newRowId } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import { inBatches, removeOld } from '../storage/sweeps.ts'
import type { DataRequestTable, OwnDataTables } from './tables.ts'

export type DataRequestRow = Selectable<DataRequestTable>

export interface OwnDataStore {
  insert: (row: DataRequestRow) => Promise<void>
  find: (id: string) => Promise<DataRequestRow | undefined>
  /** Newest first. */
  list: (accountKey: string, since: string) => Promise<DataRequestRow[]>
  update: (id: string, change: Updateable<DataRequestTable>) => Promise<void>
  audit: (requestId: string, action: string, at: Date) => Promise<void>
  audited: (requestId: string) => Promise<{ action: string; at: string }[]>
  /** Copies of an account that could still be fetched. */
  dropCopies: (accountKey: string) => Promise<void>
  /** Requests of one key are another's from then on. */
  move: (from: string, into: string) => Promise<void>
  sweep: (now: Date, signal?: AbortSignal) => Promise<void>
}

const keptMonths = 24
export const createOwnDataStore = (database: Database<OwnDataTables>): OwnDataStore => ({
  insert: async (row) => {
    await database.db.insertInto('data_request').values(row).execute()
  },
  find: (id) => database.db.selectFrom('data_request').selectAll().where('id', '=', id).executeTakeFirst(),
  list: (accountKey, since) =>
    database.db
      .selectFrom('data_request')
      .selectAll()
      .where('account_key', '=', accountKey)
      .where('requested_at', '>=', since)
      .orderBy('requested_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute(),
  update: async (id, change) => {
    await database.db.updateTable('data_request').set(change).where('id', '=', id).execute()
  },
  audit: async (requestId, action, at) => {
    await database.db
      .insertInto('data_request_audit')
      .values({ id: newRowId(at), request_id: requestId, action, at: at.toISOString() })
      .execute()
  },
  audited: (requestId) =>
    database.db
      .selectFrom('data_request_audit')
      .select(['action', 'at'])
      .where('request_id', '=', requestId)
      .orderBy('at')
      .orderBy('id')
      .execute(),

  dropCopies: async (accountKey) => {
    await database.db
      .updateTable('data_request')
      .set({ state: 'EXPIRED', copy: null })
      .where('account_key', '=', accountKey)
      .where('kind', '=', 'EXPORT')
      .where('state', 'in', ['QUEUED', 'RUNNING', 'READY'])
      .execute()
  },

  move: async (from, into) => {
    await database.db.updateTable('data_request').set({ account_key: into }).where('account_key', '=', from).execute()
  },

  sweep: async (now, signal) => {
    // Copies are large: few at a time.
    await inBatches(
      database,
      (most) =>
        database.sharingCommit(async () => {
          const { db } = database
          const some = db
            .selectFrom('data_request')
            .select('id')
            .where('state', '=', 'READY')
            .where('expires_at', '<=', now.toISOString())
            .orderBy('expires_at')
            .limit(most)
          const { numUpdatedRows } = await db
            .updateTable('data_request')
            .set({ state: 'EXPIRED', copy: null })
            .where('id', 'in', some)
            .executeTakeFirst()
          return Number(numUpdatedRows)
        }),
      { signal, first: 20, most: 200 },
    )
    const oldest = new Date(now)
    oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths)
    const before = oldest.toISOString()
    await removeOld(database, { table: 'data_request', column: 'requested_at', before }, { signal })
    await removeOld(database, { table: 'data_request_audit', column: 'at', before }, { signal })
  },
})
