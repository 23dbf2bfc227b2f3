import { useEffect, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import type { Chat } from '../../shared/chats.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { type Message, merged } from './chat-lists.ts'

/** A conversation at hand; only what is new comes along. */
const everyMilliseconds = 1_500

export const useChat = (
  chatId: string,
): { chat: Chat | undefined; messages: readonly Message[]; error: unknown; again: () => Promise<unknown> } => {
  const { client } = useDesk()
  const [messages, setMessages] = useState<readonly Message[]>([])
  const after = messages.at(-1)?.sequence ?? 0
  const { data, error, mutate } = useSWR(
    ['chat', chatId],
    async () =>
      (
        await client.GET('/services/desk/chats/{chatId}', {
          params: { path: { chatId }, query: after === 0 ? {} : { after } },
        })
      ).data!,
    {
      refreshInterval: (latest) => (latest?.chat.state === 'ENDED' ? 0 : everyMilliseconds),
      shouldRetryOnError: false,
    },
  )
  const fresh = data?.messages
  useEffect(() => {
    if (fresh !== undefined && fresh.length > 0) setMessages((known) => merged(known, fresh))
  }, [fresh])
  return { chat: data?.chat, messages, error, again: () => mutate() }
}

/**
 * The player's newest words in the case, as HTML, what the conversation is about, '' while nobody knows; and what the case
 * was flagged for.
 */
export const useAsked = (caseId: string | undefined) => {
  const { client } = useDesk()
  const { data, mutate } = useSWR(
    caseId === undefined ? null : ['asked', caseId],
    async () => (await client.GET('/services/desk/cases/{id}', { params: { path: { id: caseId! } } })).data!,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const said = data?.case.caseEvents.findLast(
    ({ eventType, companyResponse }) => eventType === 'CONTACT' && !companyResponse,
  )
  return { html: said?.responseText ?? '', flags: data?.sensitive, locale: data?.player.locale ?? '', again: mutate }
}

/** The lists and the open chat are asked anew. */
export const useChatsAgain = () => {
  const { mutate } = useSWRConfig()
  return (chatId: string): Promise<unknown> => Promise.all([mutate('chats'), mutate(['chat', chatId])])
}

export const acceptChat = async (client: DeskClient, chatId: string): Promise<void> => {
  await client.POST('/services/desk/chats/{chatId}/accept', { params: { path: { chatId } } })
}
/** Offers the chat to a colleague; null ends the offer. */
export const transferChat = async (client: DeskClient, chatId: string, to: string | null): Promise<void> => {
  await client.POST('/services/desk/chats/{chatId}/transfer', { params: { path: { chatId } }, body: { to } })
}
export const endChat = async (client: DeskClient, chatId: string): Promise<void> => {
  await client.POST('/services/desk/chats/{chatId}/end', { params: { path: { chatId } } })
}
/** The same `clientId` again is stored once. */
export const sendMessage = async (
  client: DeskClient,
  chatId: string,
  body: DeskSchema<'SendChatMessageRequest'>,
): Promise<void> => {
  await client.POST('/services/desk/chats/{chatId}/messages', {
    params: { path: { chatId }, header: { 'Idempotency-Key': body.clientId } },
    body,
  })
}
