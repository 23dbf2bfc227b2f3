// The address the identity provider last proved for each account, for mails that have no case to read one from: a
// session ends after hours, and a banned player comes rarely (CD-246).
import type { Clock } from '../lib/clock.ts'
import type { Account } from '../platform/visitor.ts'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { AccountAddress } from './ports.ts'
import type { AccountAddressTable } from './tables.ts'

/** So long an address is kept after the last sign-in. */
const keptMilliseconds = 730 * 86_400_000

export interface AccountAddresses {
  /** At each sign-in. Without a proven address nothing is kept, and what was is forgotten. */
  remember: (account: Account, pageLocale: string | undefined) => Promise<void>
  /** undefined: the account never signed in with a proven address, or not for two years. */
  of: (accountId: string) => Promise<AccountAddress | undefined>
  /** Forgets addresses of accounts that have not signed in for two years. */
  sweep: (signal?: AbortSignal) => Promise<void>
  erase: (accountId: string) => Promise<void>
}

export const createAccountAddresses = ({ database, clock }: { database: Database; clock: Clock }): AccountAddresses => {
  const oldest = (): string => new Date(clock.now().getTime() - keptMilliseconds).toISOString()
  const erase = async (accountId: string): Promise<void> => {
    await database.db.deleteFrom('account_address').where('account_id', '=', accountId).execute()
  }
  return {
    erase,
    async remember({ id, email, emailVerified, locale }, pageLocale) {
      if (email === undefined || emailVerified !== true) return erase(id)
      const row = {
        account_id: id,
        email,
        locale: locale ?? pageLocale ?? null,
        seen_at: clock.now().toISOString(),
      } satisfies WholeRow<AccountAddressTable>
      const { account_id: _id, ...values } = row
      await database.db
        .insertInto('account_address')
        .values(row)
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
        .execute()
    },
    of: (accountId) =>
      database.db
        .selectFrom('account_address')
        .select(['email', 'locale'])
        .where('account_id', '=', accountId)
        .where('seen_at', '>', oldest())
        .executeTakeFirst(),
    sweep: async (signal) => {
      await removeOld(
        database,
        { table: 'account_address', column: 'seen_at', before: oldest(), isInclusive: true },
        { signal },
      )
    },
  }
}
