import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Codes for who cannot sign in, and the marks they open (CD-305, CD-307). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('lockedout_code')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('browser_hash', 'text', (column) => column.notNull().unique())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('account_id', 'text')
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('asked_at', timestamp, (column) => column.notNull())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('lockedout_code_account').on('lockedout_code').column('account_id').execute()
  await db.schema.createIndex('lockedout_code_expires').on('lockedout_code').column('expires_at').execute()
  await db.schema
    .createTable('lockedout_mark')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('opened_at', timestamp, (column) => column.notNull())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .addColumn('appealed_at', timestamp)
    .execute()
  await db.schema
    .createIndex('lockedout_mark_account')
    .on('lockedout_mark')
    .columns(['account_id', 'opened_at'])
    .execute()
  await db.schema.createIndex('lockedout_mark_opened').on('lockedout_mark').column('opened_at').execute()
}
