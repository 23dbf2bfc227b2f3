import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What articles spared people from asking, and what they did not find (articles/deflection). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types

  // Somebody said an article helped, or filed a case: kept for 72 hours, by keyed hashes alone.
  await db.schema
    .createTable('deflection_trace')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('mail', 'text')
    .addColumn('article_id', 'text')
    .addColumn('topic_id', 'integer', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('deflection_trace_at').on('deflection_trace').column('at').execute()

  await db.schema
    .createTable('deflection_day')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('topic_id', 'integer', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('solved', 'integer', (column) => column.notNull())
    .addColumn('filed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('deflection_day_key', ['day', 'article_id', 'topic_id', 'product', 'locale'])
    .execute()

  // For writers: searches without result, and suggestions that were refused.
  await db.schema
    .createTable('content_gap')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_gap_key', ['day', 'kind', 'locale', 'product', 'subject'])
    .execute()
}
