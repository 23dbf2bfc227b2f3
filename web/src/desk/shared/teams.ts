import { nameIn } from './moved.ts'
import type { DeskSchema } from '../../kit/api/desk.ts'
import { useOperation } from './operations.ts'

export type Team = DeskSchema<'DeskTeam'>

/** By name; undefined while nobody knows. */
export const useTeams = (): readonly Team[] | undefined =>
  useOperation('listTeams', {}, { revalidateOnFocus: false }).data?.items

/** What a team is called; the id where nobody knows. */
export const useTeamName = (): ((id: string) => string) => {
  const teams = useTeams() ?? []
  return (id) => nameIn(teams, id) ?? id
}
