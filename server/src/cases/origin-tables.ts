import type { TimestampColumn } from '../storage/tables.ts'

/** Which case a ticket of another system became (CD-447). */
export interface CaseOriginTable {
  /** Its number there. */
  external_id: string
  /** What the operator calls that system. */
  source: string
  /** null: it was here and is gone, for its time or because its player asked (CD-448). */
  case_id: string | null
  /** Events after the last move: a case that has more has gone on here. */
  event_count: number
  /** When it had changed last there, as far as it has come along. */
  changed_at: TimestampColumn
  moved_at: TimestampColumn
}

/** A message or note that has come along: a second move brings what is new alone. */
export interface CaseOriginPartTable {
  source: string
  part: string
  case_id: string
}
