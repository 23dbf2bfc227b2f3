import useSWR, { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'
import type { Team } from '../../shared/teams.ts'
import type { Match } from '../../shared/use-race.ts'

export type Rule = DeskSchema<'DeskRule'>
export type RuleRequest = DeskSchema<'DeskRuleRequest'>
export type Conditions = DeskSchema<'RuleConditions'>
export type Trial = DeskSchema<'RuleTrial'>
export type TeamRequest = DeskSchema<'DeskTeamRequest'>

/** In the order they are tried; undefined while nobody knows. */
export const useRules = (): DeskSchema<'DeskRules'> | undefined => {
  const { client } = useDesk()
  return useSWR('rules', async () => (await client.GET('/services/desk/rules')).data!).data
}

export const useRoutingAgain = () => {
  const { mutate } = useSWRConfig()
  return (): Promise<unknown> => Promise.all([mutate('rules'), mutate('teams')])
}

const newKey = () => ({ header: { 'Idempotency-Key': crypto.randomUUID() } })

export const saveRule = async (
  client: DeskClient,
  ruleId: string | null,
  body: RuleRequest,
  header: Match,
): Promise<Rule> =>
  ruleId === null
    ? (await client.POST('/services/desk/rules', { params: newKey(), body })).data!
    : (await client.PUT('/services/desk/rules/{ruleId}', { params: { path: { ruleId }, header }, body })).data!
export const removeRule = async (client: DeskClient, ruleId: string): Promise<void> => {
  await client.DELETE('/services/desk/rules/{ruleId}', { params: { path: { ruleId } } })
}
export const orderRules = async (client: DeskClient, ids: string[], header: Match): Promise<void> => {
  await client.PUT('/services/desk/rule-order', { params: { header }, body: { ids } })
}
/** What these conditions would have met among past cases; nothing is changed. */
export const tryRule = async (client: DeskClient, body: Conditions): Promise<Trial> =>
  (await client.POST('/services/desk/rule-trials', { body })).data!

export const saveTeam = async (
  client: DeskClient,
  teamId: string | null,
  body: TeamRequest,
  header: Match,
): Promise<Team> =>
  teamId === null
    ? (await client.POST('/services/desk/teams', { params: newKey(), body })).data!
    : (await client.PUT('/services/desk/teams/{teamId}', { params: { path: { teamId }, header }, body })).data!
export const removeTeam = async (client: DeskClient, teamId: string): Promise<void> => {
  await client.DELETE('/services/desk/teams/{teamId}', { params: { path: { teamId } } })
}
