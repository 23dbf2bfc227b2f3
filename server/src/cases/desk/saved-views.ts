// Filters of the queue kept under a name (CD-230). The same on SQLite and PostgreSQL.
import type { QueueQuery, SavedViewRequest } from '#generated/server/desk/schemas.ts'
import { isBeyondScope, isWithinScope } from '../../lib/caller-scope.ts'
import type { Clock } from '../../lib/clock.ts'
import { newRowId } from '../../lib/ids.ts'
import { problem } from '../../platform/problems.ts'
import type { Database } from '../../storage/database.ts'
import type { CasesTables } from '../tables.ts'

export interface SavedView {
  id: string
  name: string
  query: QueueQuery
  shared: boolean
}
interface ViewOwner {
  id: string
  isLead: boolean
}

const mostOwned = 50
const mostListed = 100

const demandMay = ({ isLead }: ViewOwner, { game }: QueueQuery): void => {
  if (!isLead) throw problem.forbidden('views of everybody are a lead’s to make and take away')
  if (isBeyondScope(game)) throw problem.forbidden('it is of games outside your scope')
}
const queryOf = (text: string): QueueQuery => JSON.parse(text) as QueueQuery

export const createSavedViews = ({ database, clock }: { database: Database<CasesTables>; clock: Clock }) => ({
  /** Everybody's and one's own, by name. */
  of: async (agentId: string) => {
    const rows = await database.db
      .selectFrom('desk_view')
      .selectAll()
      .where((either) => either.or([either('owner', 'is', null), either('owner', '=', agentId)]))
      .orderBy('name')
      .orderBy('id')
      .limit(mostListed)
      .execute()
    return rows
      .map(({ id, owner, name, query }) => ({ id, name, query: queryOf(query), shared: owner === null }))
      .filter(({ query }) => isWithinScope(query))
  },

  /**
   * @throws 403 for everybody's without being a lead, and for everybody's of all games to whoever's scope names some; 422
   *   for a game or language outside their scope, and for one too many
   */
  save: async (agent: ViewOwner, { name, query, shared }: SavedViewRequest) => {
    const outside = (['game', 'language'] as const).find((side) => !isWithinScope({ [side]: query[side] }))
    if (outside !== undefined)
      throw problem.validation({ fieldErrors: [{ field: `query.${outside}`, code: 'unknown' }] })
    if (shared) demandMay(agent, query)
    const owner = shared ? null : agent.id
    const owned = await database.db
      .selectFrom('desk_view')
      .select('id')
      .where('owner', shared ? 'is' : '=', owner)
      .limit(mostOwned)
      .execute()
    if (owned.length === mostOwned) throw problem.validation({ fieldErrors: [{ field: 'name', code: 'max' }] })
    const view = { id: newRowId(clock.now()), name: name.trim(), query, shared }
    await database.db
      .insertInto('desk_view')
      .values({ id: view.id, owner, name: view.name, query: JSON.stringify(query) })
      .execute()
    return view
  },

  /** @throws 404 for what belongs to somebody else alone or lies outside their scope, 403 as `save` */
  remove: async (agent: ViewOwner, id: string) => {
    const view = database.db.selectFrom('desk_view').select(['owner', 'query']).where('id', '=', id)
    const found = await view.executeTakeFirst()
    if (!found || (found.owner !== null && found.owner !== agent.id)) throw problem.notFound()
    const query = queryOf(found.query)
    if (!isWithinScope(query)) throw problem.notFound()
    if (found.owner === null) demandMay(agent, query)
    await database.db.deleteFrom('desk_view').where('id', '=', id).execute()
  },
})

export type SavedViews = ReturnType<typeof createSavedViews>
