import type { DeskSchema } from '../../kit/api/desk.ts'
import { useDesk } from './desk-context.ts'
import { useOperation } from './operations.ts'

export type Webhook = DeskSchema<'DeskWebhook'>

/** By name; undefined while nobody knows. */
export const useWebhooks = (isWanted = true, refreshInterval = 30_000): readonly Webhook[] | undefined =>
  useOperation('listWebhooks', isWanted ? {} : null, { refreshInterval }).data?.items

/** How many webhooks paused themselves, for who may mend them; 0 for everybody else. */
export const usePausedWebhooks = (): number => {
  const { me } = useDesk()
  const webhooks = useWebhooks(me.roles.includes('admin'), 60_000)
  return webhooks?.filter(({ state }) => state === 'paused').length ?? 0
}
