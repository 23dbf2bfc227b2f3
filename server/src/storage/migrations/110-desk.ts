import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/**
 * The desk: who works there, what they did, internal notes, and what they lay over the content (decisions-cases L,
 * ground G32).
 */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json, flag } = dialect.types

  await db.schema
    .createTable('desk_agent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('seen_at', timestamp, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('desk_audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', timestamp, (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('role', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('detail', json, (column) => column.notNull())
    .execute()
  await sql`create index desk_audit_actor on desk_audit (actor, id desc)`.execute(db)
  await sql`create index desk_audit_subject on desk_audit (subject, id desc)`.execute(db)

  await db.schema
    .createTable('case_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('case_note_case').on('case_note').columns(['case_id', 'id']).execute()

  await db.schema
    .createTable('channel_override')
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('channel_type', 'text', (column) => column.notNull())
    .addColumn('enabled', flag, (column) => column.notNull())
    .addColumn('ewt', 'integer')
    .addColumn('open_time', json)
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('channel_override_pk', ['category_id', 'channel_type'])
    .execute()

  await db.schema
    .createTable('crisis_message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', json, (column) => column.notNull())
    .addColumn('summary', json, (column) => column.notNull())
    .addColumn('body', json, (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('game', 'text')
    .addColumn('is_active', flag, (column) => column.notNull())
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()
}
