import { DeskRuleRequest, DeskTeamRequest } from '#generated/server/desk/schemas.ts'
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import { createMarker, demandMark, inMarkedOrder } from '../../platform/marks.ts'
import type { RuleDesk } from './rules.ts'
import type { TeamDesk } from './teams.ts'
import { created, done, ok } from '../../platform/contract/answers.ts'

const team = createMarker(DeskTeamRequest)
const rule = createMarker(DeskRuleRequest)

export const registerRoutingDesk = (desk: DeskScope, { teams, rules }: { teams: TeamDesk; rules: RuleDesk }): void => {
  desk.bind('teams', {
    listTeams: async () => ok({ items: (await teams.list()).map(team) }),
    createTeam: async ({ body, request }) => created(team(await teams.create(agentOf(request).id, body))),
    replaceTeam: async ({ params, body, headers, request }) => {
      const before = (await teams.list()).find(({ id }) => id === params.teamId)
      demandMark(headers['if-match'], before && team(before))
      const replaced = await teams.replace(agentOf(request).id, params.teamId, body)
      noteChange(request, { before: before ?? null, after: replaced })
      return ok(team(replaced))
    },
    deleteTeam: async ({ params }) => {
      await teams.remove(params.teamId)
      return done
    },
  })
  desk.bind('rules', {
    listRules: async () => ok(inMarkedOrder((await rules.list()).map(rule))),
    createRule: async ({ body, request }) => created(rule(await rules.create(agentOf(request).id, body))),
    replaceRule: async ({ params, body, headers, request }) => {
      const before = (await rules.list()).find(({ id }) => id === params.ruleId)
      demandMark(headers['if-match'], before && rule(before))
      const replaced = await rules.replace(agentOf(request).id, params.ruleId, body)
      noteChange(request, { before: before ?? null, after: replaced })
      return ok(rule(replaced))
    },
    deleteRule: async ({ params }) => {
      await rules.remove(params.ruleId)
      return done
    },
    orderRules: async ({ body, headers }) => {
      demandMark(headers['if-match'], inMarkedOrder((await rules.list()).map(rule)))
      return ok(inMarkedOrder((await rules.order(body.ids)).map(rule)))
    },
    tryRule: async ({ body }) => ok(await rules.tried(body)),
  })
}
