// Messages about what many players meet at once: written in the room of the crisis desk, pointed to in the cases they
// are about (CD-417).
import useSWR, { useSWRConfig } from 'swr'
import type { DeskSchema } from '../../api/desk.ts'
import { useDesk } from './desk-context.ts'

export type CrisisMessage = DeskSchema<'DeskMessage'>

/** Colleagues write too; nothing of a crisis should be old. */
const everyMilliseconds = 15_000
const key = 'crisis messages'

export const useCrisisMessages = () => {
  const { client } = useDesk()
  return useSWR(key, async () => (await client.GET('/services/desk/messages')).data!, {
    refreshInterval: everyMilliseconds,
  })
}
export const useCrisisMessagesAgain = (): (() => Promise<unknown>) => {
  const { mutate } = useSWRConfig()
  return () => mutate(key)
}

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
