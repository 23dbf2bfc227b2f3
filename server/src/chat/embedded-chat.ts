// The embedded live chat: a queue for each skill in the database, and the two ends of a chat (ground G32,
// decisions-cases E2). Every change is told to all instances, whose streams read the truth from the tables.
import type { ChatStatus } from '#generated/server/schemas.ts'
import { randomUUID } from 'node:crypto'
import type { Transacting } from '../lib/clock.ts'
import { sha256 } from '../lib/ids.ts'
import { createLru } from '../lib/lru.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { ChatSteps } from './chat-steps.ts'
import type { ChatCatalogue, LiveChat } from './ports.ts'
import { type QueueFacts, expectedWait, keptHours, maxMessages, silentSeconds, waitingGoneSeconds } from './rules.ts'
import type { ChatStore } from './store.ts'
import type { ChatMessageRecord, ChatRecord } from './types.ts'

interface EmbeddedChatDeps extends Transacting {
  store: ChatStore
  steps: ChatSteps
  catalogue: ChatCatalogue
  /** Whether anybody can answer here: the desk is switched on. */
  isServed: boolean
}

export type EmbeddedChat = LiveChat & {
  /** Whether this visitor may be in this chat, and sees the player's name there. */
  accessTo: (visitor: Visitor, chatId: string) => Promise<{ chat: ChatRecord; isOwner: boolean } | undefined>
  /** The session may talk about the case it has just submitted. */
  noteSubmitted: (visitor: Visitor, caseId: string, topicId: number) => Promise<void>
  hasSubmitted: (visitor: Visitor, caseId: string) => Promise<boolean>
  /** @returns undefined when the chat takes no more words */
  playerSays: (chatId: string, message: { clientId: string; text: string }) => Promise<ChatMessageRecord | undefined>
  playerEnds: (chatId: string) => Promise<void>
  forgetWait: (skill: string) => void
  /** Ends what everybody has left. Returns how many. */
  endAbandoned: () => Promise<number>
  sweep: (signal?: AbortSignal) => Promise<void>
}

/** How far back the queue's pace is looked for, and in how many chats. */
const paceHours = 1
const paceChats = 10
/** Polled every second by everyone who waits: the answer is kept for as long. */
const waitMilliseconds = 1_000
const submittedHours = 24

const sessionHashOf = ({ sessionId }: Visitor): string => sha256(sessionId)
const accountIdOf = (visitor: Visitor): string | null => (visitor.kind === 'player' ? visitor.account.id : null)
const unavailable = (): Error => problem.validation({ errorKey: 'support.case.error.channel.unavailable' })

export const createEmbeddedChat = (deps: EmbeddedChatDeps): EmbeddedChat => {
  const { store, withTransaction, clock, catalogue } = deps
  const { find, tell, end } = deps.steps
  const now = () => clock.now().toISOString()
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000).toISOString()
  const queues = createLru<QueueFacts & { at: number }>(1_000)

  const statusOf: LiveChat['statusOf'] = (skill, divisionId) => {
    const facts = catalogue.skill(skill)
    if (!facts) return -2
    if (!deps.isServed || (divisionId !== undefined && !facts.divisionIds.has(divisionId))) return -3
    return facts.isOpen ? 0 : -1
  }

  /** The queue of a skill as a newcomer meets it. */
  const queueOf = async (skill: string): Promise<QueueFacts> => {
    const known = queues.get(skill)
    const at = performance.now()
    if (known && at - known.at < waitMilliseconds) return known
    const queue = {
      place: (await store.countWaiting(skill)) + 1,
      recent: await store.accepted(skill, ago(paceHours * 3600), paceChats),
      ewtMinutes: catalogue.skill(skill)?.ewtMinutes ?? null,
    }
    queues.set(skill, { ...queue, at })
    return queue
  }

  return {
    statusOf,
    waitOf: async (skill, place) => {
      const currentStatus: ChatStatus = statusOf(skill)
      if (currentStatus !== 0) return { currentStatus, lastEwtSeconds: null }
      const queue = await queueOf(skill)
      // Who waits already is one of those counted (T21).
      return { currentStatus, lastEwtSeconds: expectedWait({ ...queue, place: place ?? queue.place }) }
    },
    isMember: (visitor, skill) =>
      store.hasOpen({ sessionHash: sessionHashOf(visitor), accountId: accountIdOf(visitor) }, skill),
    noteCase: (visitor, { id }, topicId) =>
      withTransaction(() =>
        store.noteTopic(
          sessionHashOf(visitor),
          id,
          topicId,
          new Date(clock.now().getTime() + submittedHours * 3_600_000).toISOString(),
        ),
      ),

    start: (visitor, supportCase, { skill, divisionId }) =>
      withTransaction(async () => {
        const session = sessionHashOf(visitor)
        const open = await store.openOf(supportCase.id)
        if (open) {
          await store.addMember(open.id, session)
          return { chatId: open.id }
        }
        const isSignedIn = visitor.kind === 'player'
        if (statusOf(skill, divisionId) !== 0 || !catalogue.isOpenFor(supportCase.topicId, skill, { isSignedIn }))
          throw unavailable()
        // A chat belongs to a case that is being worked on: a reply reopens one first (CD-56).
        if (supportCase.status !== 'OPEN' || supportCase.isLocked)
          throw problem.validation({ errorKey: 'support.case.error.not.respondable' })
        const at = now()
        const id = randomUUID()
        await store.insert({
          id,
          caseId: supportCase.id,
          caseRegion: supportCase.region,
          subject: supportCase.subject,
          skill,
          state: 'WAITING',
          ownerId: supportCase.ownerId,
          playerName: supportCase.contactName,
          locale: supportCase.locale,
          topicId: (await store.topicOf(session, supportCase.id, at)) ?? supportCase.topicId,
          placeAtStart: (await store.countWaiting(skill)) + 1,
          startedAt: at,
          seenAt: at,
          saidAt: at,
        })
        await store.addMember(id, session)
        tell({ id, skill }, true)
        return { chatId: id }
      }),

    accessTo: async (visitor, chatId) => {
      const chat = await store.find(chatId)
      if (!chat) return undefined
      const isOwner = chat.ownerId !== null && chat.ownerId === accountIdOf(visitor)
      return isOwner || (await store.isMember(chatId, sessionHashOf(visitor))) ? { chat, isOwner } : undefined
    },
    noteSubmitted: (visitor, caseId, topicId) =>
      store.noteSubmitted(
        sessionHashOf(visitor),
        caseId,
        topicId,
        new Date(clock.now().getTime() + submittedHours * 3_600_000).toISOString(),
      ),
    hasSubmitted: (visitor, caseId) => store.hasSubmitted(sessionHashOf(visitor), caseId, now()),

    playerSays: (chatId, { clientId, text }) =>
      withTransaction(async () => {
        const chat = await find(chatId)
        const message = await store.append(
          chatId,
          { sender: 'player', author: chat.playerName?.slice(0, 100) ?? null, text, clientId, sentAt: now() },
          maxMessages,
        )
        if (message) tell(chat, false)
        return message
      }),
    playerEnds: (chatId) => end(chatId, 'player'),

    forgetWait: (skill) => {
      queues.delete(skill)
    },
    endAbandoned: async () => {
      const ids = await store.abandoned(ago(waitingGoneSeconds), ago(silentSeconds))
      for (const id of ids) await end(id, 'nobody')
      return ids.length
    },
    sweep: (signal) => store.sweep(ago(keptHours * 3600), now(), signal),
  }
}
