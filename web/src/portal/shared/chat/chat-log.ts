// What a chat's window shows, from what happened. Pure: frames in, lines out; nothing a person typed is ever dropped.
import type { Schema } from '../../../kit/api/types.ts'

export type ChatMessage = Schema<'ChatMessage'>
export type ChatFrame = Schema<'ChatServerFrame'>

/** A text of one's own the server has not confirmed yet. */
export interface Unsent {
  clientId: string
  text: string /** Key of why it was refused; null while it is on its way. */
  refusedBy: string | null
}

export interface ChatLog {
  /** `connecting` at first, `lost` after a break, `signed-out` and `gone` for good. */
  link: 'connecting' | 'open' | 'lost' | 'signed-out' | 'gone'
  state: 'WAITING' | 'ACTIVE' | 'ENDED' | null
  place: number | null
  messages: readonly ChatMessage[]
  unsent: readonly Unsent[]
  /** So many texts went out again after a break, and their writer should know. */
  resent: number
}

export type ChatEvent =
  | { type: 'FRAME'; frame: ChatFrame }
  | { type: 'TYPED'; clientId: string; text: string }
  | { type: 'LOST' }
  | { type: 'SIGNED_OUT' }
  | { type: 'GONE' }
  | { type: 'AGAIN' }
  /** The server closed because of a frame it could not take: what was on its way is not sent a second time. */
  | { type: 'NOT_UNDERSTOOD' }
  | { type: 'TAKEN_BACK'; clientId: string }

export const emptyLog = (unsent: readonly Unsent[] = []): ChatLog => ({
  link: 'connecting',
  state: null,
  place: null,
  messages: [],
  unsent,
  resent: 0,
})

/** Texts to send once the connection stands. */
export const toSend = ({ unsent }: ChatLog): Unsent[] => unsent.filter(({ refusedBy }) => refusedBy === null)

const merged = (known: readonly ChatMessage[], news: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map([...known, ...news].map((message) => [message.sequence, message])).values()].sort(
    (one, other) => one.sequence - other.sequence,
  )

/** Own texts that these messages do not confirm. */
const without = (unsent: readonly Unsent[], messages: readonly ChatMessage[]): Unsent[] => {
  const confirmed = new Set(
    messages.flatMap(({ from, clientId }) => (from === 'player' && clientId !== undefined ? [clientId] : [])),
  )
  return unsent.filter(({ clientId }) => !confirmed.has(clientId))
}

const onFrame = (log: ChatLog, frame: ChatFrame): ChatLog => {
  switch (frame.type) {
    case 'state': {
      const messages = merged(log.messages, frame.messages ?? [])
      const unsent = without(log.unsent, messages)
      const state = frame.state ?? log.state
      return {
        ...log,
        link: 'open',
        state,
        place: frame.positionInQueue ?? null,
        messages,
        // An ended chat takes nothing more: what is left says so and can be taken back.
        unsent:
          state === 'ENDED'
            ? unsent.map((one) => ({ ...one, refusedBy: one.refusedBy ?? 'support.chat.error.ended' }))
            : unsent,
        resent: log.link === 'lost' ? toSend({ ...log, unsent: log.unsent }).length : log.resent,
      }
    }
    case 'message': {
      const news = frame.message === undefined ? [] : [frame.message]
      return { ...log, messages: merged(log.messages, news), unsent: without(log.unsent, news) }
    }
    case 'error':
      return {
        ...log,
        unsent: log.unsent.map((one) =>
          one.clientId === frame.clientId
            ? { ...one, refusedBy: frame.errorKey ?? 'support.chat.error.unavailable' }
            : one,
        ),
      }
  }
}

export const nextLog = (log: ChatLog, event: ChatEvent): ChatLog => {
  switch (event.type) {
    case 'FRAME':
      return onFrame(log, event.frame)
    case 'TYPED':
      return {
        ...log,
        unsent: [...log.unsent, { clientId: event.clientId, text: event.text, refusedBy: null }],
        resent: 0,
      }
    case 'LOST':
      return log.state === 'ENDED' ? log : { ...log, link: log.link === 'connecting' ? 'connecting' : 'lost' }
    case 'SIGNED_OUT':
      return { ...log, link: 'signed-out' }
    case 'GONE':
      return { ...log, link: 'gone' }
    case 'AGAIN':
      return { ...log, link: 'connecting' }
    case 'NOT_UNDERSTOOD':
      return {
        ...log,
        link: 'lost',
        unsent: log.unsent.map((one) => ({ ...one, refusedBy: one.refusedBy ?? 'support.chat.error.text' })),
      }
    case 'TAKEN_BACK':
      return { ...log, unsent: log.unsent.filter(({ clientId }) => clientId !== event.clientId) }
  }
}
