import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Which case a ticket of another system became, and what of it has come along (CD-447). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('case_origin')
    .addColumn('external_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    // What is gone here must not come again (CD-448).
    .addColumn('case_id', 'text', (column) => column.references('support_case.id').onDelete('set null'))
    .addColumn('event_count', 'integer', (column) => column.notNull())
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('moved_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('case_origin_pk', ['external_id', 'source'])
    .execute()
  await sql`create index case_origin_case on case_origin (case_id) where case_id is not null`.execute(db)
  await sql`create index case_origin_gone on case_origin (moved_at) where case_id is null`.execute(db)
  await db.schema
    .createTable('case_origin_part')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('case_origin_part_pk', ['source', 'part'])
    .execute()
  await sql`create index case_origin_part_case on case_origin_part (case_id)`.execute(db)
}
