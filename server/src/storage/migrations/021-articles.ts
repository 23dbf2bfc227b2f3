import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What readers say about articles (OD-48), and what they searched for in vain (ground G30). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, flag } = dialect.types

  await db.schema
    .createTable('article_feedback')
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('helpful', flag, (column) => column.notNull())
    .addColumn('feedback', 'text')
    .addColumn('find_rating', 'integer')
    .addColumn('understand_rating', 'integer')
    .addColumn('need_rating', 'integer')
    .addColumn('translation_rating', 'integer')
    .addColumn('not_relevant', flag, (column) => column.notNull())
    .addColumn('poorly_written', flag, (column) => column.notNull())
    .addColumn('did_not_work', flag, (column) => column.notNull())
    .addColumn('policy', flag, (column) => column.notNull())
    .addColumn('not_understandable', flag, (column) => column.notNull())
    .addColumn('content_version', 'text', (column) => column.notNull())
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('article_feedback_once', ['article_id', 'reader'])
    .execute()
  await db.schema.createIndex('article_feedback_account').on('article_feedback').column('account_id').execute()

  await db.schema
    .createTable('search_miss')
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('first_at', timestamp, (column) => column.notNull())
    .addColumn('last_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('search_miss_key', ['term', 'product', 'locale'])
    .execute()
  await db.schema.createIndex('search_miss_last').on('search_miss').column('last_at').execute()
}
