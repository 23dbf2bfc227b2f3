import useSWR from 'swr'
import { useDesk } from './desk-context.ts'

const refreshEvery = 60_000

/** How many webhooks paused themselves, for who may mend them; 0 for everybody else. */
export const usePausedWebhooks = (): number => {
  const { client, me } = useDesk()
  const { data } = useSWR(
    me.roles.includes('admin') ? 'webhooks' : null,
    async () => (await client.GET('/services/desk/webhooks')).data!.items,
    { refreshInterval: refreshEvery },
  )
  return data?.filter(({ state }) => state === 'paused').length ?? 0
}
