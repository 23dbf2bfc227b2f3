// Rows of the requests about own data.
import type { Selectable, Updateable } from 'kysely'
import { newRowId } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import type { DataRequestTable } from './tables.ts'

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
  sweep: (now: Date) => Promise<void>
}

const keptMonths = 24
export const createOwnDataStore = (database: Database): OwnDataStore => ({
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

  sweep: async (now) => {
    const { db } = database
    await db
      .updateTable('data_request')
      .set({ state: 'EXPIRED', copy: null })
      .where('state', '=', 'READY')
      .where('expires_at', '<=', now.toISOString())
      .execute()
    const oldest = new Date(now)
    oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths)
    await db.deleteFrom('data_request').where('requested_at', '<', oldest.toISOString()).execute()
    await db.deleteFrom('data_request_audit').where('at', '<', oldest.toISOString()).execute()
  },
})
