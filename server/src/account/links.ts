// Rows of identities on their way to an account (CD-302). Each is taken by the statement that finds it, so that it
// serves once.
import type { Selectable } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { AccountLinkTable, AccountTables } from './tables.ts'

type LinkRow = Selectable<AccountLinkTable>
export interface LinkOwner {
  sessionId: string
  accountId: string
}

export interface LinkStore {
  insert: (row: WholeRow<AccountLinkTable>) => Promise<void>
  /** One that has not expired, and is this session's; gone afterwards. */
  take: (id: string, owner: LinkOwner, now: string) => Promise<LinkRow | undefined>
  /** The newest offer of this session to merge. */
  offer: (owner: LinkOwner, now: string) => Promise<LinkRow | undefined>
  /** Offers of this session that a newer one takes the place of. */
  dropOffers: (owner: LinkOwner) => Promise<void>
}

export const createLinkStore = (database: Database<AccountTables>): LinkStore => ({
  insert: async (row) => {
    await database.db.insertInto('account_link').values(row).execute()
  },
  take: async (id, { sessionId, accountId }, now) =>
    database.db
      .deleteFrom('account_link')
      .where('id', '=', id)
      .where('session_id', '=', sessionId)
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst(),
  offer: ({ sessionId, accountId }, now) =>
    database.db
      .selectFrom('account_link')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('session_id', '=', sessionId)
      .where('other_account_id', 'is not', null)
      .where('expires_at', '>', now)
      .orderBy('expires_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  dropOffers: async ({ sessionId, accountId }) => {
    await database.db
      .deleteFrom('account_link')
      .where('account_id', '=', accountId)
      .where('session_id', '=', sessionId)
      .where('other_account_id', 'is not', null)
      .execute()
  },
})
