import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Who is there for chats (CD-283), and whom a chat is offered to (CD-284). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('chat_availability')
    .addColumn('agent_id', 'text', (column) => column.primaryKey())
    .addColumn('chats', 'integer', (column) => column.notNull())
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('until', timestamp)
    .execute()
  await db.schema.alterTable('chat').addColumn('offered_to', 'text').execute()
  await sql`create index chat_led on chat (assignee) where state = 'ACTIVE'`.execute(db)
}
