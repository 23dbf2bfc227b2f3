import type { NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

/**
 * An open verification, one at most for each session (decisions-cases I6). `subject` is `account:<id>` or
 * `preverified:<n>`.
 */
export interface KbvSessionTable {
  session_id: string
  subject: string
  topic_id: number
  start_url: string
  /** JSON: every question that may be asked, with keyed hashes of its right answers. */
  questions: string
  /** JSON: ids of the questions asked now, in order. */
  asked: string
  /** Place in `questions` of the one that takes the next skipped one's place. */
  next_index: number
  shuffles: number
  expires_at: TimestampColumn
}

/** Failed tries and the lock (decisions-cases I3). Changed by its version, so that none of many at once is lost. */
export interface KbvGuardTable {
  subject: string
  /** JSON: times of failed tries that may still count. */
  failures: string
  locked_until: NullableTimestampColumn
  /** Keyed hash of the last answers: the same ones again within seconds count once. */
  last_hash: string | null
  last_at: NullableTimestampColumn
  /** Of the last try: its row is swept by it. Null where the release before wrote the row. */
  last_day: string | null
  version: number
}

export interface KbvPassTable {
  session_id: string
  topic_id: number
  subject: string
  expires_at: TimestampColumn
}

export interface KbvAuditTable {
  id: string
  subject: string
  outcome: 'opened' | 'skipped' | 'failed' | 'locked' | 'passed' | 'unlocked'
  topic_id: number | null
  /** Desk account; null for what the visitor did. */
  actor: string | null
  at: TimestampColumn
}

export interface VerificationTables {
  kbv_session: KbvSessionTable
  kbv_guard: KbvGuardTable
  kbv_pass: KbvPassTable
  kbv_audit: KbvAuditTable
}
