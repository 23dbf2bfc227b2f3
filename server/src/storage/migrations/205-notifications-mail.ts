import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Which mails players want (CD-265), and what waits for the one of the day (CD-267). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, flag } = dialect.types
  await db.schema
    .createTable('mail_preference')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('status_news', flag, (column) => column.notNull())
    .addColumn('surveys', flag, (column) => column.notNull())
    .addColumn('digest', flag, (column) => column.notNull())
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('case_mail_refusal')
    .addColumn('case_id', 'text', (column) => column.primaryKey().references('support_case.id').onDelete('cascade'))
    .addColumn('refused_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('mail_digest_item')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('happened_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_digest_item_key', ['account_id', 'case_id', 'kind'])
    .execute()
  await db.schema.createIndex('mail_digest_item_case').on('mail_digest_item').column('case_id').execute()
}
