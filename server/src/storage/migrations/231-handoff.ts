import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Half-filled forms on their way to another device (CD-247). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('handoff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('state', 'text')
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('handoff_session').on('handoff').column('session_id').execute()
  await db.schema.createIndex('handoff_account').on('handoff').column('account_id').execute()
  await db.schema.createIndex('handoff_expires').on('handoff').column('expires_at').execute()
}
