// Wire ⇄ domain of the desk's calls about teams and rules.
import { DeskRuleRequest, DeskTeamRequest } from '#generated/server/desk/schemas.ts'
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import { createMarker, demandMark, inMarkedOrder } from '../../platform/marks.ts'
import type { RuleDesk } from './rules.ts'
import type { TeamDesk } from './teams.ts'

const team = createMarker(DeskTeamRequest)
const rule = createMarker(DeskRuleRequest)

export const registerRoutingDesk = (desk: DeskScope, { teams, rules }: { teams: TeamDesk; rules: RuleDesk }): void => {
  desk.bind('teams', {
    listTeams: async () => ({ status: 200, body: { items: (await teams.list()).map(team) } }),
    createTeam: async ({ body, request }) => ({
      status: 201,
      body: team(await teams.create(agentOf(request).id, body)),
    }),
    replaceTeam: async ({ params, body, headers, request }) => {
      const before = (await teams.list()).find(({ id }) => id === params.teamId)
      demandMark(headers['if-match'], before && team(before))
      const replaced = await teams.replace(agentOf(request).id, params.teamId, body)
      noteChange(request, { before: before ?? null, after: replaced })
      return { status: 200, body: team(replaced) }
    },
    deleteTeam: async ({ params }) => {
      await teams.remove(params.teamId)
      return { status: 204 }
    },
  })
  desk.bind('rules', {
    listRules: async () => ({ status: 200, body: inMarkedOrder((await rules.list()).map(rule)) }),
    createRule: async ({ body, request }) => ({
      status: 201,
      body: rule(await rules.create(agentOf(request).id, body)),
    }),
    replaceRule: async ({ params, body, headers, request }) => {
      const before = (await rules.list()).find(({ id }) => id === params.ruleId)
      demandMark(headers['if-match'], before && rule(before))
      const replaced = await rules.replace(agentOf(request).id, params.ruleId, body)
      noteChange(request, { before: before ?? null, after: replaced })
      return { status: 200, body: rule(replaced) }
    },
    deleteRule: async ({ params }) => {
      await rules.remove(params.ruleId)
      return { status: 204 }
    },
    orderRules: async ({ body, headers }) => {
      demandMark(headers['if-match'], inMarkedOrder((await rules.list()).map(rule)))
      return { status: 200, body: inMarkedOrder((await rules.order(body.ids)).map(rule)) }
    },
    tryRule: async ({ body }) => ({ status: 200, body: await rules.tried(body) }),
  })
}
