import type { TimestampColumn } from '../storage/tables.ts'

/** An answer that is being written; its writer alone reads it (CD-223). */
export interface CaseDraftTable {
  case_id: string
  agent_id: string
  /** As typed. */
  text: string
  status: string
  saved_at: TimestampColumn
}
