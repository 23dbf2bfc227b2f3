// Which sign-in at which provider is which account (CD-300). The first provider's subjects are account ids themselves,
// as they always were; those of all others get an id of their own.
import type { Clock } from '../lib/clock.ts'
import { newRowId, sha256 } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import { hasChanged } from '../storage/any-row.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import { type IdentityFacts, mainProvider } from './ports.ts'
import type { AccountIdentityTable, AccountTables } from './tables.ts'

/** An assertion counts minutes; whoever sends it again after that is refused for its age. */
const nonceMilliseconds = 3_600_000

export interface ProvenIdentity {
  provider: string
  subject: string
  /** What the provider calls the person. */
  name: string
  facts: IdentityFacts
}

export interface LinkedIdentity extends ProvenIdentity {
  accountId: string
  linkedAt: string
  seenAt: string
}

const longestName = 200

export const createAccountIdentities = ({ database, clock }: { database: Database<AccountTables>; clock: Clock }) => {
  const find = async (provider: string, subject: string): Promise<LinkedIdentity | undefined> => {
    const row = await database.db
      .selectFrom('account_identity')
      .selectAll()
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst()
    return row && linked(row)
  }
  /** Nobody gets an account back by a way in that was taken away from it. */
  const isTaken = async (accountId: string): Promise<boolean> =>
    (await database.db
      .selectFrom('account_identity')
      .select('account_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst()) !== undefined
  const newAccountId = async ({ provider, subject }: ProvenIdentity): Promise<string> =>
    provider === mainProvider && !(await isTaken(subject)) ? subject : newRowId(clock.now())

  const insert = async ({ provider, subject, name, facts }: ProvenIdentity, accountId: string): Promise<boolean> => {
    const now = clock.now().toISOString()
    return hasChanged(
      database.db
        .insertInto('account_identity')
        .values({
          provider,
          subject,
          account_id: accountId,
          name: name.slice(0, longestName),
          facts: JSON.stringify(facts),
          linked_at: now,
          seen_at: now,
        } satisfies WholeRow<AccountIdentityTable>)
        .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing()),
    )
  }

  const dropLinks = async (accountId: string): Promise<void> => {
    await database.db.deleteFrom('account_link').where('account_id', '=', accountId).execute()
  }

  return {
    find,
    /** The account a subject of the first provider is: what games and services call their player. */
    accountOfSubject: async (subject: string) => (await find(mainProvider, subject))?.accountId ?? subject,
    /** What games and services call the player of an account. */
    subjectOf: async (accountId: string) => {
      const row = await database.db
        .selectFrom('account_identity')
        .select('subject')
        .where('account_id', '=', accountId)
        .where('provider', '=', mainProvider)
        .orderBy('linked_at')
        .orderBy('subject')
        .executeTakeFirst()
      return row?.subject ?? accountId
    },
    /** An account from before this was kept has the first provider's identity, whose subject it is named by. */
    keepFirst: async (accountId: string, name: string, facts: IdentityFacts) => {
      if (!(await isTaken(accountId)))
        await insert({ provider: mainProvider, subject: accountId, name, facts }, accountId)
    },
    /** @returns false when it is somebody's */
    link: insert,
    /** @returns false when it was not this account's */
    unlink: (provider: string, subject: string, accountId: string) =>
      hasChanged(
        database.db
          .deleteFrom('account_identity')
          .where('provider', '=', provider)
          .where('subject', '=', subject)
          .where('account_id', '=', accountId),
      ),
    moveAll: async (from: string, into: string) => {
      await database.db
        .updateTable('account_identity')
        .set({ account_id: into })
        .where('account_id', '=', from)
        .execute()
    },
    /** The account this sign-in is of; one that nobody has seen before gets one. */
    accountOf: async (proven: ProvenIdentity) => {
      const now = clock.now().toISOString()
      const shown = { name: proven.name.slice(0, longestName), facts: JSON.stringify(proven.facts), seen_at: now }
      const known = await database.db
        .updateTable('account_identity')
        .set(shown)
        .where('provider', '=', proven.provider)
        .where('subject', '=', proven.subject)
        .returning('account_id')
        .executeTakeFirst()
      if (known) return known.account_id
      const accountId = await newAccountId(proven)
      await insert(proven, accountId)
      // Two first sign-ins at once: the one that was stored counts for both.
      const stored = await find(proven.provider, proven.subject)
      return stored?.accountId ?? accountId
    },
    /** The first linked one first. */
    of: async (accountId: string) => {
      const rows = await database.db
        .selectFrom('account_identity')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('linked_at')
        .orderBy('provider')
        .orderBy('subject')
        .execute()
      return rows.map(linked)
    },
    /** @returns false when this assertion was used before */
    useNonce: (provider: string, nonce: string) =>
      hasChanged(
        database.db
          .insertInto('sign_in_nonce')
          .values({ nonce_hash: sha256(`${provider} ${nonce}`), used_at: clock.now().toISOString() })
          .onConflict((conflict) => conflict.column('nonce_hash').doNothing()),
      ),
    sweep: async (signal?: AbortSignal) => {
      const before = new Date(clock.now().getTime() - nonceMilliseconds).toISOString()
      await removeOld(database, { table: 'sign_in_nonce', column: 'used_at', before, isInclusive: true }, { signal })
      const now = clock.now().toISOString()
      await removeOld(
        database,
        { table: 'account_link', column: 'expires_at', before: now, isInclusive: true },
        { signal },
      )
    },
    dropLinks,
    erase: async (accountId: string) => {
      await dropLinks(accountId)
      await database.db.deleteFrom('account_identity').where('account_id', '=', accountId).execute()
    },
  }
}

export type AccountIdentities = ReturnType<typeof createAccountIdentities>

const linked = (row: WholeRow<AccountIdentityTable>): LinkedIdentity => ({
  provider: row.provider,
  subject: row.subject,
  accountId: row.account_id,
  name: row.name,
  facts: JSON.parse(row.facts) as IdentityFacts,
  linkedAt: row.linked_at,
  seenAt: row.seen_at,
})
