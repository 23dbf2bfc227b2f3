// The company's end of a live chat: taking it from the queue, answering, ending it (ground G32).
import type { DeskChatDetail, SetAvailabilityRequest } from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { problem } from '../../platform/problems.ts'
import type { Availabilities } from '../availability.ts'
import type { ChatSteps } from '../chat-steps.ts'
import type { ChatAgent } from '../ports.ts'
import { maxMessages } from '../rules.ts'
import type { ChatStore } from '../store.ts'
import type { ChatRecord, ChatState } from '../types.ts'
import { wireMessage } from '../wire-message.ts'
import { deskChat } from './view.ts'

interface ChatDeskDeps extends Transacting {
  store: ChatStore
  steps: ChatSteps
  availabilities: Pick<Availabilities, 'set' | 'all' | 'lockChatsOf'>
  /** Whether the case of a chat lies within what this colleague may see (CD-315). */
  mayTake: (agentId: string, caseId: string) => Promise<boolean>
  /** @returns for the audit what `confirmed` counted for. @throws 422 while another flag of the case stands (CD-481) */
  demandHandled: (caseId: string, confirmed: readonly string[]) => Promise<object | null>
}

export const createChatDesk = ({
  store,
  steps,
  withTransaction,
  clock,
  availabilities,
  mayTake,
  demandHandled,
}: ChatDeskDeps) => {
  const { find, system, tell, end } = steps
  const now = () => clock.now().toISOString()

  const detail = async (chatId: string, after = 0): Promise<DeskChatDetail> => ({
    chat: deskChat(await find(chatId)),
    messages: (await store.messages(chatId, after)).map((message) => wireMessage(message)),
  })

  const demandAssignee = (chat: ChatRecord, agent: ChatAgent): void => {
    if (chat.assignee !== agent.id) throw problem.changed({ detail: 'taken by somebody else, or by nobody yet' })
  }

  /** @throws 422 when they lead as many as they take at once (CD-283) */
  const demandRoom = async ({ id }: ChatAgent): Promise<void> => {
    const most = await availabilities.lockChatsOf(id)
    if (((await store.ledBy([id])).get(id) ?? 0) >= most)
      throw problem.validation({ errorKey: 'support.desk.error.chat.full' })
  }

  return {
    list: async (filter: { state?: ChatState; skill?: string }) => (await store.list(filter)).map(deskChat),
    get: detail,
    accept: (chatId: string, agent: ChatAgent) =>
      withTransaction(async () => {
        const chat = await find(chatId)
        if (chat.state === 'ACTIVE' && chat.assignee === agent.id) return detail(chatId)
        if (chat.state === 'WAITING' || chat.offeredTo === agent.id) await demandRoom(agent)
        if (await store.accept(chatId, agent, now())) {
          await system(chat, 'support.chat.system.joined', { name: agent.displayName })
          tell(chat, true)
        } else if (await store.takeOver(chatId, agent)) {
          const before = chat.assigneeName ?? ''
          await system(chat, 'support.chat.system.handed', { name: agent.displayName, before })
          tell(chat, false)
        } else throw problem.changed({ detail: 'not waiting any more' })
        return detail(chatId)
      }),
    /** `confirmedFlags`: flags of the case whose guidance was read. @throws 422 while another one stands */
    say: (
      chatId: string,
      agent: ChatAgent,
      { clientId, text, confirmedFlags = [] }: { clientId: string; text: string; confirmedFlags?: readonly string[] },
    ) =>
      withTransaction(async () => {
        const chat = await find(chatId)
        demandAssignee(chat, agent)
        const confirmed = await demandHandled(chat.caseId, confirmedFlags)
        const message = await store.append(
          chatId,
          { sender: 'company', author: agent.displayName.slice(0, 100), text, clientId, sentAt: now() },
          maxMessages,
        )
        if (!message) throw problem.changed({ detail: 'this chat has ended' })
        tell(chat, false)
        return { message: wireMessage(message), confirmed }
      }),
    /** Offers the chat to a colleague, or ends the offer (CD-284). @throws 409 when it is not theirs, 422 when away */
    transfer: (chatId: string, agent: ChatAgent, to: string | null) =>
      withTransaction(async () => {
        const chat = await find(chatId)
        const isDeclined = to === null && chat.offeredTo === agent.id
        if (chat.state !== 'ACTIVE' || chat.assignee === null)
          throw problem.changed({ detail: 'this chat is not under way' })
        if (!isDeclined) demandAssignee(chat, agent)
        const isThere = async (id: string): Promise<boolean> =>
          id !== agent.id &&
          (await availabilities.all()).get(id)?.state === 'available' &&
          (await mayTake(id, chat.caseId))
        if (to !== null && !(await isThere(to)))
          throw problem.validation({ errorKey: 'support.desk.error.chat.colleague' })
        if (!(await store.offer(chatId, chat.assignee, to)))
          throw problem.changed({ detail: 'this chat is not under way' })
        return detail(chatId)
      }),
    setAvailability: async ({ id }: ChatAgent, { state, chats, languages }: SetAvailabilityRequest) => ({
      state,
      chats,
      languages,
      until: await availabilities.set(id, { state, chats, languages }),
    }),
    end: async (chatId: string, agent: ChatAgent) => {
      const chat = await find(chatId)
      // One that waits can be sent away by anybody at the desk; one under way by who took it. A repeat changes
      // nothing.
      if (chat.assignee !== null) demandAssignee(chat, agent)
      await end(chatId, 'company')
    },
  }
}

export type ChatDesk = ReturnType<typeof createChatDesk>
