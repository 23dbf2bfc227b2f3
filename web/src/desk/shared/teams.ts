import useSWR from 'swr'
import type { DeskSchema } from '../../api/desk.ts'
import { useDesk } from './desk-context.ts'

export type Team = DeskSchema<'DeskTeam'>

/** By name; undefined while nobody knows. */
export const useTeams = (): readonly Team[] | undefined => {
  const { client } = useDesk()
  return useSWR('teams', async () => (await client.GET('/services/desk/teams')).data!.items, {
    revalidateOnFocus: false,
  }).data
}
