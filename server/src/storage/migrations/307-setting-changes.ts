import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What the desk said of how long things last, when and why (T17, CD-424). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema
    .createTable('setting_change')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('before', 'integer', (column) => column.notNull())
    .addColumn('after', 'integer')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('changed_at', dialect.types.timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()
  await sql`create index setting_change_key on setting_change (key, changed_at, id)`.execute(db)
}
