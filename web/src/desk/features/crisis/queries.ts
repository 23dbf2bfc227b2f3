import { useEffect } from 'react'
import useSWR from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import type { CrisisMessage } from '../../shared/crisis.ts'
import { useDesk } from '../../shared/desk-context.ts'
import type { Match } from '../../shared/use-race.ts'
import { useDeskNews } from '../../shared/use-desk-news.ts'

export type MessageRequest = Required<DeskSchema<'CrisisMessageRequest'>>
export type Figures = DeskSchema<'CrisisFigures'>
export type Channel = DeskSchema<'Channel'>
export type Preview = DeskSchema<'CrisisPreview'>

const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** Moves with the desk's news, and every ten seconds by itself. */
export const useFigures = (messageId: string): Figures | undefined => {
  const { client } = useDesk()
  const { data, mutate } = useSWR(
    ['crisis figures', messageId],
    async () =>
      (await client.GET('/services/desk/messages/{messageId}/figures', { params: { path: { messageId } } })).data!,
    { refreshInterval: 10_000, keepPreviousData: true },
  )
  useDeskNews(() => void mutate())
  return data
}

export const useChannels = (categoryId: number) => {
  const { client } = useDesk()
  return useSWR(
    ['crisis channels', categoryId],
    async () =>
      (await client.GET('/services/desk/categories/{categoryId}/channels', { params: { path: { categoryId } } })).data!,
    { refreshInterval: 30_000 },
  )
}
export const switchChannel = async (
  client: DeskClient,
  categoryId: number,
  channelType: Channel['channelType'],
  enabled: boolean,
): Promise<Channel[]> =>
  (
    await client.PUT('/services/desk/categories/{categoryId}/channels/{channelType}', {
      params: { path: { categoryId, channelType } },
      body: { enabled },
    })
  ).data!

export const saveMessage = async (
  client: DeskClient,
  messageId: string | null,
  body: MessageRequest,
  header: Match,
): Promise<CrisisMessage> =>
  messageId === null
    ? (await client.POST('/services/desk/messages', { params: { header: newKey() }, body })).data!
    : (await client.PUT('/services/desk/messages/{messageId}', { params: { path: { messageId }, header }, body })).data!
export const removeMessage = async (client: DeskClient, messageId: string): Promise<void> => {
  await client.DELETE('/services/desk/messages/{messageId}', { params: { path: { messageId } } })
}
export const addUpdate = async (
  client: DeskClient,
  messageId: string,
  text: Record<string, string>,
): Promise<CrisisMessage> =>
  (
    await client.POST('/services/desk/messages/{messageId}/updates', {
      params: { path: { messageId }, header: newKey() },
      body: { text },
    })
  ).data!
export const resolveMessage = async (
  client: DeskClient,
  messageId: string,
  body: DeskSchema<'ResolveCrisisRequest'>,
): Promise<CrisisMessage> =>
  (
    await client.POST('/services/desk/messages/{messageId}/resolution', {
      params: { path: { messageId }, header: newKey() },
      body,
    })
  ).data!

/** As players would get it; asked anew when nobody has typed for a moment. */
export const usePreview = (message: MessageRequest | null, language: string): Preview | undefined => {
  const { client } = useDesk()
  const words = message === null ? null : JSON.stringify([language, message])
  const { data, mutate } = useSWR(
    message === null ? null : ['crisis preview'],
    async () => (await client.POST('/services/desk/messages/preview', { body: { message: message!, language } })).data!,
    { revalidateOnFocus: false, keepPreviousData: true, shouldRetryOnError: false },
  )
  useEffect(() => {
    if (words === null) return
    const timer = setTimeout(() => void mutate(), 400)
    return () => clearTimeout(timer)
  }, [words, mutate])
  return data
}
