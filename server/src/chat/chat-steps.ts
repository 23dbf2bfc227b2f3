// What both ends of a chat share: its end, its notices, and who is told (ground G32).
import type { Transacting } from '../lib/clock.ts'
import { existing } from '../platform/problems.ts'
import type { ChatCases } from './ports.ts'
import { maxMessages, presentSeconds, transcriptOf } from './rules.ts'
import type { ChatStore } from './store.ts'
import type { ChatRecord } from './types.ts'

interface ChatStepsDeps extends Transacting {
  store: ChatStore
  /** Tells all instances, once the present transaction is stored: a chat's id, or a skill. */
  announce: (what: string) => void
  cases: ChatCases
  say: (locale: string, key: string, values?: Record<string, string>) => string
}

export const createChatSteps = (deps: ChatStepsDeps) => {
  const { store, withTransaction, announce, clock, cases, say } = deps
  const now = () => clock.now().toISOString()
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000).toISOString()

  const find = async (chatId: string): Promise<ChatRecord> => existing(await store.find(chatId))

  const system = (chat: ChatRecord, key: string, values?: Record<string, string>) =>
    store.append(
      chat.id,
      { sender: 'system', author: null, text: say(chat.locale, key, values), clientId: null, sentAt: now() },
      maxMessages,
    )

  const tell = (chat: Pick<ChatRecord, 'id' | 'skill'>, isQueueMoved: boolean) => {
    announce(chat.id)
    if (isQueueMoved) announce(chat.skill)
  }

  const end = (chatId: string, by: 'player' | 'company' | 'nobody') =>
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

  return {
    /** @throws 404 */
    find /** A notice of the portal itself, in the chat's language. */,
    system,
    tell /** Ends a chat once; what was said becomes one event of the case (ground G32). */,
    end,
  }
}

export type ChatSteps = ReturnType<typeof createChatSteps>
