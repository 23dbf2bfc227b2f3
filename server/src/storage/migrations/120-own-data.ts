import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What players asked for about all of their own data, and what was done about it (ground G33, decisions-cases C21). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types

  await db.schema
    .createTable('data_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('requested_at', timestamp, (column) => column.notNull())
    .addColumn('done_at', timestamp)
    .addColumn('expires_at', timestamp)
    .addColumn('copy', 'text')
    .execute()
  await db.schema
    .createIndex('data_request_account')
    .on('data_request')
    .columns(['account_key', 'requested_at'])
    .execute()

  await db.schema
    .createTable('data_request_audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('data_request_audit_request')
    .on('data_request_audit')
    .columns(['request_id', 'id'])
    .execute()
}
