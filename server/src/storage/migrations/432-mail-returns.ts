import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Since when mails to a case's address come back (CD-500). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema
    .createTable('case_mail_return')
    .addColumn('case_id', 'text', (column) => column.primaryKey().references('support_case.id').onDelete('cascade'))
    .addColumn('returned_at', dialect.types.timestamp, (column) => column.notNull())
    .execute()
}
