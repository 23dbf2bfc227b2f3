import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Reports know the team (CD-314). What was counted before has none. */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema
    .alterTable('case_fact')
    .addColumn('team', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  // A key cannot be given one more column everywhere: the counts move into a table of the new shape.
  await db.schema
    .createTable('case_report_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('team', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('band', 'integer', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('amount', dialect.types.bigint, (column) => column.notNull())
    .addPrimaryKeyConstraint('case_report_count_pk', [
      'day',
      'kind',
      'product',
      'category_id',
      'locale',
      'channel',
      'agent',
      'team',
      'band',
    ])
    .execute()
  await sql`insert into case_report_count (day, kind, product, category_id, locale, channel, agent, team, band, times, amount)
    select day, kind, product, category_id, locale, channel, agent, '', band, times, amount from case_report_day`.execute(
    db,
  )
  await db.schema.dropTable('case_report_day').execute()
  await db.schema.alterTable('case_report_count').renameTo('case_report_day').execute()
  await sql`create index case_report_day_kind on case_report_day (kind, day)`.execute(db)
}
