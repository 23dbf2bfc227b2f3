import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/**
 * The embedded live chat: queue, messages, who may join, and what a page has told of its case (ground G32,
 * decisions-cases E2).
 */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, flag } = dialect.types

  await db.schema
    .createTable('chat')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('case_region', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('skill', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('player_name', 'text')
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('assignee', 'text')
    .addColumn('assignee_name', 'text')
    .addColumn('place_at_start', 'integer', (column) => column.notNull())
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('started_at', timestamp, (column) => column.notNull())
    .addColumn('accepted_at', timestamp)
    .addColumn('ended_at', timestamp)
    .addColumn('seen_at', timestamp, (column) => column.notNull())
    .addColumn('said_at', timestamp, (column) => column.notNull())
    .execute()
  // One chat a case at a time, whoever starts it.
  await sql`create unique index chat_open on chat (case_id) where state <> 'ENDED'`.execute(db)
  await db.schema.createIndex('chat_queue').on('chat').columns(['state', 'skill', 'started_at', 'id']).execute()
  await db.schema.createIndex('chat_case').on('chat').column('case_id').execute()

  await db.schema
    .createTable('chat_message')
    .addColumn('chat_id', 'text', (column) => column.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text')
    .addColumn('sent_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_message_pk', ['chat_id', 'sequence'])
    .execute()
  // The same frame again is stored once.
  await db.schema
    .createIndex('chat_message_client')
    .unique()
    .on('chat_message')
    .columns(['chat_id', 'sender', 'client_id'])
    .execute()

  await db.schema
    .createTable('chat_member')
    .addColumn('chat_id', 'text', (column) => column.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_member_pk', ['chat_id', 'session_hash'])
    .execute()
  await db.schema.createIndex('chat_member_session').on('chat_member').column('session_hash').execute()

  await db.schema
    .createTable('chat_case_session')
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('has_submitted', flag, (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_case_session_pk', ['session_hash', 'case_id'])
    .execute()
  await db.schema.createIndex('chat_case_session_case').on('chat_case_session').column('case_id').execute()
  await db.schema.createIndex('chat_case_session_expires').on('chat_case_session').column('expires_at').execute()
}
