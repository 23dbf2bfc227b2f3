import { useOperation } from './operations.ts'

const settings = { revalidateOnFocus: false }
const fresh = { ...settings, revalidateOnMount: true, dedupingInterval: 0, refreshInterval: 3_000 }

/** Who works at the desk, by name. */
export const useAgents = () => useOperation('listAgents', {}, settings).data?.items ?? []

/** What somebody is called; the id where nobody knows. */
export const useAgentName = () => {
  const agents = useAgents()
  return <Id extends string | null>(id: Id): string | Id => agents.find((agent) => agent.id === id)?.displayName ?? id
}

/** @param chosen who may be nobody that is known any more, and stays to be seen */
export const agentChoices = (
  agents: readonly { id: string; displayName: string }[],
  chosen: readonly string[] = [],
): { value: string; label: string }[] => [
  ...agents.map(({ id, displayName }) => ({ value: id, label: displayName })),
  ...chosen.filter((id) => agents.every((agent) => agent.id !== id)).map((id) => ({ value: id, label: id })),
]

/** The same, asked anew every three seconds: who is there changes while one chooses. undefined while nobody knows. */
export const useAgentsNow = () => useOperation('listAgents', {}, fresh).data?.items
