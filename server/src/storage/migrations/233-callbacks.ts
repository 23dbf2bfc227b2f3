import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Players who asked to be called (CD-285); of cases that were there before, whoever still waits for a first answer. */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('call_back')
    .addColumn('case_id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked_at', timestamp, (column) => column.notNull())
    .addColumn('due_at', timestamp, (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('last_tried_at', timestamp)
    .addColumn('agent', 'text')
    .addColumn('taken_at', timestamp)
    .execute()
  await db.schema.createIndex('call_back_due').on('call_back').columns(['state', 'due_at', 'case_id']).execute()
  await sql`insert into call_back (case_id, state, asked_at, due_at, tries)
    select id, 'waiting', created_at, created_at, 0 from support_case
    where contact_channel = 'PHONE_CALLBACK' and status = 'OPEN' and contact_phone is not null`.execute(db)
}
