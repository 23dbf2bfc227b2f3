// The chat tag: the part of the page that can chat, fetched when a chat is offered (CHAT-03, CHAT-04, OD-113). A
// vendor's script would be one; ours is a file of this app.
import { pollTimes, timeouts } from '../../../kit/api/cache-times.ts'

export interface ChatTag {
  /** Begins to fetch it; called again after a time-out. */
  load: () => void
  isLoaded: () => boolean
}

/**
 * After so long without the tag it is fetched again; in between the channel stays closed and nobody is told (OD-113).
 */
export const tagRetry = 1000
export const tagTries = 9

/**
 * Looks every 50 ms whether the tag is there, gives up after 5 s, tries again 1 s later, nine times at most. Answers a
 * function that stops it.
 */
export const awaitTag = (tag: ChatTag, onReady: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retries = 0

  const begin = (): void => {
    tag.load()
    const until = performance.now() + timeouts.chatTag
    const look = (): void => {
      if (tag.isLoaded()) return onReady()
      if (performance.now() < until) timer = setTimeout(look, pollTimes.chatTag)
      else if (retries < tagTries) {
        retries += 1
        timer = setTimeout(begin, tagRetry)
      }
    }
    look()
  }
  begin()
  return () => clearTimeout(timer)
}
