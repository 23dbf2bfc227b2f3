// Who works at the desk, and what they may (CD-316).
import useSWR, { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'

import type { Match } from '../../shared/use-race.ts'

export type Person = DeskSchema<'DeskPerson'>
export type PersonRequest = DeskSchema<'DeskPersonRequest'>

/** By name; undefined while nobody knows. */
export const usePeople = () => {
  const { client } = useDesk()
  const { data, error, mutate } = useSWR('people', async () => (await client.GET('/services/desk/people')).data!.items)
  return { people: data, hasFailed: error !== undefined && data === undefined, again: () => void mutate() }
}

export const usePeopleAgain = () => {
  const { mutate } = useSWRConfig()
  return (): Promise<unknown> => Promise.all([mutate('people'), mutate('agents')])
}

const at = (agentId: string) => ({ params: { path: { agentId } } })

export const savePerson = async (
  client: DeskClient,
  agentId: string,
  body: PersonRequest,
  header: Match,
): Promise<Person> =>
  (await client.PUT('/services/desk/people/{agentId}', { params: { path: { agentId }, header }, body })).data!

export const signOutPerson = async (client: DeskClient, agentId: string): Promise<void> => {
  await client.POST('/services/desk/people/{agentId}/sign-out', at(agentId))
}
