// Webhooks and what was sent to them (CD-239 to CD-241).
import useSWR, { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'
import type { Match } from '../../shared/use-race.ts'

export type Webhook = DeskSchema<'DeskWebhook'>
export type WebhookRequest = DeskSchema<'DeskWebhookRequest'>
export type NewWebhook = DeskSchema<'NewWebhook'>
export type Delivery = DeskSchema<'WebhookDelivery'>
export type DeliveryState = DeskSchema<'WebhookDeliveryState'>
export type DeliveryDetail = DeskSchema<'WebhookDeliveryDetail'>
type DeliveryPage = DeskSchema<'WebhookDeliveryPage'>

/** A try may change what is shown: soon while one is due, else now and then. */
const soonMilliseconds = 2_000
const seldomMilliseconds = 30_000
const limit = 25

/** By name; undefined while nobody knows. */
export const useWebhooks = (): readonly Webhook[] | undefined => {
  const { client } = useDesk()
  const read = async () => (await client.GET('/services/desk/webhooks')).data!.items
  return useSWR('webhooks', read, { refreshInterval: seldomMilliseconds }).data
}

export const useWebhooksAgain = () => {
  const { mutate } = useSWRConfig()
  return (): Promise<unknown> =>
    mutate((key) => key === 'webhooks' || (Array.isArray(key) && key[0] === 'webhook-delivery'))
}

const isDueSoon = ({ state, nextAt }: Delivery): boolean =>
  state === 'waiting' && nextAt !== null && Date.parse(nextAt) < Date.now() + 10_000

/** What was sent to one of them, newest first, a page at a time. */
export const useDeliveries = (webhookId: string, state: DeliveryState | undefined) => {
  const { client } = useDesk()
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index, before: DeliveryPage | null) =>
      before?.nextCursor === null
        ? null
        : ['webhook-deliveries', webhookId, state ?? '', index === 0 ? '' : (before?.nextCursor ?? '')],
    async ([, , , cursor]: string[]) =>
      (
        await client.GET('/services/desk/webhooks/{webhookId}/deliveries', {
          params: {
            path: { webhookId },
            query: { limit, ...(state === undefined ? {} : { state }), ...(cursor ? { cursor } : {}) },
          },
        })
      ).data!,
    {
      refreshInterval: (pages) =>
        pages?.some(({ items }) => items.some(isDueSoon)) === true ? soonMilliseconds : seldomMilliseconds,
    },
  )
  return {
    items: (data ?? []).flatMap(({ items }) => items),
    state: data === undefined ? (error === undefined ? 'loading' : 'failed') : 'here',
    hasMore: data !== undefined && data.at(-1)?.nextCursor !== null,
    isBusy: isValidating,
    more: () => void setSize(size + 1),
    again: mutate,
  } as const
}

/** A message with its tries; `tries` tells that there is more to know. */
export const useDelivery = (webhookId: string, { id, tries, state }: Delivery): DeliveryDetail | undefined => {
  const { client } = useDesk()
  return useSWR(
    ['webhook-delivery', webhookId, id, tries, state],
    async () =>
      (
        await client.GET('/services/desk/webhooks/{webhookId}/deliveries/{deliveryId}', {
          params: { path: { webhookId, deliveryId: id } },
        })
      ).data!,
    { keepPreviousData: true },
  ).data
}

const at = (webhookId: string) => ({ params: { path: { webhookId } } })

export const makeWebhook = async (client: DeskClient, body: WebhookRequest): Promise<NewWebhook> =>
  (await client.POST('/services/desk/webhooks', { body })).data!
export const changeWebhook = async (
  client: DeskClient,
  webhookId: string,
  body: WebhookRequest,
  header: Match,
): Promise<Webhook> =>
  (await client.PUT('/services/desk/webhooks/{webhookId}', { params: { path: { webhookId }, header }, body })).data!

export const removeWebhook = async (client: DeskClient, webhookId: string): Promise<void> => {
  await client.DELETE('/services/desk/webhooks/{webhookId}', at(webhookId))
}
export const newSecret = async (client: DeskClient, webhookId: string): Promise<NewWebhook> =>
  (await client.POST('/services/desk/webhooks/{webhookId}/secret', at(webhookId))).data!
export const sendTrial = async (client: DeskClient, webhookId: string): Promise<void> => {
  await client.POST('/services/desk/webhooks/{webhookId}/ping', at(webhookId))
}
export const sendAgain = async (client: DeskClient, webhookId: string, deliveryId: string): Promise<void> => {
  await client.POST('/services/desk/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver', {
    params: { path: { webhookId, deliveryId } },
  })
}
