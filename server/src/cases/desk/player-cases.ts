// A player's cases on their sheet at the desk: the newest of them, and how many are open (CD-325).
import type { DeskCaseSummary } from '#generated/server/desk/schemas.ts'
import type { Database } from '../../storage/database.ts'
import type { CasesTables } from '../tables.ts'
import { withinScope } from '../../storage/within-scope.ts'

export interface PlayerCases {
  cases: (accountId: string, most: number) => Promise<{ newest: DeskCaseSummary[]; open: number }>
  /** How many of each account are open, counted to 100; none for an account without any. */
  openCases: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

const mostCounted = 100

export const createPlayerCases = (
  database: Database<CasesTables>,
  summaries: (keys: readonly { id: string; rank: number }[]) => Promise<DeskCaseSummary[]>,
): PlayerCases => ({
  cases: async (accountId, most) => {
    const its = { game: 'product', language: 'locale' }
    const theirs = database.db.selectFrom('support_case').where('owner_id', '=', accountId)
    const newest = await withinScope(theirs.select(['id', 'queue_rank']), its)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
    const open = await withinScope(theirs.select('id').where('status', '!=', 'RESOLVED'), its)
      .limit(mostCounted)
      .execute()
    return {
      newest: await summaries(newest.map(({ id, queue_rank: rank }) => ({ id, rank }))),
      open: open.length,
    }
  },
  openCases: async (accountIds) => {
    if (accountIds.length === 0) return new Map()
    const open = database.db
      .selectFrom('support_case')
      .select(({ fn }) => ['owner_id', fn.countAll().as('open')])
      .where('owner_id', 'in', [...accountIds])
      .where('status', '!=', 'RESOLVED')
      .groupBy('owner_id')
    const rows = await withinScope(open, { game: 'product', language: 'locale' }).execute()
    return new Map(rows.map((row) => [row.owner_id ?? '', Math.min(mostCounted, Number(row.open))]))
  },
})
