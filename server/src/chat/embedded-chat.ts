// The embedded live chat: a queue for each skill in the database, and the two ends of a chat (ground G32,
// decisions-cases E2). Every change is told to all instances, whose streams read the truth from the tables.
import type { ChatMessage, ChatStatus } from '#generated/server/schemas.ts'
import type { DeskChat, DeskChatDetail } from '#generated/server/desk/schemas.ts'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../lib/clock.ts'
import { sha256 } from '../lib/ids.ts'
import { createLru } from '../lib/lru.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { ChatAgent, ChatCases, ChatCatalogue, LiveChat } from './ports.ts'
import {
  expectedWait,
  keptHours,
  maxMessages,
  presentSeconds,
  silentSeconds,
  transcriptOf,
  waitingGoneSeconds,
} from './rules.ts'
import type { ChatStore } from './store.ts'
import type { ChatMessageRecord, ChatRecord, ChatState } from './types.ts'

export type EmbeddedChatDeps = {
  store: ChatStore
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Tells all instances, once the present transaction is stored: a chat's id, or a skill. */
  announce: (what: string) => void
  clock: Clock
  catalogue: ChatCatalogue
  cases: ChatCases
  /** Whether anybody can answer here: the desk is switched on. */
  isServed: boolean
  say: (locale: string, key: string, values?: Record<string, string>) => string
}

