// Who waits for a call: asked by the rail of every room and by the room of call-backs.
import type { DeskSchema } from '../../kit/api/desk.ts'
import { useDesk } from './desk-context.ts'
import { useOperation } from './operations.ts'
import { worksOnCases } from './roles.ts'

export type CallBack = DeskSchema<'DeskCallBack'>

/** Waiting and being called, by when they are due; those that ended, newest first. */
export const useCallBacks = (state: 'open' | 'ended' = 'open') => {
  const params = worksOnCases(useDesk().me.roles) ? { state, limit: 100 } : null
  const { data, ...rest } = useOperation('listCallBacks', params, {
    refreshInterval: 30_000,
    shouldRetryOnError: false,
  })
  return { callBacks: data?.items, ...rest }
}
