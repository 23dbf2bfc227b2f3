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

export interface DeskSessionTable {
  /** SHA-256 of the cookie's value, which stands nowhere (T24). */
  id_hash: string
  agent_id: string
  /** JSON of a DeskAgent, as the provider proved it last. */
  agent: string
  /** Sealed (lib/keyring.ts): by what the provider is asked again. */
  renewal: string | null
  /** When it is to be asked again. */
  renew_at: TimestampColumn
  ends_at: TimestampColumn
}

declare module '../storage/tables.ts' {
  interface Tables {
    desk_agent: DeskAgentTable
    desk_audit: DeskAuditTable
    desk_session: DeskSessionTable
  }
}
