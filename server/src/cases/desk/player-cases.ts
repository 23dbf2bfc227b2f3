// A player's cases on their sheet at the desk: the newest of them, and how many are open (CD-325).
import type { DeskCaseSummary } from '#generated/server/desk/schemas.ts'
import { sql } from 'kysely'
import { isPersonId } from '../../lib/person.ts'
import type { Database } from '../../storage/database.ts'
import type { CasesTables } from '../tables.ts'
import { withinScope } from '../../storage/within-scope.ts'

/** An account, or who has none by their address (T40). */
interface CaseOwner {
  accountId: string
  email: string | null
}

/** Of cases whose filer had no account: those from this address. */
export const isFromAddress = (email: string | null) =>
  sql<boolean>`owner_id is null and lower(contact_email) = ${email?.toLowerCase() ?? ''}`

const mostCounted = 100

export const createPlayerCases = (
  database: Database<CasesTables>,
  summaries: (keys: readonly { id: string; rank: number }[]) => Promise<DeskCaseSummary[]>,
) => {
  const its = { game: 'product', language: 'locale' }
  const of = ({ accountId, email }: CaseOwner) => {
    const all = database.db.selectFrom('support_case')
    return isPersonId(accountId) ? all.where(isFromAddress(email)) : all.where('owner_id', '=', accountId)
  }
  const openOf = async (player: CaseOwner): Promise<number> =>
    (
      await withinScope(of(player).select('id').where('status', '!=', 'RESOLVED'), its)
        .limit(mostCounted)
        .execute()
    ).length
  return {
    cases: async (player: CaseOwner, most: number) => {
      const newest = await withinScope(of(player).select(['id', 'queue_rank']), its)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
      return {
        newest: await summaries(newest.map(({ id, queue_rank: rank }) => ({ id, rank }))),
        open: await openOf(player),
      }
    },
    /** How many of each account are open, counted to 100; none for an account without any. */
    openCases: async (players: readonly CaseOwner[]) => {
      const people = players.filter(({ accountId }) => isPersonId(accountId))
      const counted = new Map<string, number>()
      for (const one of people) counted.set(one.accountId, await openOf(one))
      const accountIds = players.map(({ accountId }) => accountId).filter((id) => !isPersonId(id))
      if (accountIds.length === 0) return counted
      const open = database.db
        .selectFrom('support_case')
        .select(({ fn }) => ['owner_id', fn.countAll().as('open')])
        .where('owner_id', 'in', accountIds)
        .where('status', '!=', 'RESOLVED')
        .groupBy('owner_id')
      for (const row of await withinScope(open, its).execute())
        counted.set(row.owner_id ?? '', Math.min(mostCounted, Number(row.open)))
      return counted
    },
  }
}

export type PlayerCases = ReturnType<typeof createPlayerCases>
