import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Who gave an appeal to whom and why, and what a colleague advises (CD-323). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema.alterTable('appeal_opinion').addColumn('advice', 'text').execute()
  await db.schema
    .createTable('appeal_assignment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('appeal_id', 'text', (column) => column.notNull().references('appeal.id').onDelete('cascade'))
    .addColumn('assignee', 'text')
    .addColumn('assigned_by', 'text', (column) => column.notNull())
    .addColumn('assigned_at', timestamp, (column) => column.notNull())
    .addColumn('note', 'text')
    .execute()
  await sql`create index appeal_assignment_appeal on appeal_assignment (appeal_id, assigned_at, id)`.execute(db)
}
