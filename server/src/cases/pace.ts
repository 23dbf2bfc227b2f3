// How many cases come in: what a bad day looks like while it happens (CD-417). Of games and topics of which none means
// all, within the caller's scope.
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { CasesTables } from './tables.ts'
import { withinScope } from '../storage/within-scope.ts'
import { waitingRanks } from './queue-ranks.ts'

interface CasePace {
  pace: { quarter: number; hour: number; hourBefore: number }
  /** Those that wait for an answer, 1,000 for as many or more. */
  open: number
  /** What those of the last hour are about, most frequent first. */
  topics: { categoryId: number; cases: number }[]
}

const minutes = 60_000
const mostCounted = 1_000
const mostTopics = 10
// By the plain column SQLite would walk an index of topics over all cases; these are the ones of two hours.
const topic = sql<number>`+category_id`
const scopeColumns = { game: 'product', language: 'locale' }

export const createCasePace =
  (database: Pick<Database<CasesTables>, 'db'>) =>
  async ({ games, topics }: { games: readonly string[]; topics: readonly number[] }, now: Date): Promise<CasePace> => {
    const before = (milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString()
    const quarter = before(15 * minutes)
    const hour = before(60 * minutes)
    const { db } = database
    let filed = db
      .selectFrom('support_case')
      .select([
        topic.as('category_id'),
        sql<number>`sum(case when created_at >= ${quarter} then 1 else 0 end)`.as('quarter'),
        sql<number>`sum(case when created_at >= ${hour} then 1 else 0 end)`.as('hour'),
        sql<number>`count(*)`.as('all'),
      ])
      .where('created_at', '>=', before(120 * minutes))
      .groupBy(topic)
    let open = db
      .selectFrom('support_case')
      .select('id')
      .where('queue_rank', 'in', [...waitingRanks])
      .limit(mostCounted)
    // A topic is of one game.
    if (topics.length > 0) {
      filed = filed.where(topic, 'in', [...topics])
      open = open.where('category_id', 'in', [...topics])
    } else if (games.length > 0) {
      filed = filed.where('product', 'in', [...games])
      open = open.where('product', 'in', [...games])
    }
    const rows = (await withinScope(filed, scopeColumns).execute()).map((row) => ({
      categoryId: row.category_id,
      quarter: Number(row.quarter),
      hour: Number(row.hour),
      all: Number(row.all),
    }))
    const sum = (count: (row: (typeof rows)[number]) => number): number =>
      rows.reduce((total, row) => total + count(row), 0)
    return {
      pace: {
        quarter: sum((row) => row.quarter),
        hour: sum((row) => row.hour),
        hourBefore: sum((row) => row.all - row.hour),
      },
      open: (await withinScope(open, scopeColumns).execute()).length,
      topics: rows
        .filter(({ hour: times }) => times > 0)
        .sort((one, other) => other.hour - one.hour || one.categoryId - other.categoryId)
        .slice(0, mostTopics)
        .map(({ categoryId, hour: times }) => ({ categoryId, cases: times })),
    }
  }
