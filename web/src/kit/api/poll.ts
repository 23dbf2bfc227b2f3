import { problemOfFailure } from './problem.ts'

/** Pause after failure `n` (0 …): min(100 ms × 2ⁿ, 5 s) (OD-12). */
export const backoff = (failure: number): number => Math.min(100 * 2 ** failure, 5000)

/** So many failures in a row are retried soon; then the poll waits for its next regular turn (ERROR-08). */
export const maxRetries = 9

export interface Visibility {
  isHidden: () => boolean
  onChange: (listener: () => void) => () => void
}

/** The tab, as the poller sees it; on the server and in tests nobody looks away. */
export const pageVisibility: Visibility = {
  isHidden: () => typeof document !== 'undefined' && document.visibilityState === 'hidden',
  onChange(listener) {
    if (typeof document === 'undefined') return () => undefined
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}

export interface PollOptions {
  /** One round; it rejects when it failed. GETs only (decisions-cases M3). */
  run: (signal: AbortSignal) => Promise<unknown>
  /** Milliseconds between the end of a good round and the next. */
  every: number
  /** Waits one interval before the first round. */
  startsLater?: boolean
  retryAfter?: (failure: number) => number
  visibility?: Visibility
}

/**
 * Asks again and again; pauses while the tab is hidden and asks at once when it shows again (OD-12). Answers a function
 * that stops it.
 */
export const startPoll = ({
  run,
  every,
  startsLater = false,
  retryAfter = backoff,
  visibility = pageVisibility,
}: PollOptions): (() => void) => {
  const stopper = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isRunning = false

  const plan = (wait: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void round(), wait)
  }
  const round = async (): Promise<void> => {
    if (isRunning || stopper.signal.aborted) return
    if (visibility.isHidden()) return
    isRunning = true
    const problem = await run(stopper.signal).then(() => null, problemOfFailure)
    isRunning = false
    if (stopper.signal.aborted) return
    if (problem === null || failures >= maxRetries) {
      failures = 0
      plan(every)
    } else {
      // A server with too much to do says when to come again (CD-462).
      plan(Math.max(retryAfter(failures), (problem.retryAfter ?? 0) * 1000))
      failures += 1
    }
  }
  const stopLooking = visibility.onChange(() => {
    if (!visibility.isHidden()) void round()
  })

  plan(startsLater ? every : 0)
  return () => {
    stopper.abort()
    clearTimeout(timer)
    stopLooking()
  }
}
