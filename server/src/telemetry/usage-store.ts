// One row for each thing that happened on a day, with its count. Bounded: a day holds so many rows, and old days go.
import { sql } from 'kysely'
import type { Place } from '../platform/page-place.ts'
import type { Database } from '../storage/database.ts'
import type { TelemetryTables } from './tables.ts'
import { removeOld } from '../storage/sweeps.ts'
import { withinScope } from '../storage/within-scope.ts'

export interface Usage {
  event: string
  product: string
  subject: string
  locale: string
}

const keptDays = 400
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

export const createUsageStore = (database: Database<TelemetryTables>, mostRowsADay = 5000) => {
  const raise = async (day: string, { event, product, subject, locale }: Usage): Promise<boolean> => {
    const row = await database.db
      .updateTable('usage_count')
      .set({ times: sql`times + 1` })
      .where('day', '=', day)
      .where('event', '=', event)
      .where('product', '=', product)
      .where('subject', '=', subject)
      .where('locale', '=', locale)
      .executeTakeFirst()
    return row.numUpdatedRows > 0n
  }
  const insert = async (day: string, usage: Usage): Promise<void> => {
    await database.db
      .insertInto('usage_count')
      .values({ day, ...usage, times: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'event', 'product', 'subject', 'locale'])
          .doUpdateSet({ times: sql`usage_count.times + 1` }),
      )
      .execute()
  }
  return {
    /** Adds one. Beyond the day's rows what is new is counted without its subject, so that nobody can fill the table. */
    async count(usage: Usage, now: Date) {
      const day = dayOf(now)
      if (await raise(day, usage)) return
      const { rows } = await database.db
        .selectFrom('usage_count')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where('day', '=', day)
        .executeTakeFirstOrThrow()
      await insert(
        day,
        Number(rows) < mostRowsADay ? usage : { event: usage.event, product: '', subject: '', locale: '' },
      )
    },
    /** Sums from one day to before another (YYYY-MM-DD), whatever the language; highest first. */
    async totals(
      {
        from,
        to,
        event,
        product,
      }: { from: string; to: string; event?: string | undefined; product?: string | undefined },
      before: Place | undefined,
      limit: number,
    ) {
      const sum = sql<number>`sum(times)`
      let query = database.db
        .selectFrom('usage_count')
        .select(['event', 'product', 'subject', sum.as('times')])
        .where('day', '>=', from)
        .where('day', '<', to)
        .groupBy(['event', 'product', 'subject'])
        .orderBy(sum, 'desc')
        .orderBy('event')
        .orderBy('product')
        .orderBy('subject')
        .limit(limit)
      if (event !== undefined) query = query.where('event', '=', event)
      if (product !== undefined) query = query.where('product', '=', product)
      if (before !== undefined) query = query.having(sum, '<=', Number(before.at)).offset(before.shown)
      const rows = await withinScope(query, { game: 'product', language: 'locale', orNone: true }).execute()
      // PostgreSQL sums whole numbers to a numeric, which its driver gives as text.
      return rows.map((row) => ({ ...row, times: Number(row.times) }))
    },
    async sweep(now: Date, signal?: AbortSignal) {
      const before = dayOf(new Date(now.getTime() - keptDays * 86_400_000))
      await removeOld(database, { table: 'usage_count', column: 'day', before }, { signal })
    },
  }
}

export type UsageStore = ReturnType<typeof createUsageStore>
