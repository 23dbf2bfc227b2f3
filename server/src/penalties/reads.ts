import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { type BorneScope, fewOf, isThereWithin, withinScope } from '../storage/within-scope.ts'
import type { PenaltiesTables } from './tables.ts'

export const createPenaltyReads = (database: Pick<Database<PenaltiesTables>, 'db'>) => ({
  accountScope: {
    holds: (id) =>
      isThereWithin(sql`penalty as scoped_penalty`, sql<boolean>`scoped_penalty.account_id = ${id}`, {
        game: 'scoped_penalty.game',
      }),
    few: () => fewOf(withinScope(database.db.selectFrom('penalty').select('account_id as id'), { game: 'game' }, true)),
  } satisfies BorneScope,
  gameOf: async (table: 'penalty' | 'appeal', id: string): Promise<string | undefined> =>
    (await database.db.selectFrom(table).select('game').where('id', '=', id).executeTakeFirst())?.game,
  /** Those of these accounts that have a penalty. */
  accountsAmong: async (accountIds: readonly string[]): Promise<string[]> => {
    const { db } = database
    const rows = await db
      .selectFrom('penalty')
      .select('account_id')
      .distinct()
      .where('account_id', 'in', accountIds)
      .execute()
    return rows.map((row) => row.account_id)
  },
  /** Accounts with a penalty, in order. */
  accountsAfter: async (after: string, most: number): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`select distinct account_id as id from penalty
      where account_id > ${after} order by account_id limit ${most}`.execute(database.db)
    return rows.map(({ id }) => id)
  },
  newestImposedAt: async (accountId: string): Promise<string | undefined> => {
    const row = await database.db
      .selectFrom('penalty')
      .select('imposed_at')
      .where('account_id', '=', accountId)
      .orderBy('imposed_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.imposed_at
  },
})

export type PenaltyReads = ReturnType<typeof createPenaltyReads>
