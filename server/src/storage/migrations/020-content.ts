import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/**
 * Imported content packs: every version whole, one of them active. Pictures are kept once by hash, whatever the
 * version.
 */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, bytes } = dialect.types

  await db.schema
    .createTable('content_version')
    .addColumn('version', 'text', (column) => column.primaryKey())
    .addColumn('pack_id', 'text', (column) => column.notNull())
    .addColumn('pack_version', 'text', (column) => column.notNull())
    .addColumn('imported_at', timestamp, (column) => column.notNull())
    .addColumn('imported_by', 'text', (column) => column.notNull())
    .addColumn('document', bytes, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('content_asset')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('content_version_asset')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_version_asset_key', ['version', 'path'])
    .execute()
  await db.schema.createIndex('content_version_asset_hash').on('content_version_asset').column('sha256').execute()

  // One row, id 1: swapping content is one update of it.
  await db.schema
    .createTable('content_active')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('activated_at', timestamp, (column) => column.notNull())
    .execute()
}
