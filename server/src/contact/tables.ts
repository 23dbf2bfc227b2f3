// What the contact room remembers besides the case itself.
import type { TimestampColumn } from '../storage/tables.ts'

/** A session that has solved its challenge: good for one submit or one text message (ground G15, G23). */
export interface ChallengeMarkTable {
  session_id: string
  expires_at: TimestampColumn
}

/** Solved challenges already taken: the library does not prevent a replay (STACK-15). */
export interface ChallengeUsedTable {
  signature: string
  expires_at: TimestampColumn
}

export interface ContactTables {
  challenge_mark: ChallengeMarkTable
  challenge_used: ChallengeUsedTable
}
