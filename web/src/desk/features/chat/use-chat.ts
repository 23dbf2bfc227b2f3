import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { useDesk } from '../../shared/desk-context.ts'
import { askedOnce, useOperation } from '../../shared/operations.ts'
import { type Message, merged } from './chat-lists.ts'

/** A conversation at hand; only what is new comes along. */
export const useChat = (chatId: string) => {
  const { call } = useDesk()
  const [messages, setMessages] = useState<readonly Message[]>([])
  const after = messages.at(-1)?.sequence
  const { data, error, mutate } = useSWR(['getChat', chatId], () => call('getChat', { chatId, after }), {
    refreshInterval: (latest) => (latest?.chat.state === 'ENDED' ? 0 : 1_500),
    shouldRetryOnError: false,
  })
  const fresh = data?.messages
  useEffect(() => {
    if (fresh !== undefined && fresh.length > 0) setMessages((known) => merged(known, fresh))
  }, [fresh])
  return { chat: data?.chat, messages, error: error as unknown, again: () => mutate() }
}

/**
 * The player's newest words in the case, as HTML, what the conversation is about, '' while nobody knows; and what the case
 * was flagged for.
 */
export const useAsked = (caseId: string | undefined) => {
  const { data, mutate } = useOperation('getDeskCase', caseId === undefined ? null : { id: caseId }, askedOnce)
  const said = data?.case.caseEvents.findLast(
    ({ eventType, companyResponse }) => eventType === 'CONTACT' && !companyResponse,
  )
  return { html: said?.responseText ?? '', flags: data?.sensitive, locale: data?.player.locale ?? '', again: mutate }
}
