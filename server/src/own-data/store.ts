import type { Selectable, Updateable } from 'kysely'
import { newRowId } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import { inBatches, removeOld } from '../storage/sweeps.ts'
import type { DataRequestTable, OwnDataTables } from './tables.ts'

export type DataRequestRow = Selectable<DataRequestTable>

const keptMonths = 24
export const createOwnDataStore = (database: Database<OwnDataTables>) => ({
  insert: async (row: DataRequestRow) => {
    await database.db.insertInto('data_request').values(row).execute()
  },
  find: (id: string) => database.db.selectFrom('data_request').selectAll().where('id', '=', id).executeTakeFirst(),
  /** Newest first. */
  list: (accountKey: string, since: string) =>
    database.db
      .selectFrom('data_request')
      .selectAll()
      .where('account_key', '=', accountKey)
      .where('requested_at', '>=', since)
      .orderBy('requested_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute(),
  update: async (id: string, change: Updateable<DataRequestTable>) => {
    await database.db.updateTable('data_request').set(change).where('id', '=', id).execute()
  },
  audit: async (requestId: string, action: string, at: Date) => {
    await database.db
      .insertInto('data_request_audit')
      .values({ id: newRowId(at), request_id: requestId, action, at: at.toISOString() })
      .execute()
  },
  audited: (requestId: string) =>
    database.db
      .selectFrom('data_request_audit')
      .select(['action', 'at'])
      .where('request_id', '=', requestId)
      .orderBy('at')
      .orderBy('id')
      .execute(),

  /** Copies of an account that could still be fetched. */
  dropCopies: async (accountKey: string) => {
    await database.db
      .updateTable('data_request')
      .set({ state: 'EXPIRED', copy: null })
      .where('account_key', '=', accountKey)
      .where('kind', '=', 'EXPORT')
      .where('state', 'in', ['QUEUED', 'RUNNING', 'READY'])
      .execute()
  },

  /** Requests of one key are another's from then on. */
  move: async (from: string, into: string) => {
    await database.db.updateTable('data_request').set({ account_key: into }).where('account_key', '=', from).execute()
  },

  sweep: async (now: Date, signal?: AbortSignal) => {
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

export type OwnDataStore = ReturnType<typeof createOwnDataStore>
