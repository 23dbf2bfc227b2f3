import { useEffect, useState } from 'react'
import { pollTimes } from '../../../kit/api/cache-times.ts'
import { useApiClient } from '../../../kit/api/context.ts'
import { startPoll } from '../../../kit/api/poll.ts'
import { ProblemError } from '../../../kit/api/problem.ts'
import { type ChatChannel, updateChatSkill } from './actions.ts'
import { awaitTag } from './chat-tag.ts'
import { type ChatStatus, notInitialized } from './chat-wait.ts'
import { chatTag } from './widget-tag.ts'

/** Whether the tag is here; it is fetched once somebody wants it. */
export const useChatTag = (isWanted: boolean): boolean => {
  const [isHere, setHere] = useState(() => chatTag.isLoaded())
  useEffect(() => (isWanted && !isHere ? awaitTag(chatTag, () => setHere(true)) : undefined), [isWanted, isHere])
  return isHere
}

/**
 * The container of a chat channel: while one is on offer and it is not ready, the page is announced to the chat every 3
 * s (REOPEN-26, decisions-cases E3). null: no chat is on offer. Until it is ready the channel stays closed (CHANNEL-05,
 * REOPEN-12).
 */
export const useChatContainer = (
  channel: ChatChannel | null,
): { isReady: boolean; status: ChatStatus /** Whether the chat has told its status. */; isKnown: boolean } => {
  const api = useApiClient()
  const { lpDivId, skill } = channel ?? { lpDivId: null, skill: null }
  const isTagHere = useChatTag(lpDivId !== null)
  const [known, setKnown] = useState<{ skill: string; status: ChatStatus } | null>(null)
  const isKnown = known !== null && known.skill === skill
  const status = isKnown ? known.status : notInitialized
  const isReady = isTagHere && status === 0
  useEffect(() => {
    if (!isTagHere || isReady || lpDivId === null || skill === null) return
    return startPoll({
      every: pollTimes.chatPage,
      run: async (signal) => {
        const sent = await updateChatSkill(api, { lpDivId, skill }, signal)
        if (!sent.isOk) throw new ProblemError(sent.problem)
        if (!signal.aborted) setKnown({ skill, status: sent.data.currentStatus })
      },
    })
  }, [api, isTagHere, isReady, lpDivId, skill])
  return { isReady, status, isKnown }
}
