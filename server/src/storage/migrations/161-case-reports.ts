import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What reports count (CD-290): what happened, a line each, and by day what became of those lines. Names no player. */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema
    .createTable('case_fact')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('band', 'integer', (column) => column.notNull())
    .addColumn('amount', dialect.types.bigint, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('case_report_day')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('band', 'integer', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('amount', dialect.types.bigint, (column) => column.notNull())
    .addPrimaryKeyConstraint('case_report_day_pk', [
      'day',
      'kind',
      'product',
      'category_id',
      'locale',
      'channel',
      'agent',
      'band',
    ])
    .execute()
  await sql`create index case_report_day_kind on case_report_day (kind, day)`.execute(db)
}
