import type { NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

/** Everyone who has worked at the desk: who can be given a case. */
export interface DeskAgentTable {
  id: string
  display_name: string
  /** '' : none at present. */
  role: string
  /** Whose word role and scope are: the provider's claims, or an admin's at the desk (CD-315). */
  role_by: 'provider' | 'desk'
  /** JSON of a CallerScope; null: everything. */
  scope: string | null
  scope_by: 'provider' | 'desk'
  /** JSON: an array (CD-338); null: none. The desk's own, whatever the provider says. */
  skills: string | null
  /** The beginning of time for who has never called. */
  seen_at: TimestampColumn
  /** Of administrators, as the provider proved it last; null: it never did. */
  email: string | null
  locale: string | null
  /** Proofs from before are refused: all their sessions were ended. */
  ended_at: NullableTimestampColumn
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
  /** JSON of a ProvenPerson, as the provider proved it last. */
  agent: string
  /** Sealed (lib/keyring.ts): by what the provider is asked again. */
  renewal: string | null
  /** When it is to be asked again. */
  renew_at: TimestampColumn
  ends_at: TimestampColumn
}

/** Keys of partner tools (CD-318). */
export interface DeskKeyTable {
  id: string
  name: string
  /** SHA-256 of the token, which stands nowhere; so is old_hash, of the one before. */
  token_hash: string
  old_hash: string | null
  old_until: NullableTimestampColumn
  /** JSON: an array. */
  rights: string
  /** JSON of a CallerScope. */
  scope: string
  expires_at: NullableTimestampColumn
  created_at: TimestampColumn
  created_by: string
  last_used_at: NullableTimestampColumn
}

export interface DeskTables {
  desk_agent: DeskAgentTable
  desk_audit: DeskAuditTable
  desk_key: DeskKeyTable
  desk_session: DeskSessionTable
}
