/**
 * What became of suggestions: counters by keyed hashes of single words, for each product and language. Who it was, the
 * description and its order of words are never stored.
 */
import { sql } from 'kysely'
import type { Database } from '../../storage/database.ts'
import type { ArticlesTables } from '../tables.ts'
import { removeOld } from '../../storage/sweeps.ts'
import { wholeArticle } from './learned-order.ts'

export type OutcomeKind = 'opened' | 'solved' | 'unsolved'
interface OutcomeReport {
  product: string
  locale: string
  articleId: string /** keyed hashes */
  words: readonly string[]
  kind: OutcomeKind
  at: string
}

const keptDays = 180
const keptRows = 200_000
const mostRead = 20_000

export const createOutcomeStore = (database: Database<ArticlesTables>) => ({
  async count({ product, locale, articleId, words, kind, at }: OutcomeReport) {
    const one = { opened: 0, solved: 0, unsolved: 0, [kind]: 1 }
    // In one order for everybody: two readers at once never wait for each other's rows.
    const rows = [wholeArticle, ...[...words].sort()].map((word) => ({
      product,
      locale,
      article_id: articleId,
      word,
      ...one,
      last_at: at,
    }))
    await database.db
      .insertInto('suggestion_outcome')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['product', 'locale', 'word', 'article_id']).doUpdateSet({
          [kind]: sql`suggestion_outcome.${sql.ref(kind)} + 1`,
          last_at: at,
        }),
      )
      .execute()
  },
  /** Of one product and language, the latest first, at most `mostRead`. */
  async list(product: string, locale: string) {
    const rows = await database.db
      .selectFrom('suggestion_outcome')
      .select(['article_id', 'word', 'opened', 'solved', 'unsolved'])
      .where('product', '=', product)
      .where('locale', '=', locale)
      .orderBy('last_at', 'desc')
      .limit(mostRead)
      .execute()
    return rows.map(({ article_id: articleId, ...row }) => ({ articleId, ...row }))
  },
  /** Forgets what is old and what is more than may be kept. */
  async sweep(now: Date, signal?: AbortSignal) {
    const { db } = database
    const oldest = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
    const old = { table: 'suggestion_outcome', column: 'last_at' } as const
    await removeOld(database, { ...old, before: oldest }, { signal })
    const last = await db
      .selectFrom('suggestion_outcome')
      .select('last_at')
      .orderBy('last_at', 'desc')
      .offset(keptRows)
      .limit(1)
      .executeTakeFirst()
    if (last) await removeOld(database, { ...old, before: last.last_at, isInclusive: true }, { signal })
  },
})

export type OutcomeStore = ReturnType<typeof createOutcomeStore>
