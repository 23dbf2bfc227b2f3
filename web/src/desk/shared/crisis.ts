// Messages about what many players meet at once: written in the room of the crisis desk, pointed to in the cases they
// are about (CD-417).
import type { DeskSchema } from '../../kit/api/desk.ts'
import { useOperation } from './operations.ts'

export type CrisisMessage = DeskSchema<'DeskMessage'>

export const useCrisisMessages = () =>
  // Colleagues write too; nothing of a crisis should be old.
  useOperation('listCrisisMessages', {}, { refreshInterval: 15_000 })

/** What runs about a case of this game and topic; of the pack's what somebody at the desk has taken up. */
export const runningFor = (
  messages: readonly CrisisMessage[],
  { game, topicId }: { game: string; topicId: number },
): CrisisMessage[] =>
  messages.filter(
    ({ state, games, topics, changedBy }) =>
      state === 'running' &&
      changedBy !== 'content' &&
      (games.length === 0 || games.includes(game)) &&
      (topics.length === 0 || topics.includes(topicId)),
  )
