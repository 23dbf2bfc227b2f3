import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Who is signed in at the desk's pages, for a shift (T28, CD-220). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json } = dialect.types
  await db.schema
    .createTable('desk_session')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('agent_id', 'text', (column) => column.notNull())
    .addColumn('agent', json, (column) => column.notNull())
    .addColumn('renewal', 'text')
    .addColumn('renew_at', timestamp, (column) => column.notNull())
    .addColumn('ends_at', timestamp, (column) => column.notNull())
    .execute()
  await sql`create index desk_session_agent on desk_session (agent_id)`.execute(db)
  await sql`create index desk_session_ends on desk_session (ends_at)`.execute(db)
}
