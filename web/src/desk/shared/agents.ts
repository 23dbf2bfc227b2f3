import { useOperation } from './operations.ts'

const settings = { revalidateOnFocus: false }
const fresh = { ...settings, revalidateOnMount: true, dedupingInterval: 0, refreshInterval: 3_000 }

/** Who works at the desk, by name. */
export const useAgents = () => useOperation('listAgents', {}, settings).data?.items ?? []

/** The same, asked anew every three seconds: who is there changes while one chooses. undefined while nobody knows. */
export const useAgentsNow = () => useOperation('listAgents', {}, fresh).data?.items
