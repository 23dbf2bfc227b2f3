import type { TeamsAndLanguages } from './ports.ts'

export const createTeamsAndLanguages =
  (
    teamsOf: () => Promise<readonly { id: string; members: readonly string[] }[]>,
    availabilities: { all: () => Promise<ReadonlyMap<string, { languages: readonly string[] }>> },
  ): TeamsAndLanguages =>
  async () => {
    const [teams, said] = [await teamsOf(), await availabilities.all()]
    return (agentId) => ({
      teams: teams.flatMap(({ id, members }) => (members.includes(agentId) ? [id] : [])),
      languages: [...(said.get(agentId)?.languages ?? [])],
    })
  }
