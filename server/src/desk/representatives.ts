// Who works at the desk: everyone who has called it. A case can be given to one of them (decisions-cases L).
import type { DeskRole } from '#generated/server/desk/schemas.ts'
import { createLru } from '../lib/lru.ts'
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import { highestRole, type DeskAgent } from './identity.ts'
import type {} from './tables.ts'

export interface Representatives {
  /** Written when somebody is new, has another name or role, or was last seen a day ago. */
  remember: (agent: DeskAgent) => Promise<void>
  has: (id: string) => Promise<boolean>
  /** By id, as they were last called; who never called the desk is missing. */
  namesOf: (ids: readonly string[]) => Promise<Map<string, string>>
  /** Who called within 90 days, by name. */
  list: () => Promise<{ id: string; displayName: string; role: DeskRole }[]>
}

const againMilliseconds = 86_400_000
const listedMilliseconds = 90 * 86_400_000
const mostListed = 2_000

export const createRepresentatives = ({ database, clock }: { database: Database; clock: Clock }): Representatives => {
  const known = createLru<{ facts: string; at: number }>(1_000)
  return {
    remember: async (agent) => {
      const facts = `${highestRole(agent)} ${agent.displayName}`
      const now = clock.now()
      const seen = known.get(agent.id)
      if (seen?.facts === facts && now.getTime() - seen.at < againMilliseconds) return
      const values = { display_name: agent.displayName, role: highestRole(agent), seen_at: now.toISOString() }
      await database.db
        .insertInto('desk_agent')
        .values({ id: agent.id, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute()
      known.set(agent.id, { facts, at: now.getTime() })
    },
    has: async (id) =>
      (await database.db.selectFrom('desk_agent').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
    namesOf: async (ids) => {
      if (ids.length === 0) return new Map()
      const rows = await database.db
        .selectFrom('desk_agent')
        .select(['id', 'display_name'])
        .where('id', 'in', ids)
        .execute()
      return new Map(rows.map((row) => [row.id, row.display_name]))
    },
    list: async () => {
      const since = new Date(clock.now().getTime() - listedMilliseconds).toISOString()
      const rows = await database.db
        .selectFrom('desk_agent')
        .select(['id', 'display_name', 'role'])
        .where('seen_at', '>', since)
        .orderBy('display_name')
        .orderBy('id')
        .limit(mostListed)
        .execute()
      return rows.map((row) => ({ id: row.id, displayName: row.display_name, role: row.role as DeskRole }))
    },
  }
}
