import type { DeskSchema } from '../../kit/api/desk.ts'
import { useDesk } from './desk-context.ts'
import { useOperation } from './operations.ts'

export type Webhook = DeskSchema<'DeskWebhook'>

/** How many webhooks paused themselves, for who may mend them; 0 for everybody else. */
export const usePausedWebhooks = (): number => {
  const { me } = useDesk()
  const { data } = useOperation('listWebhooks', me.roles.includes('admin') ? {} : null, { refreshInterval: 60_000 })
  return data?.items.filter(({ state }) => state === 'paused').length ?? 0
}
