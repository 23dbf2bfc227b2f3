import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Messages that have become a case of their own, the lines that say so, and what undoes it (CD-329). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json } = dialect.types
  for (const column of ['split_part', 'split_case'])
    await db.schema.alterTable('case_event').addColumn(column, 'text').execute()
  await db.schema
    .createTable('case_split')
    .addColumn('case_id', 'text', (column) => column.primaryKey().references('support_case.id').onDelete('cascade'))
    .addColumn('source_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('split_at', timestamp, (column) => column.notNull())
    .addColumn('split_by', 'text', (column) => column.notNull())
    .addColumn('source_events', 'integer', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    .addColumn('before', json, (column) => column.notNull())
    .execute()
  await sql`create index case_split_source on case_split (source_id, split_at)`.execute(db)
}
