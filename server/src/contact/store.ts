import type { Database } from '../storage/database.ts'
import { hasRow } from '../storage/any-row.ts'
import type { ContactTables } from './tables.ts'
import { removeOld } from '../storage/sweeps.ts'

export const createContactStore = (database: Database<ContactTables>) => {
  return {
    /** Marks the session until then; an older mark is replaced. */
    async mark(sessionId: string, expiresAt: Date) {
      const expires_at = expiresAt.toISOString()
      await database.db
        .insertInto('challenge_mark')
        .values({ session_id: sessionId, expires_at })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ expires_at }))
        .execute()
    },
    async hasMark(sessionId: string, now: Date) {
      return hasRow(
        database.db
          .selectFrom('challenge_mark')
          .select('session_id')
          .where('session_id', '=', sessionId)
          .where('expires_at', '>', now.toISOString()),
      )
    },
    /** Uses the mark up. @returns false when there was none, also for the second of two at once */
    async useMark(sessionId: string, now: Date) {
      return hasRow(
        database.db
          .deleteFrom('challenge_mark')
          .where('session_id', '=', sessionId)
          .where('expires_at', '>', now.toISOString())
          .returning('session_id'),
      )
    },
    /** @returns false when this solution was taken before */
    async takeSolution(signature: string, expiresAt: Date) {
      return hasRow(
        database.db
          .insertInto('challenge_used')
          .values({ signature, expires_at: expiresAt.toISOString() })
          .onConflict((conflict) => conflict.column('signature').doNothing())
          .returning('signature'),
      )
    },
    async sweep(now: Date, signal?: AbortSignal) {
      const before = now.toISOString()
      for (const table of ['challenge_mark', 'challenge_used'] as const)
        await removeOld(database, { table, column: 'expires_at', before, isInclusive: true }, { signal })
    },
  }
}

export type ContactStore = ReturnType<typeof createContactStore>
