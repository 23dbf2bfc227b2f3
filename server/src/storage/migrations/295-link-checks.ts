import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Links of published help: when they were looked at, and since when they lead nowhere (CD-410). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('link_check')
    .addColumn('target', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('status', 'integer')
    .addColumn('since', timestamp)
    .addColumn('checked_at', timestamp)
    .addColumn('next_at', timestamp, (column) => column.notNull())
    .execute()
  await sql`create index link_check_next on link_check (next_at)`.execute(db)
  await sql`create index link_check_fault on link_check (target) where fault is not null`.execute(db)
}
