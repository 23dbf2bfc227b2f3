import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

const old = ['day', 'kind', 'product', 'category_id', 'locale', 'channel', 'agent', 'band']
const key = ['day', 'kind', 'product', 'category_id', 'locale', 'channel', 'agent', 'team', 'band'] as const

/** Reports know the team (CD-314). What was counted before has none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['case_fact', 'case_report_day'])
    await db.schema
      .alterTable(table)
      .addColumn('team', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
}

export const indices = [`create unique index case_report_count_pk on case_report_day (${key.join(', ')})`]

/** The key has the team, too. */
export const finish = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  if (dialect.name === 'postgres') {
    await sql`alter table case_report_day drop constraint case_report_day_pk,
      add constraint case_report_count_pk primary key using index case_report_count_pk`.execute(db)
    return
  }
  // The embedded database gives a table another key only with another table.
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
    .addPrimaryKeyConstraint('case_report_count_pk', [...key])
    .execute()
  const columns = sql.raw([...old, 'times', 'amount'].join(', '))
  await sql`insert into case_report_count (${columns}) select ${columns} from case_report_day`.execute(db)
  await db.schema.dropTable('case_report_day').execute()
  await db.schema.alterTable('case_report_count').renameTo('case_report_day').execute()
  await sql`create index case_report_day_kind on case_report_day (kind, day)`.execute(db)
}
