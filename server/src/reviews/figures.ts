import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../storage/database.ts'
import { withinScope } from '../storage/within-scope.ts'
import type { ReviewsTables } from './tables.ts'

const mostGroups = 500

const average = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10

const figuresBy = async (database: Database<ReviewsTables>, column: RawBuilder<string>, from: string, to: string) => {
  const query = database.db
    .selectFrom('review')
    .select([column.as('key'), sql<number>`count(*)`.as('reviews'), sql<number>`sum(hundredths)`.as('sum')])
    .where('reviewed_at', 'is not', null)
    .where('reviewed_at', '>=', from)
    .where('reviewed_at', '<', to)
  const found = await withinScope(query, { game: 'product', language: 'locale' })
    .groupBy(column)
    .orderBy('reviews', 'desc')
    .orderBy('key')
    .limit(mostGroups)
    .execute()
  return found.map(({ key, reviews, sum }) => ({
    key,
    figures: { reviews: Number(reviews), average: average(Number(sum) / 100, Number(reviews)) },
  }))
}

export const figuresOf = async (database: Database<ReviewsTables>, from: string, to: string) => {
  const [begin, end] = [`${from}T00:00:00.000Z`, `${to}T00:00:00.000Z`]
  const query = database.db
    .selectFrom('review')
    .innerJoin('review_score', 'review_score.review_id', 'review.id')
    .select(['review_score.name as key', sql<number>`count(*)`.as('reviews'), sql<number>`sum(score)`.as('sum')])
    .where('reviewed_at', 'is not', null)
    .where('reviewed_at', '>=', begin)
    .where('reviewed_at', '<', end)
  const criteria = await withinScope(query, { game: 'product', language: 'locale' })
    .groupBy('review_score.name')
    .orderBy('review_score.name')
    .limit(100)
    .execute()
  return {
    agents: await figuresBy(database, sql<string>`agent_id`, begin, end),
    teams: await figuresBy(database, sql<string>`team`, begin, end),
    criteria: criteria.map(({ key, reviews, sum }) => ({
      key,
      figures: { reviews: Number(reviews), average: average(Number(sum), Number(reviews)) },
    })),
  }
}
