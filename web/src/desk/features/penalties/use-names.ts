import { useAgents } from '../../shared/agents.ts'

/** What representatives are called; an id where nobody knows. */
export const useNames = () => {
  const agents = useAgents()
  return (id: string): string => agents.find((agent) => agent.id === id)?.displayName ?? id
}
