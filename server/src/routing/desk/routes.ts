// Wire ⇄ domain of the desk's calls about teams and rules.
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import type { RuleDesk } from './rules.ts'
import type { TeamDesk } from './teams.ts'

export const registerRoutingDesk = (desk: DeskScope, { teams, rules }: { teams: TeamDesk; rules: RuleDesk }): void => {
  desk.bind('teams', {
    listTeams: async () => ({ status: 200, body: { items: await teams.list() } }),
    createTeam: async ({ body, request }) => ({ status: 201, body: await teams.create(agentOf(request).id, body) }),
    replaceTeam: async ({ params, body, request }) => {
      const before = (await teams.list()).find(({ id }) => id === params.teamId) ?? null
      const replaced = await teams.replace(agentOf(request).id, params.teamId, body)
      noteChange(request, { before, after: replaced })
      return { status: 200, body: replaced }
    },
    deleteTeam: async ({ params }) => {
      await teams.remove(params.teamId)
      return { status: 204 }
    },
  })
  desk.bind('rules', {
    listRules: async () => ({ status: 200, body: { items: await rules.list() } }),
    createRule: async ({ body, request }) => ({ status: 201, body: await rules.create(agentOf(request).id, body) }),
    replaceRule: async ({ params, body, request }) => {
      const before = (await rules.list()).find(({ id }) => id === params.ruleId) ?? null
      const replaced = await rules.replace(agentOf(request).id, params.ruleId, body)
      noteChange(request, { before, after: replaced })
      return { status: 200, body: replaced }
    },
    deleteRule: async ({ params }) => {
      await rules.remove(params.ruleId)
      return { status: 204 }
    },
    orderRules: async ({ body }) => ({ status: 200, body: { items: await rules.order(body.ids) } }),
    tryRule: async ({ body }) => ({ status: 200, body: await rules.tried(body) }),
  })
}
