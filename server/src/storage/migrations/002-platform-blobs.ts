import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Files a sweep is about to remove, or has removed in this hour (CD-172). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('blob_removal')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('begun_at', timestamp, (column) => column.notNull())
    .addColumn('done_at', timestamp)
    .execute()
}
