// The live chat with what it needs of catalogue, cases and sessions.
import type { CaseFlagging, CaseOutbox } from '../cases/ports.ts'
import { isTokenLive } from '../cases/rules.ts'
import type { CaseService } from '../cases/service.ts'
import type { CaseStore } from '../cases/store.ts'
import { createTranscripts } from '../cases/transcript.ts'
import { presentChannels } from '../catalogue/channels.ts'
import type { ChannelOverrides } from '../catalogue/ports.ts'
import { type Availabilities, usualChats } from '../chat/availability.ts'
import { createChatHoldings } from '../chat/holdings.ts'
import { createChatSteps } from '../chat/chat-steps.ts'
import { scopedIn } from '../cases/scoped.ts'
import { registerChatDesk } from '../chat/desk/routes.ts'
import { createChatDesk } from '../chat/desk/service.ts'
import { createEmbeddedChat } from '../chat/embedded-chat.ts'
import type { ChatCatalogue, ChatSkillFacts } from '../chat/ports.ts'
import { registerChatRoutes, type ChatRoutesDeps } from '../chat/routes.ts'
import { createChatStore } from '../chat/store.ts'
import { createChatStreams } from '../chat/streams.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import { isTokenStyle, sha256 } from '../lib/ids.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { ChatStateOf } from '../desk/ports.ts'
import type { BorneScope } from '../storage/within-scope.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export interface ChatParts {
  caseScope: BorneScope
  caseStore: CaseStore
  cases: Pick<CaseService, 'demandAccess'>
  outbox: CaseOutbox
  channelOverrides: ChannelOverrides
  availabilities: Availabilities
  flagging: Pick<CaseFlagging, 'demandHandled'>
}

export interface ChatPorts {
  /** How representatives stand to chats, by id. */
  chatStateOf: ChatStateOf
  caseIdOf: (chatId: string) => Promise<string | undefined>
  /** Topics of the chats that wait, within the caller's scope. */
  waitingTopics: () => Promise<number[]>
  /**
   * A chat case that was just submitted without account: its session may talk about it by the case's id
   * (decisions-cases E2).
   */
  noteSubmitted: (
    visitor: Visitor,
    filed: { caseId: string },
    submitted: { channel: string; topicId: number },
  ) => Promise<void>
}

/** Notifications between instances: a chat's id, or a skill whose queue has moved. */
const channel = 'live_chat'
const abandonedEverySeconds = 30

/** Skills of all topics, put together anew when the content or the desk's channels change. */
const chatCatalogue = (content: ContentHolder, overrides: ChannelOverrides): ChatCatalogue => {
  let known: { content: unknown; version: number; skills: Map<string, ChatSkillFacts> } | undefined

  const skills = (): Map<string, ChatSkillFacts> => {
    const current = content.current()
    if (known?.content === current && known.version === overrides.version()) return known.skills
    const found = new Map<string, { isOpen: boolean; divisionIds: Set<string>; ewtMinutes: number | null }>()
    for (const locale of current.locales) {
      const local = current.in(locale)
      for (const topicId of current.topicIds) {
        for (const { channelType, agentType, chatLocale, lpDivId, enabled, ewt } of presentChannels(
          local,
          topicId,
          overrides,
        )) {
          if (channelType !== 'chat' || agentType === null || chatLocale === null) continue
          const skill = `${chatLocale}-${agentType}`
          const facts = found.get(skill) ?? { isOpen: false, divisionIds: new Set<string>(), ewtMinutes: null }
          if (lpDivId !== null) facts.divisionIds.add(lpDivId)
          found.set(skill, {
            ...facts,
            isOpen: facts.isOpen || enabled,
            ewtMinutes: facts.ewtMinutes ?? (enabled ? ewt : null),
          })
        }
      }
    }
    known = { content: current, version: overrides.version(), skills: found }
    return found
  }

  return {
    skill: (skill) => skills().get(skill),
    isOpenFor: (topicId, skill, { isSignedIn }) =>
      content
        .current()
        .locales.some((locale) =>
          presentChannels(content.current().in(locale), topicId, overrides).some(
            ({ channelType, agentType, chatLocale, enabled, loginRequired }) =>
              channelType === 'chat' &&
              `${chatLocale}-${agentType}` === skill &&
              enabled &&
              (isSignedIn || !loginRequired),
          ),
        ),
  }
}

