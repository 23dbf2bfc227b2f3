import type { Holdings } from '../platform/holdings.ts'
import type { DeliveryStore } from './delivery-store.ts'
import type { WebhooksTables } from './tables.ts'

export const createWebhookHoldings = (
  deliveries: Pick<DeliveryStore, 'eraseAccount' | 'ofAccount'>,
): Holdings<WebhooksTables> => ({
  columns: { 'webhook_message.account_id': { moves: 'rows' } },
  copy: async ({ id }) => ({ otherRecords: await deliveries.ofAccount(id) }),
  erase: ({ id }) => deliveries.eraseAccount(id),
})
