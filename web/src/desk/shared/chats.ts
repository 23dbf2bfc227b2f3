// Who waits for somebody to talk to: asked by the rail of every room and by the room of chats.
import useSWR from 'swr'
import type { DeskSchema } from '../../api/desk.ts'
import { useDesk } from './desk-context.ts'
import { worksOnCases } from './roles.ts'

export type Chat = DeskSchema<'DeskChat'>

/** Players wait in seconds here, not in hours as with cases. */
const everyMilliseconds = 5_000

/** Waiting and under way, longest waiting first; undefined while nobody knows. */
export const useChats = () => {
  const { client, me } = useDesk()
  return useSWR(worksOnCases(me.roles) ? 'chats' : null, async () => (await client.GET('/services/desk/chats')).data!, {
    refreshInterval: everyMilliseconds,
    shouldRetryOnError: false,
  })
}
