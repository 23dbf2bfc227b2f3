import type { TimestampColumn } from '../storage/tables.ts'

/** A case that goes on in another one (CD-328). */
export interface CaseMergeTable {
  /** The one that was closed. */
  case_id: string
  kept_id: string
  merged_at: TimestampColumn
  merged_by: string
  /** Events of the kept one right after it: as long as there are no more, it can be undone. */
  kept_events: number
  /** JSON: what both were before (`MergeBefore`). */
  before: string
}
