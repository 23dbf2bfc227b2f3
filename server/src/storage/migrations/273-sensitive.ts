import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Sensitive words, what to do about them, and the flags they raise (CD-346 to CD-348). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json, flag } = dialect.types
  await db.schema
    .alterTable('support_case')
    .addColumn('sensitive', flag, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('sensitive_list')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('words', json, (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sensitive_list_pk', ['category', 'language'])
    .execute()
  await db.schema
    .createTable('sensitive_guidance')
    .addColumn('category', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text')
    .addColumn('tell', 'text')
    .addColumn('help_lines', json, (column) => column.notNull())
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('sensitive_flag')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) => column.references('support_case.id').onDelete('set null'))
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('raised_at', timestamp, (column) => column.notNull())
    .addColumn('raised_day', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('handled_at', timestamp)
    .addColumn('handled_by', 'text')
    .execute()
  await sql`create index sensitive_flag_case on sensitive_flag (case_id)`.execute(db)
  await sql`create unique index sensitive_flag_standing on sensitive_flag (case_id, category) where outcome is null`.execute(
    db,
  )
  await sql`create index sensitive_flag_day on sensitive_flag (raised_day, category, outcome)`.execute(db)
  await db.schema
    .createTable('sensitive_hit')
    .addColumn('flag_id', 'text', (column) => column.notNull().references('sensitive_flag.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sensitive_hit_pk', ['flag_id', 'language', 'word'])
    .execute()
}
