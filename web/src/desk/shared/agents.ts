import useSWR from 'swr'
import { useDesk } from './desk-context.ts'

/** Who works at the desk, by name. */
export const useAgents = () => {
  const { client } = useDesk()
  const { data = [] } = useSWR('agents', async () => (await client.GET('/services/desk/agents')).data!.items, {
    revalidateOnFocus: false,
  })
  return data
}
