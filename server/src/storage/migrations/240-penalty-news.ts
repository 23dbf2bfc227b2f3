import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What is new about a penalty, and how much of it its player has seen (CD-292). What was there before counts as seen. */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema.alterTable('penalty').addColumn('news_at', timestamp).execute()
  await db.schema.alterTable('penalty').addColumn('seen_at', timestamp).execute()
}
