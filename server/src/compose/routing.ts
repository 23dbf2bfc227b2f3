import { createRoutedCases } from '../cases/routed-cases.ts'
import { createRepresentatives } from '../desk/representatives.ts'
import { createAvailable } from '../routing/available.ts'
import { seedDemoRouting } from '../routing/demo-routing.ts'
import { registerRoutingDesk } from '../routing/desk/routes.ts'
import { createRuleDesk } from '../routing/desk/rules.ts'
import { createTeamDesk } from '../routing/desk/teams.ts'
import { createGivingLater } from '../routing/give-later.ts'
import { createAssigning, createCaseRouting } from '../routing/route-case.ts'
import { createRoutingStore } from '../routing/store.ts'
import type { Gives, Needs } from './ports.ts'

/** What waited is given to people while they have fewer open cases than this (CD-313). */
const mostOpen = 20

export const composeRouting = (made: Needs<'macros'>): Gives<'routing'> => {
  const { database, clock, jobs, caseStore, withTransaction } = made
  const store = createRoutingStore(database)
  const cases = createRoutedCases(database)
  const available = createAvailable({ ...made, thoseWho: createRepresentatives({ database, clock }).thoseWho })
  const shared = { ...made, store, openCasesOf: cases.openCasesOf, available: available.for }
  const assigneeIn = createAssigning(shared)
  const giveLater = createGivingLater({
    ...made,
    teams: store.teams,
    available: available.all,
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
    route: createCaseRouting(shared),
    teams: store.teams,
    isTeam: async (id) => (await store.team(id)) !== undefined,
    room: {
      registerDesk: (desk) =>
        registerRoutingDesk(desk, {
          teams: createTeamDesk({ ...shared, isRepresentative: desk.isRepresentative, hasCases: cases.hasCases }),
          rules: createRuleDesk({ ...shared, pastCases: cases.latest }),
        }),
      seed: () => seedDemoRouting({ store, clock }),
    },
  }
}
