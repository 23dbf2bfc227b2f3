// The address the identity provider last proved for each account, for mails that have no case to read one from: a
// session ends after hours, and a banned player comes rarely (CD-246).
import { sql } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import type { Account } from '../platform/visitor.ts'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { AccountAddressTable, AccountTables } from './tables.ts'

/** So long an address is kept after the last sign-in. */
const keptMilliseconds = 730 * 86_400_000

/** So long an address has to be the same before a code goes there (CD-306). */
const settledMilliseconds = 14 * 86_400_000
/** Accounts of one address that are looked at. */
const mostAccounts = 10

export const createAccountAddresses = ({ database, clock }: { database: Database<AccountTables>; clock: Clock }) => {
  const oldest = (): string => new Date(clock.now().getTime() - keptMilliseconds).toISOString()
  const settled = () =>
    database.db
      .selectFrom('account_address')
      .select(['account_id as accountId', 'email', 'locale'])
      .where('unchanged_since', '<=', new Date(clock.now().getTime() - settledMilliseconds).toISOString())
      .where('is_child', '=', 0)
      .where('seen_at', '>', oldest())
  const erase = async (accountId: string): Promise<void> => {
    await database.db.deleteFrom('account_address').where('account_id', '=', accountId).execute()
  }
  return {
    erase,
    kept: (accountId: string) =>
      database.db
        .selectFrom('account_address')
        .select(['email', 'locale', 'seen_at'])
        .where('account_id', '=', accountId)
        .execute(),
    /** Accounts with an address, in order. */
    accountsAfter: async (after: string, most: number) => {
      const rows = await database.db
        .selectFrom('account_address')
        .select('account_id')
        .where('account_id', '>', after)
        .orderBy('account_id')
        .limit(most)
        .execute()
      return rows.map(({ account_id: id }) => id)
    },
    /**
     * Accounts whose proven address this is and has been for 14 days, the last signed in first; never a child's (CD-306).
     * Letters may be large or small.
     */
    settledAt: (email: string) =>
      settled()
        .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
        .orderBy('seen_at', 'desc')
        .limit(mostAccounts)
        .execute(),
    /** As `settledAt`, of one account. */
    settledOf: (accountId: string) => settled().where('account_id', '=', accountId).executeTakeFirst(),
    /** At each sign-in. Without a proven address nothing is kept, and what was is forgotten. */
    async remember({ id, email, emailVerified, locale, isChild }: Account, pageLocale: string | undefined) {
      if (email === undefined || emailVerified !== true) return erase(id)
      const row = {
        account_id: id,
        email,
        locale: locale ?? pageLocale ?? null,
        seen_at: clock.now().toISOString(),
        unchanged_since: clock.now().toISOString(),
        is_child: toFlag(isChild === true),
      } satisfies WholeRow<AccountAddressTable>
      const { account_id: _id, unchanged_since: now, ...values } = row
      const unchangedSince = sql<string>`case when lower(account_address.email) = ${email.toLowerCase()}
        then coalesce(account_address.unchanged_since, ${now}) else ${now} end`
      await database.db
        .insertInto('account_address')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ ...values, unchanged_since: unchangedSince }),
        )
        .execute()
    },
    /** Of the demonstration's people, as if they had signed in a month ago. */
    seed: async ({ accountId, email, isChild }: { accountId: string; email: string; isChild: boolean }) => {
      const monthAgo = new Date(clock.now().getTime() - 30 * 86_400_000).toISOString()
      await database.db
        .insertInto('account_address')
        .values({
          account_id: accountId,
          email,
          locale: null,
          seen_at: monthAgo,
          unchanged_since: monthAgo,
          is_child: toFlag(isChild),
        } satisfies WholeRow<AccountAddressTable>)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    /** undefined: the account never signed in with a proven address, or not for two years. */
    of: (accountId: string) =>
      database.db
        .selectFrom('account_address')
        .select(['email', 'locale'])
        .where('account_id', '=', accountId)
        .where('seen_at', '>', oldest())
        .executeTakeFirst(),
    /** Forgets addresses of accounts that have not signed in for two years. */
    sweep: async (signal?: AbortSignal) => {
      await removeOld(
        database,
        { table: 'account_address', column: 'seen_at', before: oldest(), isInclusive: true },
        { signal },
      )
    },
  }
}

export type AccountAddresses = ReturnType<typeof createAccountAddresses>
