/**
 * Builds search indexes on a thread of its own, so that no request waits for seconds; a small help centre is built
 * where it is. The thread ends when there is nothing to build.
 */
import type { IndexData, IndexedText } from './engine/article-words.ts'
import type { BuildIndexData } from './engine/article-search.ts'
import { createTurns, longStep, shortTurn } from './engine/turns.ts'
import { createIdleThread, type FromIdleThread } from './idle-thread.ts'
import { buildKept } from './kept-index-data.ts'

export type ToThread =
  | { id: number; articles: readonly IndexedText[] }
  /** After all articles of an index. */
  | { id: number; locale: string }
export type FromThread = FromIdleThread<IndexData>

/** What the thread is told at its start. */
export interface ThreadData {
  folder: string | null
}

export interface IndexThread {
  build: BuildIndexData
  stop: () => Promise<void>
}

/** Letters from which on a thread is worth its start. */
const manyLetters = 500_000
/** Letters handed over at a time: copying them takes about half a millisecond. */
const lettersAtOnce = 50_000

const lettersOf = ({ title, summary, problem, text }: IndexedText): number =>
  title.length + summary.length + problem.length + text.length

interface IndexThreadOptions {
  /** Where what was built is kept for the next start; null keeps nothing. */
  folder?: string | null
  /** Letters from which on a thread is started. */
  least?: number
}

export const createIndexThread = ({ folder = null, least = manyLetters }: IndexThreadOptions = {}): IndexThread => {
  /** Builds on this thread that are not over. */
  const underWay = new Set<Promise<IndexData>>()
  const { ask, stop } = createIdleThread<IndexData>(
    new URL('./index-worker.ts', import.meta.url),
    'the indexing thread',
    { workerData: { folder } satisfies ThreadData },
  )
  let isStopped = false

  const onThread: BuildIndexData = async (articles, locale) => {
    const { id, answered, thread } = ask()
    // Who waits below may never come to it: an end of the thread meanwhile is told by the first of them.
    answered.catch(() => undefined)
    const turns = createTurns(shortTurn)
    let [part, letters]: [IndexedText[], number] = [[], 0]
    for (const { title, summary, problem, text, keywords, headings = [], isMarkup = false } of articles) {
      const its = { title, summary, problem, text, keywords, headings, isMarkup }
      part.push(its)
      letters += lettersOf(its)
      if (letters < lettersAtOnce) continue
      thread.postMessage({ id, articles: part } satisfies ToThread)
      ;[part, letters] = [[], 0]
      const pause = turns.step(longStep)
      if (pause) await pause
    }
    thread.postMessage({ id, articles: part } satisfies ToThread)
    thread.postMessage({ id, locale } satisfies ToThread)
    return (await answered)!
  }

  /** On this thread; nothing is written any more once the server stops, for the folder may be gone. */
  const here: BuildIndexData = (articles, locale) => {
    const built = buildKept(isStopped ? null : folder)(articles, locale)
    underWay.add(built)
    const forget = (): void => void underWay.delete(built)
    built.then(forget, forget)
    return built
  }

  return {
    build: (articles, locale) => {
      let letters = 0
      for (const article of articles) letters += lettersOf(article)
      return letters < least || isStopped ? here(articles, locale) : onThread(articles, locale)
    },
    stop: async () => {
      isStopped = true
      await stop()
      await Promise.allSettled(underWay)
    },
  }
}
