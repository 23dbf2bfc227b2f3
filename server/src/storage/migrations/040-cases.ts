import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json, flag } = dialect.types

  await db.schema
    .createTable('support_case')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('resolver_type', 'text', (column) => column.notNull())
    .addColumn('locked', flag, (column) => column.notNull())
    .addColumn('has_company_response', flag, (column) => column.notNull())
    .addColumn('is_survey_answered', flag, (column) => column.notNull())
    .addColumn('event_count', 'integer', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('contact_channel', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('contact_name', 'text')
    .addColumn('contact_email', 'text')
    .addColumn('contact_phone', 'text')
    .addColumn('fields', json, (column) => column.notNull())
    .addColumn('secure_fields', 'text')
    .addColumn('ingame', json)
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('token_salt', 'text')
    .addColumn('assignee', 'text')
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('updated_at', timestamp, (column) => column.notNull())
    .addColumn('status_changed_at', timestamp, (column) => column.notNull())
    .addColumn('cancelled_at', timestamp)
    .addColumn('archived_at', timestamp)
    .addColumn('company_event_at', timestamp)
    .addColumn('last_read_at', timestamp)
    .execute()
  // The list of one owner, newest first: skipping to a page reads this index alone, never the rows skipped (promises
  // R7, R8).
  await sql`create index support_case_owner on support_case (owner_id, updated_at desc, id desc, archived_at)`.execute(
    db,
  )
  await sql`create index support_case_owner_archive on support_case (owner_id, archived_at)`.execute(db)
  // The desk's queue and the clock's jobs: oldest waiting first.
  await sql`create index support_case_queue on support_case (status, updated_at)`.execute(db)

  await db.schema
    .createTable('case_event')
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('event_type', 'text', (column) => column.notNull())
    .addColumn('alternate_name', 'text')
    .addColumn('author', 'text')
    .addColumn('text', 'text')
    .addColumn('is_company', flag, (column) => column.notNull())
    .addColumn('channel', 'text')
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('case_event_pk', ['case_id', 'position'])
    .execute()

  await db.schema
    .createTable('case_attachment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('case_attachment_case').on('case_attachment').columns(['case_id', 'position']).execute()
  await db.schema.createIndex('case_attachment_sha256').on('case_attachment').column('sha256').execute()
}
