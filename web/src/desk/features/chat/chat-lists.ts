// Chats as their room shows them, and messages as they come and go.
import type { DeskSchema } from '../../../kit/api/desk.ts'
import type { Chat } from '../../shared/chats.ts'

export type Message = DeskSchema<'ChatMessage'>

export interface ChatLists {
  mine: readonly Chat[]
  /** By a colleague, to me. */
  offered: readonly Chat[]
  waiting: readonly Chat[]
  others: readonly Chat[]
}

/** What I talk in first, then who waits, then what colleagues have; ended ones are in their cases. */
export const listsOf = (chats: readonly Chat[], me: string): ChatLists => ({
  mine: chats.filter(({ state, assignee }) => state === 'ACTIVE' && assignee === me),
  offered: chats.filter(({ state, offeredTo }) => state === 'ACTIVE' && offeredTo === me),
  waiting: chats.filter(({ state }) => state === 'WAITING'),
  others: chats.filter(({ state, assignee, offeredTo }) => state === 'ACTIVE' && assignee !== me && offeredTo !== me),
})

/** Both together, each message once, in their order. */
export const merged = (known: readonly Message[], fresh: readonly Message[]): Message[] => {
  const last = known.at(-1)?.sequence ?? 0
  return [...known, ...fresh.filter(({ sequence }) => sequence > last)]
}

export interface Outgoing {
  clientId: string
  text: string
  hasFailed: boolean
}

/** Without those the server has. */
export const stillOut = (outgoing: readonly Outgoing[], messages: readonly Message[]): Outgoing[] => {
  const stored = new Set(messages.map(({ clientId }) => clientId))
  return outgoing.filter(({ clientId }) => !stored.has(clientId))
}

/** The language of a skill, `{language}-{kind of agent}`. */
export const localeOf = ({ skill }: Pick<Chat, 'skill'>): string => /^[a-z]{2}-[A-Z]{2}/.exec(skill)?.[0] ?? 'en-US'
