import type { TimestampColumn } from '../storage/tables.ts'

/** A case that began with messages of another one (CD-329). */
export interface CaseSplitTable {
  case_id: string
  source_id: string
  split_at: TimestampColumn
  split_by: string
  /** Events of both right after it: as long as neither has more, it can be undone. */
  source_events: number
  events: number
  /** JSON: where the messages stood, and what the first case was (`SplitBefore`). */
  before: string
}
