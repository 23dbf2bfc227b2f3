import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What is searched for and found, how often: for those who write what is found (CD-409). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema
    .createTable('search_query')
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('last_at', dialect.types.timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('search_query_key', ['term', 'product', 'locale'])
    .execute()
  await sql`create index search_query_times on search_query (locale, times desc, term, product)`.execute(db)
  await sql`create index search_query_last on search_query (last_at)`.execute(db)
}
