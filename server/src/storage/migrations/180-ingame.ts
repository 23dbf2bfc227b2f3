import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What games tell of their players (CD-242), and the tokens of launchers (CD-243). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types

  await db.schema
    .createTable('publisher_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('publisher_token_expires').on('publisher_token').column('expires_at').execute()

  await db.schema
    .createTable('game_context')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('is_opened', dialect.types.flag, (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('context', 'text', (column) => column.notNull())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('game_context_expires').on('game_context').column('expires_at').execute()
  await db.schema.createIndex('game_context_account').on('game_context').column('account_id').execute()

  await db.schema
    .createTable('case_game_context')
    .addColumn('case_id', 'text', (column) => column.primaryKey().references('support_case.id').onDelete('cascade'))
    .addColumn('context', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('unread_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('unread_token_account').on('unread_token').columns(['account_id', 'created_at']).execute()
  await db.schema.createIndex('unread_token_expires').on('unread_token').column('expires_at').execute()
}
