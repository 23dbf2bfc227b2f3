import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** How often something happened, by day: no visit, no session, no address (OD-105). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema
    .createTable('usage_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('times', dialect.types.bigint, (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_count_key', ['day', 'event', 'product', 'subject', 'locale'])
    .execute()
}
