// How representatives stand to chats, by id; who has never said anything is away.
import { type Availabilities, usualChats } from './availability.ts'
import type { ChatStore } from './store.ts'

export const createChatAgents =
  (availabilities: Pick<Availabilities, 'all'>, store: Pick<ChatStore, 'ledBy'>) => async () => {
    const [said, led] = [await availabilities.all(), await store.ledBy()]
    return (id: string) => {
      const { state, chats } = said.get(id) ?? { state: 'away' as const, chats: usualChats }
      return { availability: state, openChats: led.get(id) ?? 0, chats }
    }
  }
