import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Uploads that go on (CD-197): what was sent of each lies in the store of files until it is whole. */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types

  await db.schema
    .createTable('upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('received', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text')
    .addColumn('head', 'text')
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('upload_owner').on('upload').column('owner').execute()
  await db.schema.createIndex('upload_expires').on('upload').column('expires_at').execute()
  await db.schema.createIndex('upload_sha256').on('upload').column('sha256').execute()

  await db.schema
    .createTable('upload_part')
    .addColumn('upload_id', 'text', (column) => column.notNull().references('upload.id').onDelete('cascade'))
    .addColumn('start', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_part_pk', ['upload_id', 'start'])
    .execute()
}
