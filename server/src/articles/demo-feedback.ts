// What readers of the demonstration said of articles, and what they searched for.
import type { Deflection } from './deflection/deflection.ts'
import type { FeedbackStore } from './feedback-store.ts'
import type { SearchMisses } from './search-misses.ts'

export interface DemoReading {
  articles: {
    article: string
    /** Hours before the first start. */
    after: number
    helpful: boolean
    words?: string
    /** Found, understood, what was needed. */
    ratings: [number, number, number]
    flaw?: 'didNotWork' | 'poorlyWritten' | 'notRelevant'
  }[]
  searches: { words: string; product: string; after: number; times: number; locale?: string }[]
  helped: { article: string; topic: number; product: string; readers: number }[]
}

interface DemoReadingDeps {
  feedback: Pick<FeedbackStore, 'add'>
  misses: Pick<SearchMisses, 'record'>
  /** As if it were told at that time. */
  deflectionAt: (at: Date) => Pick<Deflection, 'helped' | 'lacked'>
  locale: string
  contentVersion: string
  before: (hours: number) => Date
}

/** Whoever says that an article helped has three days to ask all the same. */
const [firstHelped, lastHelped] = [4, 10]

export const seedDemoReading = async (
  { feedback, misses, deflectionAt, locale, contentVersion, before }: DemoReadingDeps,
  { articles, searches, helped }: DemoReading,
): Promise<void> => {
  const visitorOf = (sessionId: string) => ({ kind: 'anonymous' as const, sessionId: `demonstration ${sessionId}` })
  for (const { article: articleId, after, helpful, words, ratings, flaw } of articles) {
    const [findRating, understandRating, needRating] = ratings
    await feedback.add(visitorOf(articleId), {
      articleId,
      locale,
      contentVersion,
      createdAt: before(after).toISOString(),
      feedback: {
        helpful,
        ...(words === undefined ? {} : { feedback: words }),
        ...{ findRating, understandRating, needRating },
        ...(flaw === undefined ? {} : { [flaw]: true }),
      },
    })
  }
  for (const { words, product, after, times, locale: own = locale } of searches) {
    const at = before(after)
    const deflection = deflectionAt(at)
    for (let time = 0; time < times; time += 1) {
      const term = await misses.record({ term: words, product, locale: own, at: at.toISOString() })
      const subjects = term === undefined ? [] : [term]
      await deflection.lacked({ kind: 'search', product, locale: own, subjects })
    }
  }
  for (let day = firstHelped; day <= lastHelped; day += 1) {
    const deflection = deflectionAt(before(day * 24))
    for (const { article: articleId, topic: topicId, product, readers } of helped)
      for (let reader = 0; reader < readers; reader += 1) {
        const visitor = visitorOf(`${day} ${articleId} ${reader}`)
        await deflection.helped({ visitor, articleId, topicId, product, locale })
      }
  }
}
