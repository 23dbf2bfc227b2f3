/**
 * Which articles mean what a text means, asked of a sentence encoder on a thread of its own. Whoever asks waits for a
 * moment only: where the thread is late, still reads the articles, or has ended, words answer alone.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { LocalContent } from '../../content/types.ts'
import { createTurns, longStep, shortTurn } from '../engine/turns.ts'

/** Best first; `likeness` is that of the first, a cosine. */
export interface Near {
  ids: readonly string[]
  likeness: number
}

export interface Meanings {
  /** Articles for a player of the product; undefined where nothing is known, or not yet. */
  near: (text: string, local: LocalContent, product: string) => Promise<Near | undefined>
  stop: () => Promise<void>
}

export const withoutMeanings: Meanings = { near: async () => undefined, stop: async () => undefined }

export interface MeantArticle {
  id: string
  products: readonly string[]
  text: string
}
export type ToEncoder =
  | { set: string; locale: string; articles: readonly MeantArticle[] }
  /** `near` is left out while the set is not read. */
  | { ask: number; set: string; text: string; product: string }
export interface FromEncoder {
  ask: number
  near?: Near
}
export interface EncoderData {
  folder: string
  /** Where vectors are kept from one start to the next. */
  kept: string
}

const deadlineMilliseconds = 150
/** More than this wait already: another would be late. */
const mostWaiting = 8

interface MeaningsOptions extends EncoderData {
  languages: readonly string[]
  onError: (error: Error) => void
}

export const createMeanings = ({ languages, onError, ...data }: MeaningsOptions): Meanings => {
  const sets = new WeakMap<LocalContent, string>()
  const waiting = new Map<number, (near: Near | undefined) => void>()
  let [asked, made, hasEnded] = [0, 0, false]
  const thread = new Worker(new URL('./encoder-worker.ts', import.meta.url), {
    execArgv: [],
    env: {},
    workerData: data satisfies EncoderData,
  })
  thread.unref()
  const end = (): void => {
    hasEnded = true
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  }
  thread.on('message', ({ ask, near }: FromEncoder) => {
    waiting.get(ask)?.(near)
    waiting.delete(ask)
  })
  thread.on('error', (error) => {
    onError(error as Error)
    end()
  })
  thread.on('exit', end)

  const handOver = async (local: LocalContent, set: string): Promise<void> => {
    const turns = createTurns(shortTurn)
    const articles: MeantArticle[] = []
    for (const id of local.articleIds()) {
      const { title, summary, products } = local.searchable(id)!
      articles.push({ id, products, text: `${title}. ${summary}` })
      const pause = turns.step(longStep)
      if (pause) await pause
    }
    thread.postMessage({ set, locale: local.locale, articles } satisfies ToEncoder)
  }

  return {
    async near(text, local, product) {
      const isFor = languages.includes(local.locale) || languages.includes(local.locale.slice(0, 2))
      if (!isFor || hasEnded || waiting.size >= mostWaiting || text.trim() === '') return undefined
      const set = sets.get(local)
      if (set === undefined) {
        made += 1
        sets.set(local, `${local.locale} ${made}`)
        handOver(local, `${local.locale} ${made}`).catch(onError)
        return undefined
      }
      asked += 1
      const ask = asked
      const answered = new Promise<Near | undefined>((resolve) => waiting.set(ask, resolve))
      thread.postMessage({ ask, set, text, product } satisfies ToEncoder)
      const late = new AbortController()
      const patience = wait(deadlineMilliseconds, undefined, { signal: late.signal }).catch(() => undefined)
      const near = await Promise.race([answered, patience])
      late.abort()
      waiting.delete(ask)
      return near
    },
    stop: async () => {
      await thread.terminate()
    },
  }
}
