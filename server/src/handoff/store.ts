// Queries of the handoff room; the same on SQLite and PostgreSQL.
import type { Selectable } from 'kysely'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { HandoffTable, HandoffTables } from './tables.ts'

export interface HandoffStore {
  /** The session's earlier codes end. Call inside a transaction. */
  insert: (row: WholeRow<HandoffTable>) => Promise<void>
  find: (id: string, sessionId: string) => Promise<Selectable<HandoffTable> | undefined>
  /** One that waits. */
  waiting: (codeHash: string, now: string) => Promise<Selectable<HandoffTable> | undefined>
  /** @returns whether it waited until now: of two who ask, one takes it. Call inside a transaction. */
  take: (id: string) => Promise<boolean>
  remove: (id: string, sessionId: string) => Promise<boolean>
  eraseAccount: (accountId: string) => Promise<void>
  sweep: (now: string, signal?: AbortSignal) => Promise<void>
}

export const createHandoffStore = (database: Database<HandoffTables>): HandoffStore => ({
  insert: async (row) => {
    await database.db.deleteFrom('handoff').where('session_id', '=', row.session_id).execute()
    await database.db.insertInto('handoff').values(row).execute()
  },
  find: (id, sessionId) =>
    database.db
      .selectFrom('handoff')
      .selectAll()
      .where('id', '=', id)
      .where('session_id', '=', sessionId)
      .executeTakeFirst(),
  waiting: (codeHash, now) =>
    database.db
      .selectFrom('handoff')
      .selectAll()
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', now)
      .where('state', 'is not', null)
      .executeTakeFirst(),
  take: async (id) => {
    const { numUpdatedRows } = await database.db
      .updateTable('handoff')
      .set({ state: null })
      .where('id', '=', id)
      .where('state', 'is not', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
  remove: (id, sessionId) =>
    database.sharingCommit(async () => {
      const { numDeletedRows } = await database.db
        .deleteFrom('handoff')
        .where('id', '=', id)
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    }),
  eraseAccount: async (accountId) => {
    await database.db.deleteFrom('handoff').where('account_id', '=', accountId).execute()
  },
  sweep: async (now, signal) => {
    await removeOld(database, { table: 'handoff', column: 'expires_at', before: now, isInclusive: true }, { signal })
  },
})
