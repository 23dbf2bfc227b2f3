// Chats as their room shows them, and messages as they come and go.
import type { DeskSchema } from '../../../api/desk.ts'
import type { Chat } from '../../shared/chats.ts'

export type Message = DeskSchema<'ChatMessage'>

/** So many conversations at once one person leads well. */
export const mostAtOnce = 3

export interface ChatLists {
  mine: readonly Chat[]
  waiting: readonly Chat[]
  others: readonly Chat[]
}

/** What I talk in first, then who waits, then what colleagues have; ended ones are in their cases. */
export const listsOf = (chats: readonly Chat[], me: string): ChatLists => ({
  mine: chats.filter(({ state, assignee }) => state === 'ACTIVE' && assignee === me),
  waiting: chats.filter(({ state }) => state === 'WAITING'),
  others: chats.filter(({ state, assignee }) => state === 'ACTIVE' && assignee !== me),
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
