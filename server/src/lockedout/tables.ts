import type { NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

/** One asking; there is a row for every address that was named, known or not. */
export interface LockedOutCodeTable {
  id: string
  /** SHA-256 of the asking browser's cookie. */
  browser_hash: string
  /** Where the code is to go, sealed. */
  address: string
  /** Of the page it was asked on. */
  locale: string
  /** Of the code, keyed; null until its mail is made, and for ever where nobody gets one. */
  code_hash: string | null
  account_id: string | null
  tries_left: number
  asked_at: TimestampColumn
  expires_at: TimestampColumn
}

/** What a right code opened; kept for a year, so that the desk sees when (CD-308). */
export interface LockedOutMarkTable {
  id: string
  /** SHA-256 of the cookie. */
  token_hash: string
  account_id: string
  opened_at: TimestampColumn
  expires_at: TimestampColumn
  /** When it filed its appeal. */
  appealed_at: NullableTimestampColumn
}

export interface LockedOutTables {
  lockedout_code: LockedOutCodeTable
  lockedout_mark: LockedOutMarkTable
}
