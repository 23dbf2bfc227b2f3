import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Content as documents: sources of a pack, what the desk published over it, releases, drafts (CD-400 to CD-403). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, bytes } = dialect.types
  await db.schema
    .alterTable('content_active')
    .addColumn('release', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('content_active')
    .addColumn('cleared', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('content_active').addColumn('imported_version', 'text').execute()
  // What is shown now counts as what was imported last: nobody can tell any more who changed it.
  await sql`update content_active set imported_version = version`.execute(db)

  await db.schema
    .createTable('content_source')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('document', 'text')
    .addPrimaryKeyConstraint('content_source_key', ['version', 'path'])
    .execute()
  await db.schema.createIndex('content_source_document').on('content_source').columns(['version', 'document']).execute()
  await db.schema.createIndex('content_source_text_used').on('content_source').column('sha256').execute()
  await db.schema
    .createTable('content_source_text')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('content_live')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('release', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('document', 'text')
    .addColumn('source', 'text')
    .addPrimaryKeyConstraint('content_live_key', ['kind', 'id'])
    .execute()
  await db.schema.createIndex('content_live_release').on('content_live').column('release').execute()

  await db.schema
    .createTable('content_document')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('draft', 'integer', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('products', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text')
    .addColumn('written_at', timestamp)
    .addColumn('asked_by', 'text')
    .addColumn('asked_at', timestamp)
    .addColumn('returned_by', 'text')
    .addColumn('note', 'text')
    .addColumn('approved_by', 'text')
    .addColumn('publish_at', timestamp)
    .addColumn('end_at', timestamp)
    .addPrimaryKeyConstraint('content_document_key', ['kind', 'id'])
    .execute()
  await db.schema
    .createIndex('content_document_state')
    .on('content_document')
    .columns(['kind', 'state', 'id'])
    .execute()
  await db.schema.createIndex('content_document_publish').on('content_document').column('publish_at').execute()
  await db.schema.createIndex('content_document_end').on('content_document').column('end_at').execute()

  await db.schema
    .createTable('content_revision')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('made_at', timestamp, (column) => column.notNull())
    .addColumn('made_by', 'text')
    .addColumn('written_by', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('added', 'integer', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_revision_key', ['kind', 'id', 'number'])
    .execute()

  await db.schema
    .createTable('content_release')
    .addColumn('release', 'integer', (column) => column.primaryKey())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('made_at', timestamp, (column) => column.notNull())
    .addColumn('made_by', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('undone_by', 'integer')
    .execute()
  await db.schema
    .createTable('content_release_item')
    .addColumn('release', 'integer', (column) =>
      column.notNull().references('content_release.release').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('before_version', 'integer', (column) => column.notNull())
    .addColumn('after_version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_release_item_key', ['release', 'kind', 'id'])
    .execute()
  await db.schema
    .createIndex('content_release_item_document')
    .on('content_release_item')
    .columns(['kind', 'id', 'release'])
    .execute()
}
