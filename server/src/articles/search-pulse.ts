/**
 * How many searches a minute, by game and language: what a bad day looks like while it happens (CD-417). No words, and
 * nobody's name.
 */
import { sql } from 'kysely'
import { callerScope } from '../lib/caller-scope.ts'
import type { Database } from '../storage/database.ts'
import type { ArticlesTables } from './tables.ts'
import { removeOld } from '../storage/sweeps.ts'
import { createCountedRows } from './counted-rows.ts'
import { allProducts } from './search-queries.ts'

const minute = 60_000
const keptHours = 24

interface Beats {
  minute: string
  product: string
  locale: string
  times: number
}

export const createSearchPulse = (database: Database<ArticlesTables>, onError: (error: Error) => void) => {
  const rows = createCountedRows<Beats>(
    (counted) =>
      database.db
        .insertInto('search_minute')
        .values(counted)
        .onConflict((conflict) =>
          conflict
            .columns(['minute', 'product', 'locale'])
            .doUpdateSet({ times: sql`search_minute.times + excluded.times` }),
        )
        .execute(),
    onError,
  )

  return {
    /** @param product `all` for a search in everything */
    beat(product: string, locale: string, at: Date) {
      const start = new Date(Math.floor(at.getTime() / minute) * minute).toISOString()
      rows.count(`${start}\n${product}\n${locale}`, () => ({ minute: start, product, locale }))
    },
    /** Of these games, none of which means all; searches in everything are of each. Within the caller's scope. */
    async pace(games: readonly string[], now: Date) {
      const before = (minutes: number): string => new Date(now.getTime() - minutes * minute).toISOString()
      const scope = callerScope()
      let query = database.db
        .selectFrom('search_minute')
        .select([
          sql<number>`coalesce(sum(case when minute >= ${before(15)} then times else 0 end), 0)`.as('quarter'),
          sql<number>`coalesce(sum(case when minute >= ${before(60)} then times else 0 end), 0)`.as('hour'),
          sql<number>`coalesce(sum(times), 0)`.as('all'),
        ])
        .where('minute', '>=', before(120))
      if (games.length > 0) query = query.where('product', 'in', [...games, allProducts])
      if (scope.games.length > 0) query = query.where('product', 'in', [...scope.games, allProducts])
      if (scope.languages.length > 0) query = query.where('locale', 'in', [...scope.languages])
      const row = await query.executeTakeFirstOrThrow()
      const [quarter, hour, all] = [Number(row.quarter), Number(row.hour), Number(row.all)]
      return { quarter, hour, hourBefore: all - hour }
    },
    flush: rows.flush,
    async sweep(now: Date, signal?: AbortSignal) {
      await rows.flush()
      const before = new Date(now.getTime() - keptHours * 60 * minute).toISOString()
      await removeOld(database, { table: 'search_minute', column: 'minute', before }, { signal })
    },
    stop: rows.stop,
  }
}

export type SearchPulse = ReturnType<typeof createSearchPulse>
