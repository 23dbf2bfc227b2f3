// The company's end of a live chat: taking it from the queue, answering, ending it (ground G32).
import type { ChatMessage } from '#generated/server/schemas.ts'
import type { DeskChat, DeskChatDetail } from '#generated/server/desk/schemas.ts'
import type { Clock } from '../../lib/clock.ts'
import { problem } from '../../platform/problems.ts'
import type { ChatSteps } from '../chat-steps.ts'
import type { ChatAgent } from '../ports.ts'
import { maxMessages } from '../rules.ts'
import type { ChatStore } from '../store.ts'
import type { ChatRecord, ChatState } from '../types.ts'
import { wireMessage } from '../wire-message.ts'
import { deskChat } from './view.ts'

export interface ChatDeskDeps {
  store: ChatStore
  steps: ChatSteps
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
  clock: Clock
}

export interface ChatDesk {
  list: (filter: { state?: ChatState; skill?: string }) => Promise<DeskChat[]>
  get: (chatId: string, after: number) => Promise<DeskChatDetail>
  accept: (chatId: string, agent: ChatAgent) => Promise<DeskChatDetail>
  say: (chatId: string, agent: ChatAgent, message: { clientId: string; text: string }) => Promise<ChatMessage>
  end: (chatId: string, agent: ChatAgent) => Promise<void>
}

export const createChatDesk = ({ store, steps, withTransaction, clock }: ChatDeskDeps): ChatDesk => {
  const { find, system, tell, end } = steps
  const now = () => clock.now().toISOString()

  const detail = async (chatId: string, after = 0): Promise<DeskChatDetail> => ({
    chat: deskChat(await find(chatId)),
    messages: (await store.messages(chatId, after)).map((message) => wireMessage(message)),
  })

  const demandAssignee = (chat: ChatRecord, agent: ChatAgent): void => {
    if (chat.assignee !== agent.id) throw problem.changed({ detail: 'taken by somebody else, or by nobody yet' })
  }

  return {
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
  }
}
