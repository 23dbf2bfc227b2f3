// Which sign-in at which provider is which account (CD-300). The first provider's subjects are account ids themselves,
// as they always were; those of all others get an id of their own.
import type { Clock } from '../lib/clock.ts'
import { newRowId, sha256 } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
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

export interface AccountIdentities {
  /** The account this sign-in is of; one that nobody has seen before gets one. */
  accountOf: (proven: ProvenIdentity) => Promise<string>
  find: (provider: string, subject: string) => Promise<LinkedIdentity | undefined>
  /** The first linked one first. */
  of: (accountId: string) => Promise<LinkedIdentity[]>
  /** The account a subject of the first provider is: what games and services call their player. */
  accountOfSubject: (subject: string) => Promise<string>
  /** What games and services call the player of an account. */
  subjectOf: (accountId: string) => Promise<string>
  /** An account from before this was kept has the first provider's identity, whose subject it is named by. */
  keepFirst: (accountId: string, name: string, facts: IdentityFacts) => Promise<void>
  /** @returns false when it is somebody's */
  link: (proven: ProvenIdentity, accountId: string) => Promise<boolean>
  /** @returns false when it was not this account's */
  unlink: (provider: string, subject: string, accountId: string) => Promise<boolean>
  moveAll: (from: string, into: string) => Promise<void>
  /** @returns false when this assertion was used before */
  useNonce: (provider: string, nonce: string) => Promise<boolean>
  sweep: (signal?: AbortSignal) => Promise<void>
  /** Links that were begun. */
  dropLinks: (accountId: string) => Promise<void>
  erase: (accountId: string) => Promise<void>
}

const longestName = 200

export const createAccountIdentities = ({
  database,
  clock,
}: {
  database: Database<AccountTables>
  clock: Clock
}): AccountIdentities => {
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
    const { numInsertedOrUpdatedRows } = await database.db
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
      .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  const dropLinks = async (accountId: string): Promise<void> => {
    await database.db.deleteFrom('account_link').where('account_id', '=', accountId).execute()
  }

  return {
    find,
    accountOfSubject: async (subject) => (await find(mainProvider, subject))?.accountId ?? subject,
    subjectOf: async (accountId) => {
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
    keepFirst: async (accountId, name, facts) => {
      if (!(await isTaken(accountId)))
        await insert({ provider: mainProvider, subject: accountId, name, facts }, accountId)
    },
    link: insert,
    unlink: async (provider, subject, accountId) => {
      const { numDeletedRows } = await database.db
        .deleteFrom('account_identity')
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
    moveAll: async (from, into) => {
      await database.db
        .updateTable('account_identity')
        .set({ account_id: into })
        .where('account_id', '=', from)
        .execute()
    },
    accountOf: async (proven) => {
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
    of: async (accountId) => {
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
    useNonce: async (provider, nonce) => {
      const { numInsertedOrUpdatedRows } = await database.db
        .insertInto('sign_in_nonce')
        .values({ nonce_hash: sha256(`${provider} ${nonce}`), used_at: clock.now().toISOString() })
        .onConflict((conflict) => conflict.column('nonce_hash').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    sweep: async (signal) => {
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
    erase: async (accountId) => {
      await dropLinks(accountId)
      await database.db.deleteFrom('account_identity').where('account_id', '=', accountId).execute()
    },
  }
}

const linked = (row: WholeRow<AccountIdentityTable>): LinkedIdentity => ({
  provider: row.provider,
  subject: row.subject,
  accountId: row.account_id,
  name: row.name,
  facts: JSON.parse(row.facts) as IdentityFacts,
  linkedAt: row.linked_at,
  seenAt: row.seen_at,
})
