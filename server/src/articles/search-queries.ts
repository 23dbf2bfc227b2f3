/**
 * What is searched for and found, and how often: for those who write what is found (CD-409). Under the rules of searches
 * that find nothing: words, nobody's name, nothing that looks like a person's data.
 */
import { sql } from 'kysely'
import { callerScope } from '../lib/caller-scope.ts'
import type { Database } from '../storage/database.ts'
import type { ArticlesTables } from './tables.ts'
import { removeOld } from '../storage/sweeps.ts'
import { createCountedRows } from './counted-rows.ts'
import { recordableTerm } from './search-misses.ts'

/** The product of a search in everything. */
export const allProducts = 'all'

export interface AskedWords {
  term: string
  /** `all` for a search in everything. */
  product: string
  times: number
}

interface GapFilter {
  /** The first day. */
  since: string
  locale?: string | undefined
  /** None: all of them. Searches in everything are of each. */
  products: readonly string[]
}

const keptDays = 90
const keptRows = 5_000
interface Counted {
  term: string
  product: string
  locale: string
  times: number
  last_at: string
}

export const createSearchQueries = (database: Database<ArticlesTables>, onError: (error: Error) => void) => {
  const rows = createCountedRows<Counted>(
    (counted) =>
      database.db
        .insertInto('search_query')
        .values(counted)
        .onConflict((conflict) =>
          conflict.columns(['term', 'product', 'locale']).doUpdateSet({
            times: sql`search_query.times + excluded.times`,
            last_at: sql`excluded.last_at`,
          }),
        )
        .execute(),
    onError,
  )

  return {
    record({ term, product, locale, at }: { term: string; product: string; locale: string; at: string }) {
      const words = recordableTerm(term)
      if (words === undefined) return
      const key = JSON.stringify([words, product, locale])
      rows.count(key, () => ({ term: words, product, locale, last_at: at }), { last_at: at })
    },
    /** Within the caller's games, most frequent first. @param products none: all of them; searches in everything are of each */
    async frequent({ locale, products }: { locale: string; products: readonly string[] }, most: number) {
      let query = database.db
        .selectFrom('search_query')
        .select(['term', 'product', 'times'])
        .where('locale', '=', locale)
        .orderBy('times', 'desc')
        .orderBy('term')
        .orderBy('product')
        .limit(most)
      const { games } = callerScope()
      if (products.length > 0) query = query.where('product', 'in', [...products, allProducts])
      if (games.length > 0) query = query.where('product', 'in', [...games, allProducts])
      return query.execute()
    },
    /** Searches that found nothing, within the caller's scope; most frequent first. */
    gaps: ({ since, locale, products }: GapFilter, most: number) =>
      database.reading(async () => {
        const { games, languages } = callerScope()
        let query = database.db
          .selectFrom('content_gap')
          .select(['subject', 'product', 'locale'])
          .select((given) => [given.fn.sum<number>('times').as('times'), given.fn.max('day').as('last_day')])
          .where('kind', '=', 'search')
          .where('day', '>=', since)
          .groupBy(['subject', 'product', 'locale'])
          .orderBy('times', 'desc')
          .orderBy('last_day', 'desc')
          .orderBy('subject')
          .orderBy('product')
          .orderBy('locale')
          .limit(most)
        if (locale !== undefined) query = query.where('locale', '=', locale)
        if (products.length > 0) query = query.where('product', 'in', [...products, allProducts])
        // A search in everything is no other game's.
        if (games.length > 0) query = query.where('product', 'in', [...games, allProducts])
        if (languages.length > 0) query = query.where('locale', 'in', languages)
        const rows = await query.execute()
        return rows.map(({ subject, product, locale: its, times, last_day }) => ({
          term: subject,
          product,
          locale: its,
          times: Number(times),
          lastDay: last_day,
        }))
      }),
    /** Those in the very words of a text that is erased. */
    async forget(isTheirs: (term: string) => boolean) {
      rows.forget(({ term }) => isTheirs(term))
      const stored = await database.db.selectFrom('search_query').select('term').distinct().execute()
      const theirs = stored.map(({ term }) => term).filter(isTheirs)
      for (const term of theirs) await database.db.deleteFrom('search_query').where('term', '=', term).execute()
      return theirs
    },
    flush: rows.flush,
    async sweep(now: Date, signal?: AbortSignal) {
      await rows.flush()
      const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
      await removeOld(database, { table: 'search_query', column: 'last_at', before }, { signal })
      const last = await database.db
        .selectFrom('search_query')
        .select('last_at')
        .orderBy('last_at', 'desc')
        .offset(keptRows)
        .limit(1)
        .executeTakeFirst()
      if (last)
        await removeOld(
          database,
          { table: 'search_query', column: 'last_at', before: last.last_at, isInclusive: true },
          { signal },
        )
    },
    stop: rows.stop,
  }
}

export type SearchQueries = ReturnType<typeof createSearchQueries>
