// Rows of the contact room: challenge marks and used solutions.
import type { Database } from '../storage/database.ts'
import type { ContactTables } from './tables.ts'
import { removeOld } from '../storage/sweeps.ts'

export interface ContactStore {
  /** Marks the session until then; an older mark is replaced. */
  mark: (sessionId: string, expiresAt: Date) => Promise<void>
  hasMark: (sessionId: string, now: Date) => Promise<boolean>
  /** Uses the mark up. @returns false when there was none, also for the second of two at once */
  useMark: (sessionId: string, now: Date) => Promise<boolean>
  /** @returns false when this solution was taken before */
  takeSolution: (signature: string, expiresAt: Date) => Promise<boolean>
  sweep: (now: Date, signal?: AbortSignal) => Promise<void>
}

export const createContactStore = (database: Database<ContactTables>): ContactStore => {
  return {
    async mark(sessionId, expiresAt) {
      const expires_at = expiresAt.toISOString()
      await database.db
        .insertInto('challenge_mark')
        .values({ session_id: sessionId, expires_at })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ expires_at }))
        .execute()
    },
    async hasMark(sessionId, now) {
      const row = await database.db
        .selectFrom('challenge_mark')
        .select('session_id')
        .where('session_id', '=', sessionId)
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst()
      return row !== undefined
    },
    async useMark(sessionId, now) {
      const row = await database.db
        .deleteFrom('challenge_mark')
        .where('session_id', '=', sessionId)
        .where('expires_at', '>', now.toISOString())
        .returning('session_id')
        .executeTakeFirst()
      return row !== undefined
    },
    async takeSolution(signature, expiresAt) {
      const row = await database.db
        .insertInto('challenge_used')
        .values({ signature, expires_at: expiresAt.toISOString() })
        .onConflict((conflict) => conflict.column('signature').doNothing())
        .returning('signature')
        .executeTakeFirst()
      return row !== undefined
    },
    async sweep(now, signal) {
      const before = now.toISOString()
      for (const table of ['challenge_mark', 'challenge_used'] as const)
        await removeOld(database, { table, column: 'expires_at', before, isInclusive: true }, { signal })
    },
  }
}
