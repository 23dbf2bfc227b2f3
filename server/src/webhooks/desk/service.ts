// Webhooks at the desk: who is told, what was sent, sent again (CD-239 to CD-241). For administrators alone.
import type {
  DeskWebhook,
  DeskWebhookRequest,
  FieldErrorCode,
  WebhookDeliveryState,
  WebhookMessage,
} from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { newRowId } from '../../lib/ids.ts'
import { demandMark } from '../../platform/marks.ts'
import { existing, problem } from '../../platform/problems.ts'
import type { WebhookDelivering } from '../deliver.ts'
import { shownDelivery, type DeliveryStore, type StoredDelivery } from '../delivery-store.ts'
import type { WebhookCaller } from '../ports.ts'
import { newSecret } from '../signature.ts'
import { requestOf, shownWebhook, stateOf, type StoredWebhook, type WebhookStore } from '../store.ts'
import { messageOf } from '../tell.ts'

interface WebhookDeskDeps extends Transacting {
  store: WebhookStore
  deliveries: Pick<DeliveryStore, 'add' | 'find' | 'list' | 'restart'>
  delivering: Pick<WebhookDelivering, 'queue' | 'letGo'>
  caller: Pick<WebhookCaller, 'mayCall'>
  /** Call it after the commit of every change. */
  onChange: () => void
  refuse: (field: string, code: FieldErrorCode) => Error
}

const mostWebhooks = 50
const bothSecretsMilliseconds = 86_400_000
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const createWebhookDesk = (deps: WebhookDeskDeps) => {
  const { store, deliveries, delivering, withTransaction, clock, refuse } = deps
  const now = () => clock.now().toISOString()
  const shown = (webhook: StoredWebhook): DeskWebhook => shownWebhook(webhook, now())

  const demandCallable = (url: string): void => {
    if (!deps.caller.mayCall(url)) throw refuse('url', 'url')
  }
  const demand = async (id: string): Promise<StoredWebhook> => existing(await store.find(id))
  const demandDelivery = async (id: string, deliveryId: string): Promise<StoredDelivery> => {
    const delivery = await deliveries.find(deliveryId)
    if (delivery?.webhookId !== id) throw problem.notFound()
    return delivery
  }
  const change = <T>(work: () => Promise<T>): Promise<T> =>
    withTransaction(async () => {
      const done = await work()
      deps.onChange()
      return done
    })

  return {
    list: async () => (await store.list()).map(shown),

    /** @throws 422 for an address that is not called, and one webhook too many */
    create: (by: string, request: DeskWebhookRequest) => {
      demandCallable(request.url)
      return change(async () => {
        if ((await store.list()).length >= mostWebhooks) throw refuse('name', 'max')
        const id = newRowId(clock.now())
        const secret = newSecret()
        const { url, ...named } = requestOf(request)
        const webhook: StoredWebhook = {
          id,
          ...named,
          target: { url, secret, oldSecret: null },
          oldSecretUntil: null,
          failingSince: null,
          pausedAt: null,
          changedAt: now(),
          changedBy: by,
        }
        await store.insert(webhook)
        return { id, webhook: shown(webhook), secret }
      })
    },

    /** @throws 404, as every call below; 409 for another mark than its own; 422 as `create` */
    replace: (by: string, id: string, request: DeskWebhookRequest, mark: string | undefined) => {
      demandCallable(request.url)
      return change(async () => {
        const before = await demand(id)
        demandMark(mark, shown(before))
        const { url, ...named } = requestOf(request)
        const webhook: StoredWebhook = {
          ...before,
          ...named,
          target: { ...before.target, url },
          // Begun again: what it did before says nothing about it any more.
          ...(named.enabled && stateOf(before) !== 'failing' ? { failingSince: null, pausedAt: null } : {}),
          changedAt: now(),
          changedBy: by,
        }
        await store.replace(webhook)
        if (named.enabled && ['paused', 'off'].includes(stateOf(before))) await delivering.letGo(id)
        return shown(webhook)
      })
    },

    remove: (id: string) =>
      change(async () => {
        await demand(id)
        await store.remove(id)
      }),

    /** The one before signs too, for a day. */
    rotate: (by: string, id: string) =>
      change(async () => {
        const before = await demand(id)
        const secret = newSecret()
        const webhook: StoredWebhook = {
          ...before,
          target: { ...before.target, secret, oldSecret: before.target.secret },
          oldSecretUntil: new Date(clock.now().getTime() + bothSecretsMilliseconds).toISOString(),
          changedAt: now(),
          changedBy: by,
        }
        await store.replace(webhook)
        return { id, webhook: shown(webhook), secret }
      }),

    ping: (id: string) =>
      withTransaction(async () => {
        await demand(id)
        const type = 'webhook.ping'
        const createdAt = now()
        const body = messageOf(type, createdAt, { webhookId: id })
        const [delivery] = await deliveries.add({ type, caseId: null, accountId: null, body, createdAt }, [
          { webhookId: id, isHeld: false },
        ])
        await delivering.queue(delivery!, { isByHand: true })
        return shownDelivery(delivery!)
      }),

    log: async (
      id: string,
      { state, cursor, limit }: { state: WebhookDeliveryState | undefined; cursor: string | undefined; limit: number },
    ) => {
      await demand(id)
      const before = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString('utf8')
      if (before !== undefined && !idPattern.test(before)) throw problem.badRequest('this cursor is not one of ours')
      const found = await deliveries.list(id, { state, before, limit: limit + 1 })
      const items = found.slice(0, limit).map(shownDelivery)
      return {
        items,
        nextCursor: found.length > limit ? Buffer.from(items.at(-1)!.id).toString('base64url') : null,
      }
    },

    delivery: async (id: string, deliveryId: string) => {
      const delivery = await demandDelivery(id, deliveryId)
      return {
        delivery: shownDelivery(delivery),
        tried: delivery.tried,
        webhookId: `msg_${delivery.messageId}`,
        message: JSON.parse(delivery.body) as WebhookMessage,
      }
    },

    redeliver: (id: string, deliveryId: string) =>
      withTransaction(async () => {
        await demandDelivery(id, deliveryId)
        const delivery = existing(await deliveries.restart(deliveryId, now()))
        await delivering.queue(delivery, { isByHand: true })
        return shownDelivery(delivery)
      }),
  }
}

export type WebhookDesk = ReturnType<typeof createWebhookDesk>
