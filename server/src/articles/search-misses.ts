/** Searches that found nothing, for the people who write articles (ground G30: only searches of the search page). */
import { sql } from 'kysely'
import type { Place } from '../platform/page-place.ts'
import type { Database } from '../storage/database.ts'
import type { ArticlesTables } from './tables.ts'
import { withinScope } from '../storage/within-scope.ts'

const keptDays = 90
const keptTerms = 5000
const phraseWords = 4

const normalized = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * The form a term is kept in; undefined when it might say something about a person (an address, a number, a link) or is
 * too long to be a search: writers need words, not people.
 */
export const recordableTerm = (term: string): string | undefined => {
  const words = normalized(term)
  const isPersonal = /@|https?:|www\.|\d{5,}|(?:\d[\s().-]*){7,}|[a-z0-9_-]{25,}/i.test(words)
  return words.length < 2 || words.length > 80 || isPersonal ? undefined : words
}

export const createSearchMisses = (
  database: Database<ArticlesTables>,
  queries?: { forget: (isTheirs: (term: string) => boolean) => Promise<string[]> },
) => {
  let recorded = 0

  const forgetOld = async (at: string): Promise<void> => {
    const { db } = database
    const oldest = new Date(Date.parse(at) - keptDays * 86_400_000).toISOString()
    await db.deleteFrom('search_miss').where('last_at', '<', oldest).execute()
    const last = await db
      .selectFrom('search_miss')
      .select('last_at')
      .orderBy('last_at', 'desc')
      .offset(keptTerms)
      .limit(1)
      .executeTakeFirst()
    if (last) await db.deleteFrom('search_miss').where('last_at', '<=', last.last_at).execute()
  }

  return {
    /** @returns the term as it is kept; undefined when it is not */
    async record({ term, product, locale, at }: { term: string; product: string; locale: string; at: string }) {
      const words = recordableTerm(term)
      if (!words) return undefined
      await database.db
        .insertInto('search_miss')
        .values({ term: words, product, locale, times: 1, first_at: at, last_at: at })
        .onConflict((conflict) =>
          conflict
            .columns(['term', 'product', 'locale'])
            .doUpdateSet({ times: sql`search_miss.times + 1`, last_at: at }),
        )
        .execute()
      recorded += 1
      if (recorded % 100 === 1) await forgetOld(at)
      return words
    },
    /**
     * Forgets what somebody searched for in the very words of a text that is erased. Nobody's name stands beside a term,
     * so only a whole phrase can be told to be theirs: four words and more.
     *
     * @returns what was forgotten
     */
    async forgetPhrasesOf(texts: readonly string[]) {
      const erased = normalized(texts.join('\n'))
      if (erased === '') return []
      const rows = await database.db.selectFrom('search_miss').select('term').distinct().execute()
      const isTheirs = (term: string): boolean => term.split(' ').length >= phraseWords && erased.includes(term)
      const theirs = rows.map(({ term }) => term).filter(isTheirs)
      await queries?.forget(isTheirs)
      for (const term of theirs) await database.db.deleteFrom('search_miss').where('term', '=', term).execute()
      return theirs
    },
    /** Most frequent first, then the latest; a place is `times lastAt`. */
    async page(
      { product, locale }: { product?: string | undefined; locale?: string | undefined },
      before: Place | undefined,
      limit: number,
    ) {
      let query = database.db
        .selectFrom('search_miss')
        .selectAll()
        .orderBy('times', 'desc')
        .orderBy('last_at', 'desc')
        .orderBy('term')
        .orderBy('product')
        .orderBy('locale')
        .limit(limit)
      if (product !== undefined) query = query.where('product', '=', product)
      if (locale !== undefined) query = query.where('locale', '=', locale)
      if (before !== undefined) {
        const [times, lastAt] = before.at.split(' ') as [string, string]
        query = query
          .where(({ eb, or, and }) =>
            or([eb('times', '<', Number(times)), and([eb('times', '=', Number(times)), eb('last_at', '<=', lastAt)])]),
          )
          .offset(before.shown)
      }
      const rows = await withinScope(query, { game: 'product', language: 'locale', orNone: true }).execute()
      return rows.map(({ term, product, locale, times, first_at, last_at }) => ({
        term,
        product,
        locale,
        times,
        firstAt: first_at,
        lastAt: last_at,
      }))
    },
  }
}

export type SearchMisses = ReturnType<typeof createSearchMisses>