export const composeChat = async (
  core: Core,
  { caseScope, caseStore, cases, outbox, channelOverrides, availabilities, flagging }: ChatParts,
): Promise<Composed<ChatPorts>> => {
  const { config, database, clock, content, texts, limits, flags, jobs, metrics, origins, onError } = core
  const store = createChatStore(database, caseScope)
  const { withTransaction } = database
  const steps = createChatSteps({
    store,
    withTransaction,
    clock,
    announce: (what) => database.afterCommit(() => void database.notify(channel, what).catch(() => undefined)),
    cases: { addTranscript: createTranscripts({ store: caseStore, clock, outbox }) },
    say: (locale, key, values) => texts.say(locale, key, values),
  })
  const chat = createEmbeddedChat({
    store,
    steps,
    withTransaction,
    clock,
    catalogue: chatCatalogue(content, channelOverrides),
    isServed: config.desk.enabled,
  })
  const streams = createChatStreams({ chat, store, limits, clock, onError })
  await database.listen(channel, streams.changed)
  jobs.repeat('chat-abandoned', abandonedEverySeconds, async () => {
    await chat.endAbandoned()
  })
  metrics.gauge('chat_streams_open', 'Pages of players connected to a chat', streams.count)
  metrics.gauge(
    'chats_waiting',
    'Chats nobody has taken yet',
    async () => (await store.list({ state: 'WAITING' })).length,
  )

  const caseOf: ChatRoutesDeps['caseOf'] = async (asker, idOrToken, region) => {
    const { visitor } = asker
    const isToken = isTokenStyle(idOrToken)
    if (isToken) {
      if (!flags.isOnForAny('anonymousTickets')) throw problem.notFound()
      await cases.demandAccess(asker, idOrToken)
    }
    const record = isToken ? await caseStore.findByTokenHash(sha256(idOrToken)) : await caseStore.find(idOrToken)
    if (!record || record.region !== region) throw problem.notFound()
    const isOpened = isToken
      ? isTokenLive(record, clock.now().toISOString(), content.current().settings.cases)
      : record.ownerId === null
        ? await chat.hasSubmitted(visitor, record.id)
        : visitor.kind === 'player' && visitor.account.id === record.ownerId
    if (!isOpened) throw problem.notFound()
    return record
  }

  return {
    waitingTopics: async () => (await store.list({ state: 'WAITING' })).map(({ topicId }) => topicId),
    caseIdOf: async (chatId) => (await store.find(chatId))?.caseId,
    chatStateOf: async () => {
      const [said, led] = [await availabilities.all(), await store.ledBy()]
      return (id) => {
        const { state, chats } = said.get(id) ?? { state: 'away' as const, chats: usualChats }
        return { availability: state, openChats: led.get(id) ?? 0, chats }
      }
    },
    noteSubmitted: async (visitor, { caseId }, { channel: by, topicId }) => {
      if (by === 'chat' && visitor.kind === 'anonymous') await chat.noteSubmitted(visitor, caseId, topicId)
    },
    room: {
      holdings: createChatHoldings(database),
      register: (app) => {
        registerChatRoutes(app, {
          chat,
          caseOf,
          embedded: { accessTo: chat.accessTo, streams },
          origins,
        })
        streams.start()
      },
      registerDesk: (desk) =>
        registerChatDesk(desk, {
          service: createChatDesk({
            store,
            steps,
            withTransaction,
            clock,
            availabilities,
            demandHandled: flagging.demandHandled,
            mayTake: async (agentId, caseId) => {
              const record = await caseStore.find(caseId)
              return record !== undefined && desk.mayTake(agentId, scopedIn(record))
            },
          }),
        }),
      sweep: chat.sweep,
      stop: () => {
        availabilities.stop()
        return streams.stop()
      },
    },
  }
}
