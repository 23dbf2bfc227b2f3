// Searches without an answer, for those who write one: what the same search finds now stands beside each (CD-409).
import type { StudioGap } from '#generated/server/desk/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import type { Clock } from '../lib/clock.ts'
import type { ArticleIndexes } from './article-indexes.ts'
import { createTurns, longStep, shortTurn } from './engine/turns.ts'
import { dayBefore } from './found-by.ts'
import { searchTotalCap } from './ports.ts'
import { allProducts, type SearchQueries } from './search-queries.ts'

interface GapListDeps {
  content: ContentHolder
  indexes: Pick<ArticleIndexes, 'of'>
  queries: Pick<SearchQueries, 'gaps'>
  clock: Clock
}

const mostShown = 100

export const createGapList =
  ({ content, indexes, queries, clock }: GapListDeps) =>
  async ({
    days,
    game,
    language,
  }: {
    days: number
    game: string | undefined
    language: string | undefined
  }): Promise<StudioGap[]> => {
    const current = content.current()
    const since = dayBefore(clock, days)
    const gaps = await queries.gaps({ since, locale: language, products: game === undefined ? [] : [game] }, mostShown)
    const turns = createTurns(shortTurn)
    const listed: StudioGap[] = []
    for (const { term, product, locale, times, lastDay } of gaps) {
      const index = await indexes.of(current, locale)
      const { totalCount } = index.search(term, { product, page: 1, locale, isFinished: true })
      const found = Math.min(totalCount, searchTotalCap)
      const isInAll = product === allProducts || product === ''
      listed.push({ words: term, game: isInAll ? null : product, language: locale, times, lastDay, found })
      const pause = turns.step(longStep)
      if (pause) await pause
    }
    return listed
  }
