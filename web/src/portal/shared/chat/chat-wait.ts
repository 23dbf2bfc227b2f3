import { useEffect, useState } from 'react'
import type { Api } from '../../../kit/api/api.ts'
import { pollTimes } from '../../../kit/api/cache-times.ts'
import { useApiClient } from '../../../kit/api/context.ts'
import { startPoll } from '../../../kit/api/poll.ts'
import type { Schema } from '../../../kit/api/types.ts'

export type ChatStatus = Schema<'ChatStatus'>
/** Before the first answer a chat is not initialized (CHAT-05). */
export const notInitialized: ChatStatus = -3

export type ChatWait = Schema<'WaitTime'>
const unknownWait: ChatWait = { currentStatus: notInitialized, lastEwtSeconds: null }

/** Pause after failure `n` (0 …): unit 100 ms, factor 10, at most 5 s (CHAT-02, OD-92). */
export const chatBackoff = (failure: number): number => Math.min(5000, 100 * 10 ** failure)

/**
 * Asks for the skill's wait every second (CHAT-01), a newcomer's or that of who stands at `place` already (amendment
 * T21). Answers a function that stops it.
 */
export const pollChatWait = (
  api: Pick<Api, 'get'>,
  { skill, place }: { skill: string; place: number | null },
  onWait: (wait: ChatWait) => void,
): (() => void) => {
  return startPoll({
    every: pollTimes.chatWait,
    retryAfter: chatBackoff,
    run: async (signal) => {
      const { estimatedWaitTime } = await api.get(
        '/services/bft/api/chat/ewt/{skill}',
        { path: { skill }, ...(place === null ? {} : { query: { place } }) },
        { signal },
      )
      if (!signal.aborted) onWait(estimatedWaitTime)
    },
  })
}

/** The wait of a skill while chat is offered, or at a place in its queue; null waits for a skill. */
export const useChatWait = (skill: string | null, place: number | null = null): ChatWait => {
  const api = useApiClient()
  const [wait, setWait] = useState<{ skill: string; wait: ChatWait } | null>(null)
  useEffect(() => {
    if (skill === null) return
    // An answer that says nothing new draws nothing new.
    return pollChatWait(api, { skill, place }, (next) =>
      setWait((known) =>
        known?.skill === skill &&
        known.wait.currentStatus === next.currentStatus &&
        known.wait.lastEwtSeconds === next.lastEwtSeconds
          ? known
          : { skill, wait: next },
      ),
    )
  }, [api, skill, place])
  return wait?.skill === skill ? wait.wait : unknownWait
}

/** Whole minutes, rounded up (OD-92); null when unknown. */
export const waitMinutes = ({ lastEwtSeconds }: ChatWait): number | null =>
  lastEwtSeconds === null ? null : Math.ceil(lastEwtSeconds / 60)
