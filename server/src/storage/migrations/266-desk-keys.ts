import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Keys of partner tools; of their tokens the hashes alone (CD-318). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('desk_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('old_hash', 'text')
    .addColumn('old_until', timestamp)
    .addColumn('rights', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('expires_at', timestamp)
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('last_used_at', timestamp)
    .execute()
  await sql`create unique index desk_key_token on desk_key (token_hash)`.execute(db)
  await sql`create index desk_key_old on desk_key (old_hash)`.execute(db)
}
