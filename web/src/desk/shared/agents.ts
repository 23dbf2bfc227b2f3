import useSWR from 'swr'
import { useDesk } from './desk-context.ts'

const useListed = (isFresh: boolean) => {
  const { client } = useDesk()
  return useSWR('agents', async () => (await client.GET('/services/desk/agents')).data!.items, {
    revalidateOnFocus: false,
    ...(isFresh ? { revalidateOnMount: true, dedupingInterval: 0, refreshInterval: 3_000 } : {}),
  })
}

/** Who works at the desk, by name. */
export const useAgents = () => useListed(false).data ?? []

/** The same, asked anew every three seconds: who is there changes while one chooses. undefined while nobody knows. */
export const useAgentsNow = () => useListed(true).data