export type EmbeddedChat = LiveChat & {
  /** Whether this visitor may be in this chat, and sees the player's name there. */
  accessTo: (visitor: Visitor, chatId: string) => Promise<{ chat: ChatRecord; isOwner: boolean } | undefined>
  /** The session may talk about the case it has just submitted. */
  noteSubmitted: (visitor: Visitor, caseId: string, categoryId: number) => Promise<void>
  hasSubmitted: (visitor: Visitor, caseId: string) => Promise<boolean>
  /** @returns undefined when the chat takes no more words */
  playerSays: (chatId: string, message: { clientId: string; text: string }) => Promise<ChatMessageRecord | undefined>
  playerEnds: (chatId: string) => Promise<void>
  desk: {
    list: (filter: { state?: ChatState; skill?: string }) => Promise<DeskChat[]>
    get: (chatId: string, after: number) => Promise<DeskChatDetail>
    accept: (chatId: string, agent: ChatAgent) => Promise<DeskChatDetail>
    say: (chatId: string, agent: ChatAgent, message: { clientId: string; text: string }) => Promise<ChatMessage>
    end: (chatId: string, agent: ChatAgent) => Promise<void>
  }
  forgetWait: (skill: string) => void
  /** Ends what everybody has left. Returns how many. */
  endAbandoned: () => Promise<number>
  sweep: () => Promise<void>
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

export const wireMessage = (
  { sequence, sender, author, text, clientId, sentAt }: ChatMessageRecord,
  showsPlayer = true,
): ChatMessage => ({
  sequence,
  from: sender,
  author: sender === 'player' && !showsPlayer ? null : author,
  text,
  sentAt,
  ...(clientId === null ? {} : { clientId }),
})

const deskChat = (chat: ChatRecord): DeskChat => ({
  chatId: chat.id,
  state: chat.state,
  skill: chat.skill,
  caseId: chat.caseId,
  caseRegion: chat.caseRegion,
  subject: chat.subject,
  playerName: chat.playerName,
  assignee: chat.assignee,
  categoryId: chat.categoryId,
  startedAt: chat.startedAt,
})

export const createEmbeddedChat = (deps: EmbeddedChatDeps): EmbeddedChat => {
  const { store, withTransaction, announce, clock, catalogue, cases, say } = deps
  const now = () => clock.now().toISOString()
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000).toISOString()
  const waits = createLru<{ at: number; seconds: number | null }>(1_000)

  const statusOf: LiveChat['statusOf'] = (skill, divisionId) => {
    const facts = catalogue.skill(skill)
    if (!facts) return -2
    if (!deps.isServed || (divisionId !== undefined && !facts.divisionIds.has(divisionId))) return -3
    return facts.isOpen ? 0 : -1
  }

  const waitSeconds = async (skill: string): Promise<number | null> => {
    const known = waits.get(skill)
    const at = performance.now()
    if (known && at - known.at < waitMilliseconds) return known.seconds
    const seconds = expectedWait({
      waiting: await store.countWaiting(skill),
      recent: await store.accepted(skill, ago(paceHours * 3600), paceChats),
      ewtMinutes: catalogue.skill(skill)?.ewtMinutes ?? null,
    })
    waits.set(skill, { at, seconds })
    return seconds
  }

  const find = async (chatId: string): Promise<ChatRecord> => {
    const chat = await store.find(chatId)
    if (!chat) throw problem.notFound()
    return chat
  }

  const detail = async (chatId: string, after = 0): Promise<DeskChatDetail> => ({
    chat: deskChat(await find(chatId)),
    messages: (await store.messages(chatId, after)).map((message) => wireMessage(message)),
  })

  const system = (chat: ChatRecord, key: string, values?: Record<string, string>) =>
    store.append(
      chat.id,
      { sender: 'system', author: null, text: say(chat.locale, key, values), clientId: null, sentAt: now() },
      maxMessages,
    )

  const tell = (chat: Pick<ChatRecord, 'id' | 'skill'>, isQueueMoved: boolean): void => {
    announce(chat.id)
    if (isQueueMoved) announce(chat.skill)
  }

  /** Ends a chat once; what was said becomes one event of the case (ground G32). */
  const end = (chatId: string, by: 'player' | 'company' | 'nobody'): Promise<void> =>
    withTransaction(async () => {
      const chat = await find(chatId)
      const at = now()
      if (!(await store.end(chatId, at))) return
      await system(chat, `support.chat.system.ended.${by}`)
      const messages = await store.messages(chatId, 0)
      const isAnswered = messages.some(({ sender }) => sender === 'company')
      if (messages.some(({ sender }) => sender !== 'system')) {
        const { locale } = chat
        const words = {
          title: say(locale, 'support.chat.transcript.title', { date: chat.startedAt.slice(0, 10) }),
          player: say(locale, 'support.chat.transcript.player'),
          company: say(locale, 'support.chat.transcript.company'),
        }
        await cases.addTranscript({
          caseId: chat.caseId,
          ...transcriptOf(messages, words),
          wasRead: by === 'player' || chat.seenAt > ago(presentSeconds),
          agent:
            isAnswered && chat.assignee !== null ? { id: chat.assignee, displayName: chat.assigneeName ?? '' } : null,
        })
      }
      tell(chat, chat.state === 'WAITING')
    })

  const demandAssignee = (chat: ChatRecord, agent: ChatAgent): void => {
    if (chat.assignee !== agent.id) throw problem.changed({ detail: 'taken by somebody else, or by nobody yet' })
  }

  return {
    statusOf,
    waitOf: async (skill) => {
      const currentStatus: ChatStatus = statusOf(skill)
      return { currentStatus, lastEwtSeconds: currentStatus === 0 ? await waitSeconds(skill) : null }
    },
    isMember: (visitor, skill) =>
      store.hasOpen({ sessionHash: sessionHashOf(visitor), accountId: accountIdOf(visitor) }, skill),
    noteCase: (visitor, { id }, categoryId) =>
      withTransaction(() =>
        store.noteTopic(
          sessionHashOf(visitor),
          id,
          categoryId,
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
        if (statusOf(skill, divisionId) !== 0 || !catalogue.isOpenFor(supportCase.categoryId, skill, { isSignedIn }))
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
          categoryId: (await store.topicOf(session, supportCase.id, at)) ?? supportCase.categoryId,
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
    noteSubmitted: (visitor, caseId, categoryId) =>
      store.noteSubmitted(
        sessionHashOf(visitor),
        caseId,
        categoryId,
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

    desk: {
      list: async (filter) => (await store.list(filter)).map(deskChat),
      get: detail,
      accept: (chatId, agent) =>
        withTransaction(async () => {
          const chat = await find(chatId)
          if (await store.accept(chatId, agent, now())) {
            await system(chat, 'support.chat.system.joined', { name: agent.displayName })
            tell(chat, true)
          } else if (chat.state !== 'ACTIVE' || chat.assignee !== agent.id)
            throw problem.changed({ detail: 'not waiting any more' })
          return detail(chatId)
        }),
      say: (chatId, agent, { clientId, text }) =>
        withTransaction(async () => {
          const chat = await find(chatId)
          demandAssignee(chat, agent)
          const message = await store.append(
            chatId,
            { sender: 'company', author: agent.displayName.slice(0, 100), text, clientId, sentAt: now() },
            maxMessages,
          )
          if (!message) throw problem.changed({ detail: 'this chat has ended' })
          tell(chat, false)
          return wireMessage(message)
        }),
      end: async (chatId, agent) => {
        const chat = await find(chatId)
        // One that waits can be sent away by anybody at the desk; one under way by who took it. A repeat changes
        // nothing.
        if (chat.assignee !== null) demandAssignee(chat, agent)
        await end(chatId, 'company')
      },
    },

    forgetWait: (skill) => {
      waits.delete(skill)
    },
    endAbandoned: async () => {
      const ids = await store.abandoned(ago(waitingGoneSeconds), ago(silentSeconds))
      for (const id of ids) await end(id, 'nobody')
      return ids.length
    },
    sweep: () => store.sweep(ago(keptHours * 3600), now()),
  }
}
