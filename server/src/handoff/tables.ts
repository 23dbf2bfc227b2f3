import type { TimestampColumn } from '../storage/tables.ts'

export interface HandoffTable {
  id: string
  /** SHA-256 of the code. */
  code_hash: string
  /** SHA-256 of the id of the session that made it. */
  session_id: string
  /** Who was signed in there; null without an account. */
  account_id: string | null
  /** What the form held, sealed; null once it was taken. */
  state: string | null
  expires_at: TimestampColumn
}

export interface HandoffTables {
  handoff: HandoffTable
}
