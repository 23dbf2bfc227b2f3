import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Who else is told what happens, what they were told, and what became of it (CD-239, CD-240). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json } = dialect.types
  await db.schema
    .createTable('webhook')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('events', json, (column) => column.notNull())
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('old_secret_until', timestamp)
    .addColumn('failing_since', timestamp)
    .addColumn('paused_at', timestamp)
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('webhook_message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('case_id', 'text')
    .addColumn('account_id', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .execute()
  for (const column of ['account_id', 'created_at'])
    await db.schema.createIndex(`webhook_message_${column}`).on('webhook_message').column(column).execute()
  await db.schema
    .createTable('webhook_delivery')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('webhook_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('tried', json, (column) => column.notNull())
    .addColumn('next_at', timestamp)
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('webhook_delivery_newest').on('webhook_delivery').columns(['webhook_id', 'id']).execute()
  await db.schema
    .createIndex('webhook_delivery_state')
    .on('webhook_delivery')
    .columns(['webhook_id', 'state', 'id'])
    .execute()
  for (const column of ['message_id', 'created_at'])
    await db.schema.createIndex(`webhook_delivery_${column}`).on('webhook_delivery').column(column).execute()
}
