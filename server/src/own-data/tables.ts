import type { NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

/** One request; holds nothing by which a person could be known (ground G33). */
export interface DataRequestTable {
  id: string
  /** HMAC of the account's id: the player finds the request again, a reader of the table does not find the player. */
  account_key: string
  kind: 'EXPORT' | 'ERASURE'
  state: 'QUEUED' | 'RUNNING' | 'READY' | 'DONE' | 'FAILED' | 'EXPIRED'
  requested_at: TimestampColumn
  done_at: NullableTimestampColumn
  expires_at: NullableTimestampColumn
  /** Sealed JSON of the `DataExport`; null once expired. */
  copy: string | null
}

/** Every step of a request, kept as long as the desk's audit log. */
export interface DataRequestAuditTable {
  id: string
  request_id: string
  action: string
  at: TimestampColumn
}

export interface OwnDataTables {
  data_request: DataRequestTable
  data_request_audit: DataRequestAuditTable
}
