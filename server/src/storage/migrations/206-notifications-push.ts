import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Browsers that are told of news (CD-268). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema
    .createTable('push_subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('endpoint_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('created_at', dialect.types.timestamp, (column) => column.notNull())
    .execute()
  for (const column of ['account_id', 'session_id', 'created_at'])
    await db.schema.createIndex(`push_subscription_${column}`).on('push_subscription').column(column).execute()
}
