// What happens becomes a message for every webhook that wants it, stored with what happened (promises P5).
import type { WebhookMessage, WebhookMessageType } from '#generated/server/desk/schemas.ts'
import type { DeliveryStore, StoredDelivery } from './delivery-store.ts'
import type { TellWebhooks } from './ports.ts'
import type { Subscriber, WebhookStore } from './store.ts'

interface TellDeps {
  store: Pick<WebhookStore, 'subscribers'>
  deliveries: Pick<DeliveryStore, 'add'>
  queue: (delivery: StoredDelivery) => Promise<void>
  /** Milliseconds of a clock that never goes back. */
  ticks?: () => number
}

interface WebhookTelling {
  tell: TellWebhooks
  /** Call it when webhooks have changed. */
  forget: () => void
}

/** So long another instance may go by what it knew: nobody waits for a query more at each reply of a player. */
const knownMilliseconds = 2_000

export const messageOf = (type: WebhookMessageType, timestamp: string, data: WebhookMessage['data']): string =>
  JSON.stringify({ type, timestamp, data } satisfies WebhookMessage)

export const createWebhookTelling = ({
  store,
  deliveries,
  queue,
  ticks = () => performance.now(),
}: TellDeps): WebhookTelling => {
  let known: { subscribers: readonly Subscriber[]; until: number } | undefined
  const subscribers = async (): Promise<readonly Subscriber[]> => {
    if (known === undefined || known.until <= ticks())
      known = { subscribers: await store.subscribers(), until: ticks() + knownMilliseconds }
    return known.subscribers
  }
  return {
    forget: () => {
      known = undefined
    },
    tell: async ({ type, at, accountId, data }) => {
      const wanting = (await subscribers()).filter(({ events }) => events.length === 0 || events.includes(type))
      if (wanting.length === 0) return
      const message = { type, caseId: data.caseId ?? null, accountId, body: messageOf(type, at, data), createdAt: at }
      const added = await deliveries.add(
        message,
        wanting.map(({ id, isPaused }) => ({ webhookId: id, isHeld: isPaused })),
      )
      for (const delivery of added) if (delivery.state === 'waiting') await queue(delivery)
    },
  }
}
