// Routing: teams, and rules that give new cases to them.
import { createRoutedCases } from '../cases/routed-cases.ts'
import type { RouteCase } from '../cases/ports.ts'
import type { Availabilities } from '../chat/availability.ts'
import { seedDemoRouting } from '../routing/demo-routing.ts'
import { registerRoutingDesk } from '../routing/desk/routes.ts'
import { createRuleDesk } from '../routing/desk/rules.ts'
import { createTeamDesk } from '../routing/desk/teams.ts'
import { createRepresentatives } from '../desk/representatives.ts'
import { createGivingLater } from '../routing/give-later.ts'
import { createAssigning, createCaseRouting, type RoutedPlace } from '../routing/route-case.ts'
import type { CaseStore } from '../cases/store.ts'
import { createRoutingStore, type Team } from '../routing/store.ts'
import { problem } from '../platform/problems.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface RoutingParts {
  availabilities: Pick<Availabilities, 'all'>
  isSharedMacro: (id: string) => Promise<boolean>
  caseStore: Pick<CaseStore, 'find' | 'update'>
  isSchedule: (id: string) => Promise<boolean>
  isWorking: (schedule: string | null) => Promise<boolean>
  text: ValidationText
}
export interface RoutingPorts {
  route: RouteCase
  isTeam: (id: string) => Promise<boolean>
  teams: () => Promise<readonly Team[]>
}

/** What waited is given to people while they have fewer open cases than this (CD-313). */
const mostOpen = 20

export const composeRouting = (
  { database, clock, content, jobs }: Core,
  { availabilities, isSharedMacro, caseStore, isSchedule, isWorking, text }: RoutingParts,
): Composed<RoutingPorts> => {
  const store = createRoutingStore(database)
  const cases = createRoutedCases(database)
  const { withTransaction } = database
  const { thoseWho } = createRepresentatives({ database, clock })
  const here = () => content.current().in(content.current().defaultLocale)
  const refuse = (field: string, code: Parameters<typeof text>[1]) =>
    problem.validation({
      fieldErrors: [{ field, code: code as 'unknown' }],
      errorCodes: { [code]: text(content.current().defaultLocale, code) },
    })
  const assigning = {
    store,
    openCasesOf: cases.openCasesOf,
    isWorking,
    available: async ({ locale, product, skill }: RoutedPlace) =>
      thoseWho(
        [...(await availabilities.all())].flatMap(([id, { state, languages }]) =>
          state === 'available' && (languages.length === 0 || languages.includes(locale)) ? [id] : [],
        ),
        { game: product, language: locale },
        skill,
      ),
  }
  const assigneeIn = createAssigning(assigning)
  const giveLater = createGivingLater({
    teams: store.teams,
    isWorking,
    available: async () =>
      new Map(
        [...(await availabilities.all())].flatMap(([id, { state, languages }]) =>
          state === 'available' ? [[id, languages] as const] : [],
        ),
      ),
    waiting: cases.toGive,
    give: (team, { id, ...place }) =>
      withTransaction(async () => {
        const record = await caseStore.find(id)
        // Somebody was faster: nothing is left to give.
        if (record === undefined || !record.awaitsGiving || record.team !== team.id) return true
        const assignee = await assigneeIn(team, place, mostOpen)
        if (assignee !== null) await caseStore.update(id, { assignee })
        return assignee !== null
      }),
  })
  jobs.repeat('case-give', 30, async (signal) => {
    await giveLater(signal)
  })
  return {
    route: createCaseRouting(assigning),
    teams: store.teams,
    isTeam: async (id) => (await store.team(id)) !== undefined,
    room: {
      registerDesk: (desk) =>
        registerRoutingDesk(desk, {
          teams: createTeamDesk({
            store,
            withTransaction,
            clock,
            isRepresentative: desk.isRepresentative,
            isSchedule,
            hasCases: cases.hasCases,
            refuse,
          }),
          rules: createRuleDesk({
            store,
            withTransaction,
            clock,
            isProduct: (shortName) => here().product(shortName) !== undefined,
            isTopic: (topicId) => here().topic(topicId) !== undefined,
            isSharedMacro,
            pastCases: cases.latest,
            refuse,
          }),
        }),
      seed: () => seedDemoRouting({ store, clock }),
    },
  }
}
