import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Texts for answers (CD-226). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json } = dialect.types
  await db.schema
    .createTable('macro')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('texts', json, (column) => column.notNull())
    .addColumn('game', 'text')
    .addColumn('status', 'text')
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()
  await sql`create index macro_owner on macro (owner, name)`.execute(db)
}
