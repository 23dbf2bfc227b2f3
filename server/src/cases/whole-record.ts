// A case whose every fact may have become another one, as when cases are merged or split (CD-328, CD-329).
import type { Database } from '../storage/database.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { OnCaseChange } from './ports.ts'
import { toRow } from './case-rows.ts'
import type { CasesTables, SupportCaseTable } from './tables.ts'
import type { CaseRecord } from './types.ts'

/** Writes all of a record, and tells of it once that is stored. Call inside a transaction. */
export const createRecordWriter =
  (database: Database<CasesTables>, onChange: OnCaseChange) =>
  async (record: CaseRecord): Promise<void> => {
    const { id, ...row } = toRow(record)
    await database.db
      .updateTable('support_case')
      .set(row satisfies Omit<WholeRow<SupportCaseTable>, 'id'>)
      .where('id', '=', id)
      .execute()
    database.afterCommit(() => onChange({ caseId: id, ownerId: record.ownerId, what: 'case' }))
  }
