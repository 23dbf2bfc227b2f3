// Queries of the handoff room; the same on SQLite and PostgreSQL.
import type { Database } from '../storage/database.ts'
import { hasChanged } from '../storage/any-row.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { HandoffTable, HandoffTables } from './tables.ts'

export const createHandoffStore = (database: Database<HandoffTables>) => ({
  /** The session's earlier codes end. Call inside a transaction. */
  insert: async (row: WholeRow<HandoffTable>) => {
    await database.db.deleteFrom('handoff').where('session_id', '=', row.session_id).execute()
    await database.db.insertInto('handoff').values(row).execute()
  },
  find: (id: string, sessionId: string) =>
    database.db
      .selectFrom('handoff')
      .selectAll()
      .where('id', '=', id)
      .where('session_id', '=', sessionId)
      .executeTakeFirst(),
  /** One that waits. */
  waiting: (codeHash: string, now: string) =>
    database.db
      .selectFrom('handoff')
      .selectAll()
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', now)
      .where('state', 'is not', null)
      .executeTakeFirst(),
  /** @returns whether it waited until now: of two who ask, one takes it. Call inside a transaction. */
  take: (id: string) =>
    hasChanged(
      database.db.updateTable('handoff').set({ state: null }).where('id', '=', id).where('state', 'is not', null),
    ),
  remove: (id: string, sessionId: string) =>
    database.sharingCommit(() =>
      hasChanged(database.db.deleteFrom('handoff').where('id', '=', id).where('session_id', '=', sessionId)),
    ),
  eraseAccount: async (accountId: string) => {
    await database.db.deleteFrom('handoff').where('account_id', '=', accountId).execute()
  },
  sweep: async (now: string, signal?: AbortSignal) => {
    await removeOld(database, { table: 'handoff', column: 'expires_at', before: now, isInclusive: true }, { signal })
  },
})

export type HandoffStore = ReturnType<typeof createHandoffStore>
