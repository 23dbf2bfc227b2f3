import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** How long players waited for answers (CD-263); names nobody and no case. */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema
    .createTable('case_wait')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('answered_at', dialect.types.timestamp, (column) => column.notNull())
    .addColumn('seconds', 'integer', (column) => column.notNull())
    .execute()
  await sql`create index case_wait_topic on case_wait (category_id, channel, answered_at)`.execute(db)
  await sql`create index case_wait_product on case_wait (product, channel, answered_at)`.execute(db)
  await sql`create index case_wait_answered on case_wait (answered_at)`.execute(db)
}
