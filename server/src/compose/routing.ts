// Routing: teams, and rules that give new cases to them.
import { createRoutedCases } from '../cases/routed-cases.ts'
import type { RouteCase } from '../cases/ports.ts'
import type { Availabilities } from '../chat/availability.ts'
import { seedDemoRouting } from '../routing/demo-routing.ts'
import { registerRoutingDesk } from '../routing/desk/routes.ts'
import { createRuleDesk } from '../routing/desk/rules.ts'
import { createTeamDesk } from '../routing/desk/teams.ts'
import { createCaseRouting } from '../routing/route-case.ts'
import { createRoutingStore } from '../routing/store.ts'
import { problem } from '../platform/problems.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface RoutingParts {
  availabilities: Pick<Availabilities, 'all'>
  isSharedMacro: (id: string) => Promise<boolean>
  text: ValidationText
}
export interface RoutingPorts {
  route: RouteCase
  isTeam: (id: string) => Promise<boolean>
}

export const composeRouting = (
  { database, clock, content }: Core,
  { availabilities, isSharedMacro, text }: RoutingParts,
): Composed<RoutingPorts> => {
  const store = createRoutingStore(database)
  const cases = createRoutedCases(database)
  const { withTransaction } = database
  const here = () => content.current().in(content.current().defaultLocale)
  const refuse = (field: string, code: Parameters<typeof text>[1]) =>
    problem.validation({
      fieldErrors: [{ field, code: code as 'unknown' }],
      errorCodes: { [code]: text(content.current().defaultLocale, code) },
    })
  return {
    route: createCaseRouting({
      store,
      openCasesOf: cases.openCasesOf,
      available: async (locale) =>
        new Set(
          [...(await availabilities.all())].flatMap(([id, { state, languages }]) =>
            state === 'available' && (languages.length === 0 || languages.includes(locale)) ? [id] : [],
          ),
        ),
    }),
    isTeam: async (id) => (await store.team(id)) !== undefined,
    room: {
      registerDesk: (desk) =>
        registerRoutingDesk(desk, {
          teams: createTeamDesk({
            store,
            withTransaction,
            clock,
            isRepresentative: desk.isRepresentative,
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
