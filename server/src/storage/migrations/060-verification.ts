import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Knowledge-based verification: sessions, failed tries and locks, what was passed, the audit (decisions-cases I). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types

  await db.schema
    .createTable('kbv_session')
    .addColumn('session_id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('topic_id', 'integer', (column) => column.notNull())
    .addColumn('start_url', 'text', (column) => column.notNull())
    .addColumn('questions', 'text', (column) => column.notNull())
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('next_index', 'integer', (column) => column.notNull())
    .addColumn('shuffles', 'integer', (column) => column.notNull())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('kbv_session_expires').on('kbv_session').column('expires_at').execute()

  await db.schema
    .createTable('kbv_guard')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'text', (column) => column.notNull())
    .addColumn('locked_until', timestamp)
    .addColumn('last_hash', 'text')
    .addColumn('last_at', timestamp)
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('kbv_pass')
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('topic_id', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('kbv_pass_pk', ['session_id', 'topic_id'])
    .execute()

  await db.schema
    .createTable('kbv_audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('topic_id', 'integer')
    .addColumn('actor', 'text')
    .addColumn('at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('kbv_audit_subject').on('kbv_audit').columns(['subject', 'at']).execute()
}
