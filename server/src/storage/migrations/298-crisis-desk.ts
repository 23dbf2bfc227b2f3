import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Crisis messages say how bad, for whom, from when to when, and what became known later; what comes in meanwhile is counted (CD-417). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json, flag } = dialect.types

  // One column a statement: the embedded database knows no other way.
  await db.schema
    .alterTable('crisis_message')
    .addColumn('severity', 'text', (column) => column.notNull().defaultTo('degraded'))
    .execute()
  for (const list of ['languages', 'places', 'topics'])
    await db.schema
      .alterTable('crisis_message')
      .addColumn(list, json, (column) => column.notNull().defaultTo('[]'))
      .execute()
  // null: written before there were several; `game` says it.
  await db.schema.alterTable('crisis_message').addColumn('games', json).execute()
  for (const time of ['published_at', 'starts_at', 'ends_at', 'resolved_at', 'shown_until'])
    await db.schema.alterTable('crisis_message').addColumn(time, timestamp).execute()
  for (const named of ['macro_id', 'article_id'])
    await db.schema.alterTable('crisis_message').addColumn(named, 'text').execute()

  await db.schema
    .createTable('crisis_update')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('crisis_message.id').onDelete('cascade'))
    .addColumn('at', timestamp, (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('texts', json, (column) => column.notNull())
    .addColumn('is_resolution', flag, (column) => column.notNull())
    .execute()
  await sql`create index crisis_update_message on crisis_update (message_id, id)`.execute(db)

  // Searches a minute: no words, nobody's name.
  await db.schema
    .createTable('search_minute')
    .addColumn('minute', timestamp, (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_minute_key', ['minute', 'product', 'locale'])
    .execute()
}

export const indices = ['create index support_case_filed on support_case (created_at, product, category_id, locale)']
