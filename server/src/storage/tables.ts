// The corridor's own tables; each room has its own in its `tables.ts`. Column types are what a query returns on both
// databases: integer/bigint → number, flag → 0 | 1, timestamp → RFC 3339 string in UTC, json → JSON text, bytes →
// Uint8Array.
import type { ColumnType, Generated, Selectable } from 'kysely'

/** Stored as 0 or 1 on both databases; write with `toFlag`, read with `=== 1`. */
export type Flag = 0 | 1
export const toFlag = (value: boolean): Flag => (value ? 1 : 0)

/** RFC 3339 in UTC with milliseconds on both databases. */
export type TimestampColumn = ColumnType<string, string, string>
export type NullableTimestampColumn = ColumnType<string | null, string | null | undefined, string | null>

/**
 * A row with every column, those that may be null too: Kysely lets an insert leave them out. Whoever maps a record by
 * hand says `satisfies WholeRow<SomeTable>`, so that a forgotten column does not compile.
 */
export type WholeRow<Table> = Selectable<Table>

export interface SessionTable {
  /** SHA-256 of the cookie's value, hex: a stolen table opens no session. */
  id_hash: string
  account_id: string
  /** JSON of `Account`. */
  account: string
  /** JSON: what the identity adapter keeps for sign-out. */
  extra: string
  created_at: TimestampColumn
  last_active_at: TimestampColumn
}

export interface IdempotencyTable {
  key_hash: string
  fingerprint: string
  /** Account the answer belongs to, so that an erasure finds it; null for anonymous visitors. */
  owner: string | null
  status: number
  /** JSON */
  headers: string
  /** JSON text of the body; null when the answer has none. */
  body: string | null
  expires_at: TimestampColumn
}

export interface FeatureFlagTable {
  key: string
  enabled: Flag
  /** In percent of visitors; null for all. */
  share: Generated<number | null>
  /** JSON: for these alone, in these alone; empty for all. */
  games: Generated<string>
  languages: Generated<string>
  reason: Generated<string | null>
  /** So many came on each side of the share since it was changed. */
  seen_on: Generated<number>
  seen_off: Generated<number>
  changed_at: TimestampColumn
  changed_by: string
}

export interface JobTable {
  id: string
  kind: string
  /** JSON */
  payload: string
  state: 'waiting' | 'running' | 'done' | 'dead'
  attempts: number
  max_attempts: number
  run_at: TimestampColumn
  /** A worker that died leaves its job to others after this time. */
  locked_until: NullableTimestampColumn
  last_error: string | null
  created_at: TimestampColumn
  finished_at: NullableTimestampColumn
  /** `traceparent` of what asked for it, where that is traced (CD-375). */
  trace: string | null
}

export interface RateLimitTable {
  key: string
  /** Times of the counted hits in milliseconds; PostgreSQL alone (`bigint[]`). */
  hits: number[]
  expires_at: TimestampColumn
}

/** What a sweep of files is about to remove, or has removed in this hour (swept-blobs.ts). */
export interface BlobRemovalTable {
  sha256: string
  begun_at: TimestampColumn
  done_at: NullableTimestampColumn
}

/** One row: which installation this database is (owned-blobs.ts). */
export interface InstallationTable {
  slot: number
  id: string
}

export interface Tables {
  session: SessionTable
  idempotency: IdempotencyTable
  feature_flag: FeatureFlagTable
  job: JobTable
  rate_limit: RateLimitTable
  blob_removal: BlobRemovalTable
  installation: InstallationTable
}
