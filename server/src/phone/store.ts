// Rows of the phone room. Attempts are counted and codes taken by single statements, so that nobody gets more than
// allowed by asking at once.
import type { Database } from '../storage/database.ts'
import { hasChanged, hasRow } from '../storage/any-row.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { PhoneCodeTable, PhoneTables } from './tables.ts'

export type CodePurpose = PhoneCodeTable['purpose']
interface PhoneCode {
  purpose: CodePurpose
  sessionId: string
  phone: string
  codeHash: string
  expiresAt: Date
}

export const createPhoneStore = (database: Database<PhoneTables>) => ({
  accountPhone: async (accountId: string) => {
    const row = await database.db
      .selectFrom('account_phone')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return (
      row && {
        phone: row.phone,
        alpha2: row.alpha2,
        isProtected: row.protected_at !== null,
        protectedAt: row.protected_at,
      }
    )
  },
  /** @param protectedAt since when protection is on for it; null: off */
  setAccountPhone: async (accountId: string, phone: string, alpha2: string, protectedAt: Date | null) => {
    const values = { phone, alpha2, protected_at: protectedAt?.toISOString() ?? null }
    await database.db
      .insertInto('account_phone')
      .values({ account_id: accountId, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute()
  },
  /** @returns whether it was on */
  endProtection: (accountId: string) =>
    hasChanged(
      database.db
        .updateTable('account_phone')
        .set({ protected_at: null })
        .where('account_id', '=', accountId)
        .where('protected_at', 'is not', null),
    ),
  eraseAccount: async (accountId: string) => {
    await database.db.deleteFrom('account_phone').where('account_id', '=', accountId).execute()
  },
  /** Codes and texts that were sent there. */
  forgetNumber: async (phone: string) => {
    for (const table of ['phone_code', 'sms_outbox'] as const)
      await database.db.deleteFrom(table).where('phone', '=', phone).execute()
  },
  /** Stores a code; the session's earlier one for this purpose is void. */
  putCode: async ({ purpose, sessionId, phone, codeHash, expiresAt }: PhoneCode) => {
    const values = { phone, code_hash: codeHash, attempts: 0, expires_at: expiresAt.toISOString() }
    await database.db
      .insertInto('phone_code')
      .values({ purpose, session_id: sessionId, ...values })
      .onConflict((conflict) => conflict.columns(['purpose', 'session_id']).doUpdateSet(values))
      .execute()
  },
  /** Counts an attempt. undefined: no code, expired, or all attempts used. */
  takeAttempt: async (purpose: CodePurpose, sessionId: string, now: Date, max: number) => {
    const row = await database.db
      .updateTable('phone_code')
      .set((expression) => ({ attempts: expression('attempts', '+', 1) }))
      .where('purpose', '=', purpose)
      .where('session_id', '=', sessionId)
      .where('attempts', '<', max)
      .where('expires_at', '>', now.toISOString())
      .returning(['phone', 'code_hash', 'attempts'])
      .executeTakeFirst()
    return row && { phone: row.phone, codeHash: row.code_hash, attempt: row.attempts }
  },
  /** Uses the code up. false: another request was quicker. */
  consumeCode: (purpose: CodePurpose, sessionId: string, codeHash: string) =>
    hasRow(
      database.db
        .deleteFrom('phone_code')
        .where('purpose', '=', purpose)
        .where('session_id', '=', sessionId)
        .where('code_hash', '=', codeHash)
        .returning('session_id'),
    ),
  sweep: async (now: Date, signal?: AbortSignal) => {
    const before = now.toISOString()
    await removeOld(database, { table: 'phone_code', column: 'expires_at', before, isInclusive: true }, { signal })
  },
})

export type PhoneStore = ReturnType<typeof createPhoneStore>
