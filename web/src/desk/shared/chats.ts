// Who waits for somebody to talk to: asked by the rail of every room and by the room of chats.
import type { DeskSchema } from '../../kit/api/desk.ts'
import { useDesk } from './desk-context.ts'
import { useOperation } from './operations.ts'
import { worksOnCases } from './roles.ts'

export type Chat = DeskSchema<'DeskChat'>

/** Waiting and under way, longest waiting first. */
export const useChats = () =>
  useOperation('listChats', worksOnCases(useDesk().me.roles) ? {} : null, {
    // Players wait in seconds here, not in hours as with cases.
    refreshInterval: 5_000,
    shouldRetryOnError: false,
  })
