import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Where mails about an account itself go (CD-246). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('account_address')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('locale', 'text')
    .addColumn('seen_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('account_address_seen').on('account_address').column('seen_at').execute()
}
