import { sql, type Selectable } from 'kysely'
import type { DeskRule, DeskTeam, TeamAssignment } from '#generated/server/desk/schemas.ts'
import type { Database } from '../storage/database.ts'
import type { Unmarked } from '../platform/marks.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { DeskRuleTable, DeskTeamTable, RoutingTables } from './tables.ts'

export type Team = Unmarked<DeskTeam>
export type Rule = Unmarked<DeskRule>

const toTeam = (row: Selectable<DeskTeamTable>): Team => ({
  id: row.id,
  name: row.name,
  members: JSON.parse(row.members) as string[],
  assignment: row.assignment as TeamAssignment,
  schedule: row.schedule,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
})
const fromTeam = (team: Team) =>
  ({
    id: team.id,
    name: team.name,
    members: JSON.stringify(team.members),
    assignment: team.assignment,
    schedule: team.schedule,
    changed_at: team.changedAt,
    changed_by: team.changedBy,
  }) satisfies Omit<WholeRow<DeskTeamTable>, 'last_given'>

const toRule = (row: Selectable<DeskRuleTable>): Rule => ({
  id: row.id,
  name: row.name,
  enabled: row.enabled === 1,
  when: JSON.parse(row.conditions) as Rule['when'],
  then: JSON.parse(row.actions) as Rule['then'],
  changedAt: row.changed_at,
  changedBy: row.changed_by,
})
const fromRule = (rule: Rule) =>
  ({
    id: rule.id,
    name: rule.name,
    enabled: toFlag(rule.enabled),
    conditions: JSON.stringify(rule.when),
    actions: JSON.stringify(rule.then),
    changed_at: rule.changedAt,
    changed_by: rule.changedBy,
  }) satisfies Omit<WholeRow<DeskRuleTable>, 'position'>

export const createRoutingStore = (database: Database<RoutingTables>) => ({
  /** By name. */
  teams: async () =>
    (await database.db.selectFrom('desk_team').selectAll().orderBy('name').orderBy('id').execute()).map(toTeam),
  team: async (id: string) => {
    const row = await database.db.selectFrom('desk_team').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toTeam(row)
  },
  insertTeam: async (team: Team) => {
    await database.db
      .insertInto('desk_team')
      .values({ ...fromTeam(team), last_given: null } satisfies WholeRow<DeskTeamTable>)
      .execute()
  },
  replaceTeam: async (team: Team) => {
    const { id, ...values } = fromTeam(team)
    await database.db.updateTable('desk_team').set(values).where('id', '=', id).execute()
  },
  removeTeam: async (id: string) => {
    await database.db.deleteFrom('desk_team').where('id', '=', id).execute()
  },
  /**
   * Who of the team got the last case, and from now on `next` of it; until the transaction ends nobody else is told. null:
   * nobody has had any, or there is nobody to give it to.
   */
  takeTurn: async (teamId: string, next: (last: string | null) => string | null) => {
    // A write that changes nothing holds the row until the transaction ends.
    const row = await database.db
      .updateTable('desk_team')
      .set({ last_given: sql<string | null>`last_given` })
      .where('id', '=', teamId)
      .returning('last_given')
      .executeTakeFirst()
    const chosen = row === undefined ? null : next(row.last_given)
    if (chosen !== null)
      await database.db.updateTable('desk_team').set({ last_given: chosen }).where('id', '=', teamId).execute()
    return chosen
  },
  /** In the order they are tried. */
  rules: async () =>
    (await database.db.selectFrom('desk_rule').selectAll().orderBy('position').orderBy('id').execute()).map(toRule),
  rule: async (id: string) => {
    const row = await database.db.selectFrom('desk_rule').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toRule(row)
  },
  /** As the last one. */
  insertRule: async (rule: Rule) => {
    const { last } = await database.db
      .selectFrom('desk_rule')
      .select(({ fn }) => fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    await database.db
      .insertInto('desk_rule')
      .values({ ...fromRule(rule), position: Number(last ?? 0) + 1 } satisfies WholeRow<DeskRuleTable>)
      .execute()
  },
  /** It keeps its place. */
  replaceRule: async (rule: Rule) => {
    const { id, ...values } = fromRule(rule)
    await database.db.updateTable('desk_rule').set(values).where('id', '=', id).execute()
  },
  removeRule: async (id: string) => {
    await database.db.deleteFrom('desk_rule').where('id', '=', id).execute()
  },
  order: async (ids: readonly string[]) => {
    for (const [position, id] of ids.entries())
      await database.db
        .updateTable('desk_rule')
        .set({ position: position + 1 })
        .where('id', '=', id)
        .execute()
  },
})

export type RoutingStore = ReturnType<typeof createRoutingStore>
