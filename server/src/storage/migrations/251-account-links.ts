import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Identities on their way to an account (CD-302), and accounts that may become one (CD-303). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('account_link')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('other_account_id', 'text')
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('account_link_account').on('account_link').column('account_id').execute()
  await db.schema.createIndex('account_link_expires').on('account_link').column('expires_at').execute()
}
