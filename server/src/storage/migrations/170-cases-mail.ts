import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Messages that came by mail, and which mails were taken (CD-234, CD-236). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema.alterTable('case_event').addColumn('via', 'text').execute()
  await db.schema
    .createTable('case_mail')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('received_at', dialect.types.timestamp, (column) => column.notNull())
    .execute()
  await sql`create index case_mail_case on case_mail (case_id)`.execute(db)
  await sql`create index case_mail_received on case_mail (received_at)`.execute(db)
}
