/** Ties suggestions, what readers did with them, and the order of the next suggestions together. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import { timestamp } from '../../lib/clock.ts'
import { terms } from '../engine/analysis.ts'
import { createLearnedOrder, type LearnedOrder, type Scored } from './learned-order.ts'
import type { OutcomeStore } from './outcomes.ts'
import { createRecentSuggestions, type SuggestedOutcome } from './recent-suggestions.ts'

/** What a tracking event says of suggestions (OD-106). */
export interface ReaderEvent {
  event: string
  articleId?: string | undefined
}

interface SuggestionLearningDeps {
  store: OutcomeStore
  clock: Clock
  /** A word as it is stored: without the key nobody can tell which word it was, or try a list of words. */
  hashWord: (word: string) => string
  /** Suggestions whose reader went on to ask. */
  onRefused?: (refused: { product: string; locale: string; articleIds: readonly string[] }) => Promise<void>
  onError: (error: Error) => void
}

const mostWords = 32
const isTelling = (word: string): boolean => word.length >= 2 && word.length <= 24 && !/\d/.test(word)

export const createSuggestionLearning = ({ store, clock, hashWord, onRefused, onError }: SuggestionLearningDeps) => {
  const recent = createRecentSuggestions()
  const orders = new Map<string, LearnedOrder>()
  const reading = new Map<string, Promise<void>>()
  const none = createLearnedOrder([])

  const read = async (key: string): Promise<void> => {
    const [locale, product] = key.split(' ') as [string, string]
    orders.set(key, createLearnedOrder(await store.list(product, locale)))
  }
  /** The first question about a product has its counters read; it does not wait for them. */
  const orderOf = (product: string, locale: string): LearnedOrder => {
    const key = `${locale} ${product}`
    const known = orders.get(key)
    if (known) return known
    if (!reading.has(key)) {
      reading.set(
        key,
        read(key)
          .catch((error: unknown) => onError(error as Error))
          .finally(() => reading.delete(key)),
      )
    }
    return none
  }
  const count = async (outcomes: readonly SuggestedOutcome[]): Promise<void> => {
    for (const outcome of outcomes) await store.count({ ...outcome, at: timestamp(clock) })
  }

  return {
    /** The order of suggestions with what was learnt; remembers them for this session, if there is one to remember for. */
    order({
      sessionId,
      product,
      locale,
      text,
      hits,
      isAllowed,
      most,
    }: {
      sessionId: string | null
      product: string
      locale: string
      text: string
      hits: readonly Scored[]
      isAllowed: (articleId: string) => boolean
      most: number
    }) {
      const words = [...new Set(terms(text.slice(0, 4_000)))].filter(isTelling).slice(0, mostWords).map(hashWord)
      const ordered = orderOf(product, locale).reorder(hits, words, isAllowed).slice(0, most)
      if (sessionId !== null && ordered.length > 0)
        recent.remember(sessionId, { product, locale, words, articleIds: ordered.map(({ id }) => id) }, clock.now())
      return ordered
    },
    async heard(sessionId: string, { event, articleId }: ReaderEvent) {
      if (event === 'recommendationClicked' && articleId !== undefined) {
        const outcome = recent.opened(sessionId, articleId, clock.now())
        return count(outcome ? [outcome] : [])
      }
      if (event === 'stillNeedHelp' || event === 'geassociation') {
        const refused = recent.refused(sessionId, clock.now())
        if (refused) await onRefused?.(refused)
        return count(recent.wentOn(sessionId, clock.now()))
      }
    },
    async judged(sessionId: string, articleId: string, helped: boolean) {
      const outcome = recent.judged(sessionId, articleId, helped, clock.now())
      if (outcome) await count([outcome])
    },
    async refresh() {
      // A first read that is still under way would put its older counters in place afterwards.
      await Promise.all(reading.values())
      for (const key of [...orders.keys()]) {
        await read(key)
        await nextTurn()
      }
    },
    sweep: store.sweep,
    /** Waits for what is being read. */
    stop: async () => {
      await Promise.all(reading.values())
    },
  }
}

export type SuggestionLearning = ReturnType<typeof createSuggestionLearning>
