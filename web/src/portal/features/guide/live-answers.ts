/**
 * Answers while a description is typed: a pause and some more words make one request, what stands there stays, and
 * nothing is said of what fails (CD-111).
 */
import type { Answer } from '../../shared/answers/AnswerList.tsx'
import type { Clock } from './description-store.ts'

export const pause = 800
/** Words more than at the last request; the first one needs as many. */
export const moreWords = 8
export const mostShown = 5

export interface LiveAnswers {
  getState: () => readonly Answer[]
  /** Calls back after every change; answers the end of the subscription. */
  subscribe: (changed: () => void) => () => void
  /** What stands in the box now. */
  typed: (text: string) => void
  stop: () => void
}

/** Scripts without spaces have words as well. */
export const countWords = (text: string, locale: string): number =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length

export const createLiveAnswers = ({
  ask,
  count,
  clock,
}: {
  ask: (text: string, signal: AbortSignal) => Promise<readonly Answer[]>
  count: (text: string) => number
  clock: Clock
}): LiveAnswers => {
  let shown: readonly Answer[] = []
  let askedWith = 0
  let timer: number | null = null
  let running: AbortController | null = null
  const listeners = new Set<() => void>()
  const show = (answers: readonly Answer[]): void => {
    shown = answers
    for (const changed of listeners) changed()
  }
  const stop = (): void => {
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
    running?.abort()
    running = null
  }
  const look = async (text: string): Promise<void> => {
    const own = new AbortController()
    running = own
    try {
      const found = await ask(text, own.signal)
      if (own.signal.aborted) return
      const fresh = found.filter(({ id }) => shown.every((answer) => answer.id !== id))
      if (fresh.length > 0) show([...shown, ...fresh].slice(0, mostShown))
    } catch {
      // Too often, offline, too slow: the description is answered when it is sent.
    }
  }
  return {
    getState: () => shown,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    typed: (text) => {
      if (timer !== null) clock.clearTimeout(timer)
      timer = clock.setTimeout(() => {
        timer = null
        const words = count(text)
        if (words === 0) {
          stop()
          if (shown.length > 0) show([])
        }
        askedWith = Math.min(askedWith, words)
        if (words - askedWith < moreWords) return
        askedWith = words
        stop()
        void look(text)
      }, pause)
    },
    stop,
  }
}
