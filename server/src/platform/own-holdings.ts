// What the corridor keeps of a person: sessions, and answers that may be asked for again.
import type { Database } from '../storage/database.ts'
import type { Tables } from '../storage/tables.ts'
import type { Holdings } from './holdings.ts'
import type { Sessions } from './sessions.ts'
import type { Account } from './visitor.ts'

export const createPlatformHoldings = (
  database: Database<Tables>,
  sessions: Pick<Sessions, 'endAllOf'>,
): Holdings<Pick<Tables, 'session' | 'idempotency'>> => ({
  columns: { 'session.account_id': { moves: 'own' }, 'idempotency.owner': { moves: 'rows' } },
  who: async (accountId) => {
    const newest = await database.db
      .selectFrom('session')
      .select('account')
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    return newest && (JSON.parse(newest.account) as Account)
  },
  copy: async ({ id }) => {
    const begun = await database.db.selectFrom('session').select('created_at').where('account_id', '=', id).execute()
    return { otherRecords: begun.map((one) => ({ kind: 'session', recordedAt: one.created_at, text: '' })) }
  },
  erase: async ({ id }) => {
    await database.db.deleteFrom('idempotency').where('owner', '=', id).execute()
  },
  eraseOutside: ({ id }) => sessions.endAllOf(id),
})
