import type { TimestampColumn } from '../storage/tables.ts'

/** Everyone who has worked at the desk: who can be given a case. */
export interface DeskAgentTable {
  id: string
  display_name: string
  role: string
  seen_at: TimestampColumn
}

export interface DeskAuditTable {
  /** Sorts by time. */
  id: string
  at: TimestampColumn
  /** null: another system, by its signature. */
  actor: string | null
  role: string | null
  action: string
  subject: string
  request_id: string
  /** JSON; never a text somebody wrote. */
  detail: string
}

declare module '../storage/tables.ts' {
  interface Tables {
    desk_agent: DeskAgentTable
    desk_audit: DeskAuditTable
  }
}
