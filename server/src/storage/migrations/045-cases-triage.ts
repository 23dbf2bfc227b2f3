import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** How the desk sorts cases: priority, tags, put off until a time (CD-229); filters kept as views (CD-230). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json } = dialect.types
  await db.schema
    .alterTable('support_case')
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('support_case').addColumn('snoozed_until', timestamp).execute()
  await sql`create index support_case_snoozed on support_case (snoozed_until) where snoozed_until is not null`.execute(
    db,
  )
  await sql`create index support_case_rank_priority on support_case (priority, queue_rank, status_changed_at, id)`.execute(
    db,
  )

  await db.schema
    .createTable('case_tag')
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('case_tag_pk', ['case_id', 'tag'])
    .execute()
  await sql`create index case_tag_tag on case_tag (tag, case_id)`.execute(db)

  await db.schema
    .createTable('desk_view')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', json, (column) => column.notNull())
    .execute()
  await sql`create index desk_view_owner on desk_view (owner, name)`.execute(db)
}
