import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Cases that go on in another one, whom the support has filed for, and what undoes a merge (CD-327, CD-328). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json } = dialect.types
  for (const column of ['merged_into', 'filed_by'])
    await db.schema.alterTable('support_case').addColumn(column, 'text').execute()
  await db.schema
    .createTable('case_merge')
    .addColumn('case_id', 'text', (column) => column.primaryKey().references('support_case.id').onDelete('cascade'))
    .addColumn('kept_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('merged_at', timestamp, (column) => column.notNull())
    .addColumn('merged_by', 'text', (column) => column.notNull())
    .addColumn('kept_events', 'integer', (column) => column.notNull())
    .addColumn('before', json, (column) => column.notNull())
    .execute()
  await sql`create index case_merge_kept on case_merge (kept_id, merged_at)`.execute(db)
}

export const indices = ['create index support_case_merged on support_case (merged_into) where merged_into is not null']
