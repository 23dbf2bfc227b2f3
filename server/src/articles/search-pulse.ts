/**
 * How many searches a minute, by game and language: what a bad day looks like while it happens (CD-417). No words, and
 * nobody's name. Counted in memory and written together, so that no search waits for a write.
 */
import { sql } from 'kysely'
import { callerScope } from '../lib/caller-scope.ts'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import { allProducts } from './search-queries.ts'
import './tables.ts'

export interface SearchPulse {
  /** @param product `all` for a search in everything */
  beat: (product: string, locale: string, at: Date) => void
  /** Of these games, none of which means all; searches in everything are of each. Within the caller's scope. */
  pace: (games: readonly string[], now: Date) => Promise<{ quarter: number; hour: number; hourBefore: number }>
  flush: () => Promise<void>
  sweep: (now: Date, signal?: AbortSignal) => Promise<void>
  stop: () => Promise<void>
}

const flushMilliseconds = 10_000
const minute = 60_000
const keptHours = 24
/** Products times languages: more than that is nobody's search. */
const mostInMemory = 2_000

interface Beats {
  minute: string
  product: string
  locale: string
  times: number
}

export const createSearchPulse = (database: Database, onError: (error: Error) => void): SearchPulse => {
  let counted = new Map<string, Beats>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async (): Promise<void> => {
    // In one order for everybody: two at once never wait for each other's rows.
    const rows = [...counted.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    counted = new Map()
    for (let at = 0; at < rows.length; at += 100)
      await database.db
        .insertInto('search_minute')
        .values(rows.slice(at, at + 100))
        .onConflict((conflict) =>
          conflict
            .columns(['minute', 'product', 'locale'])
            .doUpdateSet({ times: sql`search_minute.times + excluded.times` }),
        )
        .execute()
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.catch(() => undefined).then(() => (counted.size === 0 ? undefined : write()))
    return writing
  }

  return {
    beat(product, locale, at) {
      const start = new Date(Math.floor(at.getTime() / minute) * minute).toISOString()
      const key = `${start}\n${product}\n${locale}`
      const row = counted.get(key)
      if (row !== undefined) row.times += 1
      else if (counted.size < mostInMemory) counted.set(key, { minute: start, product, locale, times: 1 })
      timer ??= setTimeout(() => void flush().catch(onError), flushMilliseconds).unref()
    },
    async pace(games, now) {
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
    flush,
    async sweep(now, signal) {
      await flush()
      const before = new Date(now.getTime() - keptHours * 60 * minute).toISOString()
      await removeOld(database, { table: 'search_minute', column: 'minute', before }, { signal })
    },
    stop: async () => {
      await flush().catch(onError)
    },
  }
}
