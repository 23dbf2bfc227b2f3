import { createChatCase } from '../cases/chat-case.ts'
import { scopedIn } from '../cases/scoped.ts'
import { createTranscripts } from '../cases/transcript.ts'
import { createChatAgents } from '../chat/agents.ts'
import { createChatHoldings } from '../chat/holdings.ts'
import { createChatSteps } from '../chat/chat-steps.ts'
import { registerChatDesk } from '../chat/desk/routes.ts'
import { createChatDesk } from '../chat/desk/service.ts'
import { createEmbeddedChat } from '../chat/embedded-chat.ts'
import { registerChatRoutes } from '../chat/routes.ts'
import { createChatStore } from '../chat/store.ts'
import { createChatStreams } from '../chat/streams.ts'
import type { Gives, Needs } from './ports.ts'

/** Notifications between instances: a chat's id, or a skill whose queue has moved. */
const channel = 'live_chat'
const abandonedEverySeconds = 30

export const composeChat = async (made: Needs<'cases' | 'catalogue'>): Promise<Gives<'chat'>> => {
  const { config, database, content, jobs, metrics, afterCommit, availabilities, caseStore, flagging } = made
  const periods = () => content.current().settings.cases
  const store = createChatStore(database, made.caseReads.scope)
  const steps = createChatSteps({
    ...made,
    store,
    announce: (what) => afterCommit(() => void database.notify(channel, what).catch(() => undefined)),
    cases: { addTranscript: createTranscripts({ ...made, store: caseStore, periods }) },
  })
  const shared = { ...made, store, steps }
  const chat = createEmbeddedChat({ ...shared, catalogue: made.chatSkills, isServed: config.desk.enabled })
  const streams = createChatStreams({ ...shared, chat })
  const waiting = () => store.list({ state: 'WAITING' })
  await database.listen(channel, streams.changed)
  jobs.repeat('chat-abandoned', abandonedEverySeconds, async () => {
    await chat.endAbandoned()
  })
  metrics.gauge('chat_streams_open', 'Pages of players connected to a chat', streams.count)
  metrics.gauge('chats_waiting', 'Chats nobody has taken yet', async () => (await waiting()).length)
  return {
    chat,
    chatStateOf: createChatAgents(availabilities, store),
    caseOfChat: async (chatId) => (await store.find(chatId))?.caseId,
    waitingTopics: async () => (await waiting()).map(({ topicId }) => topicId),
    room: {
      holdings: createChatHoldings(database),
      register: (app) => {
        registerChatRoutes(app, {
          ...made,
          chat,
          caseOf: createChatCase({ ...made, periods, hasSubmitted: chat.hasSubmitted }),
          embedded: { accessTo: chat.accessTo, streams },
        })
        streams.start()
      },
      registerDesk: (desk) =>
        registerChatDesk(desk, {
          service: createChatDesk({
            ...shared,
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
