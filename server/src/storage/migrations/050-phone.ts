import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Phones of accounts, one-time codes and the development outbox (decisions-cases F, G). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types

  await db.schema
    .createTable('account_phone')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('alpha2', 'text', (column) => column.notNull())
    .addColumn('protected_at', timestamp)
    .execute()

  await db.schema
    .createTable('phone_code')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('phone_code_pk', ['purpose', 'session_id'])
    .execute()
  await db.schema.createIndex('phone_code_expires').on('phone_code').column('expires_at').execute()

  await db.schema
    .createTable('sms_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sent_at', timestamp, (column) => column.notNull())
    .execute()
}
