// What becomes of a new case before anybody has seen it: the rules it meets, and whose it is (CD-258, CD-259, CD-313).
import type { RuleActions } from '#generated/server/desk/schemas.ts'
import { meeting, together, type RoutedCase } from './match.ts'
import type { RoutingStore, Team } from './store.ts'

/** Whose a case is, as far as people differ in what they take. */
export interface RoutedPlace {
  locale: string
  product: string
  /** What who gets it has to know (CD-338); null asks for nothing. */
  skill: string | null
}

interface AssignDeps {
  store: Pick<RoutingStore, 'takeTurn'>
  /** Ids of those who are available now, speak the case's language, have its skill and have it within their scope, of any order. */
  available: (facts: RoutedPlace) => Promise<ReadonlySet<string>>
  /** How many open cases each of them has; who is missing has none. */
  openCasesOf: (agentIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Whether it is a time at which somebody with this schedule works; null always is. */
  isWorking: (schedule: string | null) => Promise<boolean>
}
interface RouteDeps extends AssignDeps {
  store: Pick<RoutingStore, 'rules' | 'team' | 'takeTurn'>
}

interface CaseRoute extends RuleActions {
  assignee: string | null
  awaitsGiving: boolean
}

/** One after another, from behind the last; who is not there is passed over. */
export const nextInTurn = (
  members: readonly string[],
  here: ReadonlySet<string>,
  last: string | null,
): string | null => {
  const after = last === null ? 0 : members.indexOf(last) + 1
  return [...members.slice(after), ...members.slice(0, after)].find((member) => here.has(member)) ?? null
}

/** The fewest open cases; among equals the first of the team. */
export const leastBusy = (
  members: readonly string[],
  here: ReadonlySet<string>,
  open: ReadonlyMap<string, number>,
): string | null => {
  let best: string | null = null
  for (const member of members)
    if (here.has(member) && (best === null || (open.get(member) ?? 0) < (open.get(best) ?? 0))) best = member
  return best
}

/** Whether a team gives its cases to somebody at all. */
export const doesGive = ({ assignment, members }: Team): boolean => assignment !== 'nobody' && members.length > 0

/** Who of the team gets a case; null outside its hours and while nobody is there. Joins the caller's transaction. */
export const createAssigning =
  ({ store, available, openCasesOf, isWorking }: AssignDeps) =>
  async (team: Team, place: RoutedPlace, mostOpen = Infinity): Promise<string | null> => {
    const { id, members, assignment, schedule } = team
    if (!doesGive(team) || !(await isWorking(schedule))) return null
    const here = await available(place)
    const there = members.filter((member) => here.has(member))
    if (there.length === 0) return null
    if (assignment === 'in-turn' && mostOpen === Infinity)
      return store.takeTurn(id, (last) => nextInTurn(members, here, last))
    const open = await openCasesOf(there)
    const free = new Set(there.filter((member) => (open.get(member) ?? 0) < mostOpen))
    if (free.size === 0) return null
    return assignment === 'in-turn'
      ? store.takeTurn(id, (last) => nextInTurn(members, free, last))
      : leastBusy(members, free, open)
  }

/** Joins the caller's transaction. */
export const createCaseRouting = ({ store, ...deps }: RouteDeps) => {
  const assigneeIn = createAssigning({ store, ...deps })

  return async (facts: RoutedCase): Promise<CaseRoute | null> => {
    const meets = meeting(facts)
    const met = (await store.rules()).filter(({ enabled, when }) => enabled && meets(when))
    if (met.length === 0) return null
    const actions = together(met.map(({ then }) => then))
    const team = actions.team === null ? undefined : await store.team(actions.team)
    const assignee = team === undefined ? null : await assigneeIn(team, { ...facts, skill: actions.skill ?? null })
    return {
      ...actions,
      team: team?.id ?? null,
      assignee,
      awaitsGiving: team !== undefined && assignee === null && doesGive(team),
    }
  }
}
