// What becomes of a new case before anybody has seen it: the rules it meets, and whose it is (CD-258, CD-259).
import type { DeskTeam, RuleActions } from '#generated/server/desk/schemas.ts'
import { meeting, together, type RoutedCase } from './match.ts'
import type { RoutingStore } from './store.ts'

export interface RouteDeps {
  store: Pick<RoutingStore, 'rules' | 'team' | 'takeTurn'>
  /** Ids of those who are available now and speak this language, of any order. */
  available: (locale: string) => Promise<ReadonlySet<string>>
  /** How many open cases each of them has; who is missing has none. */
  openCasesOf: (agentIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

export interface CaseRoute extends RuleActions {
  assignee: string | null
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

/** Joins the caller's transaction. */
export const createCaseRouting = ({ store, available, openCasesOf }: RouteDeps) => {
  const assigneeIn = async ({ id, members, assignment }: DeskTeam, locale: string): Promise<string | null> => {
    if (assignment === 'nobody' || members.length === 0) return null
    const here = await available(locale)
    const there = members.filter((member) => here.has(member))
    if (there.length === 0) return null
    return assignment === 'in-turn'
      ? store.takeTurn(id, (last) => nextInTurn(members, here, last))
      : leastBusy(members, here, await openCasesOf(there))
  }

  return async (facts: RoutedCase): Promise<CaseRoute | null> => {
    const meets = meeting(facts)
    const met = (await store.rules()).filter(({ enabled, when }) => enabled && meets(when))
    if (met.length === 0) return null
    const actions = together(met.map(({ then }) => then))
    const team = actions.team === null ? undefined : await store.team(actions.team)
    return {
      ...actions,
      team: team?.id ?? null,
      assignee: team === undefined ? null : await assigneeIn(team, facts.locale),
    }
  }
}
