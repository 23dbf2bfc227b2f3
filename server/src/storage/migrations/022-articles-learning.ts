import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What became of suggestions: counters by keyed hashes of words, nobody's texts (articles/learning/outcomes.ts). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types

  await db.schema
    .createTable('suggestion_outcome')
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('opened', 'integer', (column) => column.notNull())
    .addColumn('solved', 'integer', (column) => column.notNull())
    .addColumn('unsolved', 'integer', (column) => column.notNull())
    .addColumn('last_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('suggestion_outcome_key', ['product', 'locale', 'word', 'article_id'])
    .execute()
  await db.schema.createIndex('suggestion_outcome_last').on('suggestion_outcome').column('last_at').execute()
}
