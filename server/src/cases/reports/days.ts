// Lines of what happened become counts of a day, and what is left at its end is counted (CD-290). Both run by the clock.
import { sql } from 'kysely'
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../storage/database.ts'
import type { CasesTables } from '../tables.ts'
import { removeOld } from '../../storage/sweeps.ts'
import type { WholeRow } from '../../storage/tables.ts'
import { bandOf } from './bands.ts'
import { dayOf } from './facts.ts'
import type { CaseReportDayTable } from './tables.ts'

const rolledAtOnce = 2_000
const readAtOnce = 2_000
const keptDays = 3 * 366

/** Ranks of cases that may wait for an answer: open ones, and those put off (CD-221, CD-229). */
const backlogRanks = [-1, 0, 3]

type Counted = WholeRow<CaseReportDayTable>
/** What tells one count of a day from another: the table's key. */
const keys = ['day', 'kind', 'product', 'category_id', 'locale', 'channel', 'agent', 'team', 'band'] as const

const sumUp = (into: Map<string, Counted>, row: Omit<Counted, 'times'>): void => {
  const key = JSON.stringify(keys.map((name) => row[name]))
  const sum = into.get(key)
  if (sum === undefined) into.set(key, { ...row, times: 1 })
  else {
    sum.times += 1
    sum.amount += row.amount
  }
}

/** A day at whose end nothing was left, which is not one that nobody counted. */
const nothingLeft = (day: string): Counted => ({
  day,
  kind: 'backlog',
  product: '',
  category_id: 0,
  locale: '',
  channel: 'TICKET',
  agent: '',
  team: '',
  band: 0,
  times: 0,
  amount: 0,
})

export const createCaseReportDays = ({ database, clock }: { database: Database<CasesTables>; clock: Clock }) => {
  const add = async (rows: readonly Counted[]): Promise<void> => {
    for (let at = 0; at < rows.length; at += rolledAtOnce) {
      await database.db
        .insertInto('case_report_day')
        .values(rows.slice(at, at + rolledAtOnce))
        .onConflict((conflict) =>
          conflict.columns([...keys]).doUpdateSet({
            times: sql`case_report_day.times + excluded.times`,
            amount: sql`case_report_day.amount + excluded.amount`,
          }),
        )
        .execute()
    }
  }

  const rollSome = (): Promise<number> =>
    database.withTransaction(async () => {
      const facts = await database.db.selectFrom('case_fact').selectAll().orderBy('id').limit(rolledAtOnce).execute()
      if (facts.length === 0) return 0
      const counted = new Map<string, Counted>()
      for (const { id: _, ...fact } of facts) sumUp(counted, { ...fact, amount: Number(fact.amount) })
      await add([...counted.values()])
      await database.db
        .deleteFrom('case_fact')
        .where(
          'id',
          'in',
          facts.map(({ id }) => id),
        )
        .execute()
      return facts.length
    })

  /** The backlog's next lines in the order of the queue, of one rank. */
  const waiting = (rank: number, after: { at: string; id: string } | null) => {
    const query = database.db
      .selectFrom('support_case')
      .select([
        'id',
        'status',
        'status_changed_at',
        'product',
        'category_id',
        'locale',
        'contact_channel',
        'assignee',
        'team',
      ])
      .where('queue_rank', '=', rank)
      .orderBy('status_changed_at')
      .orderBy('id')
      .limit(readAtOnce)
    return (
      after === null ? query : query.where(sql<boolean>`(status_changed_at, id) > (${after.at}, ${after.id})`)
    ).execute()
  }

  return {
    /** Counts what was noted since; stops between two batches when it is told to. @returns how many lines */
    rollUp: async (signal?: AbortSignal) => {
      let rolled = 0
      while (!signal?.aborted) {
        const some = await rollSome()
        rolled += some
        if (some < rolledAtOnce) break
      }
      return rolled
    },

    /** Counts what waits for an answer now as the end of today. */
    countBacklog: async (signal?: AbortSignal) => {
      const now = clock.now()
      const day = dayOf(now.toISOString())
      const counted = new Map<string, Counted>()
      for (const rank of backlogRanks) {
        let after: { at: string; id: string } | null = null
        for (;;) {
          if (signal?.aborted) return
          const rows: Awaited<ReturnType<typeof waiting>> = await waiting(rank, after)
          for (const row of rows) {
            if (row.status !== 'OPEN') continue
            const seconds = (now.getTime() - Date.parse(row.status_changed_at)) / 1000
            sumUp(counted, {
              day,
              kind: 'backlog',
              product: row.product,
              category_id: row.category_id,
              locale: row.locale,
              channel: row.contact_channel,
              agent: row.assignee ?? '',
              team: row.team ?? '',
              band: bandOf(seconds),
              amount: 0,
            })
          }
          const last = rows.at(-1)
          if (last === undefined || rows.length < readAtOnce) break
          after = { at: last.status_changed_at, id: last.id }
        }
      }
      await database.withTransaction(async () => {
        await database.db.deleteFrom('case_report_day').where('kind', '=', 'backlog').where('day', '=', day).execute()
        await add([nothingLeft(day), ...counted.values()])
      })
    },

    /** Days older than three years. */
    forget: async (signal?: AbortSignal) => {
      const end = new Date(clock.now().getTime() - keptDays * 86_400_000)
      const before = dayOf(end.toISOString())
      await removeOld(database, { table: 'case_report_day', column: 'day', before }, { signal })
    },
  }
}
