// Answers that are being written, one a case and representative (CD-223). The same on SQLite and PostgreSQL.
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../storage/database.ts'
import type { CasesTables } from '../tables.ts'
import { removeOld } from '../../storage/sweeps.ts'
import type { WholeRow } from '../../storage/tables.ts'
import type { CaseDraftTable } from '../draft-tables.ts'
import type { CaseStatus } from '../types.ts'

export interface Draft {
  text: string
  status: Exclude<CaseStatus, 'OPEN'>
  savedAt: string
}

const keptMilliseconds = 30 * 86_400_000

export const createCaseDrafts = ({ database, clock }: { database: Database<CasesTables>; clock: Clock }) => ({
  find: async (caseId: string, agentId: string) => {
    const row = await database.db
      .selectFrom('case_draft')
      .selectAll()
      .where('case_id', '=', caseId)
      .where('agent_id', '=', agentId)
      .executeTakeFirst()
    return row ? { text: row.text, status: row.status as Draft['status'], savedAt: row.saved_at } : null
  },

  /** An empty text removes it. */
  save: async (caseId: string, agentId: string, { text, status }: Omit<Draft, 'savedAt'>) => {
    if (text === '') {
      await database.db.deleteFrom('case_draft').where('case_id', '=', caseId).where('agent_id', '=', agentId).execute()
      return
    }
    const values = { text, status, saved_at: clock.now().toISOString() }
    await database.db
      .insertInto('case_draft')
      .values({ case_id: caseId, agent_id: agentId, ...values } satisfies WholeRow<CaseDraftTable>)
      .onConflict((conflict) => conflict.columns(['case_id', 'agent_id']).doUpdateSet(values))
      .execute()
  },

  /** What nobody went on with for 30 days. */
  sweep: async (signal?: AbortSignal) => {
    const before = new Date(clock.now().getTime() - keptMilliseconds).toISOString()
    await removeOld(database, { table: 'case_draft', column: 'saved_at', before }, { signal })
  },
})

export type CaseDrafts = ReturnType<typeof createCaseDrafts>
