// Who waits for a call: asked by the rail of every room and by the room of call-backs.
import useSWR from 'swr'
import type { DeskSchema } from '../../api/desk.ts'
import { useDesk } from './desk-context.ts'
import { worksOnCases } from './roles.ts'

export type CallBack = DeskSchema<'DeskCallBack'>

const everyMilliseconds = 30_000
const most = 100

/** Waiting and being called, by when they are due; those that ended, newest first. */
export const useCallBacks = (state: 'open' | 'ended' = 'open') => {
  const { client, me } = useDesk()
  return useSWR(
    worksOnCases(me.roles) ? ['callbacks', state] : null,
    async () =>
      (await client.GET('/services/desk/callbacks', { params: { query: { state, limit: most } } })).data!.items,
    { refreshInterval: everyMilliseconds, shouldRetryOnError: false },
  )
}
