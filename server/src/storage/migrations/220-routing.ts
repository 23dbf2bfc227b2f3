import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Teams (CD-258) and rules that give new cases to them (CD-259). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json } = dialect.types
  await db.schema
    .createTable('desk_team')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('members', json, (column) => column.notNull())
    .addColumn('assignment', 'text', (column) => column.notNull())
    .addColumn('last_given', 'text')
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('desk_rule')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .addColumn('conditions', json, (column) => column.notNull())
    .addColumn('actions', json, (column) => column.notNull())
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('support_case').addColumn('team', 'text').execute()
  await db.schema.alterTable('support_case').addColumn('suggested_macro', 'text').execute()
  await sql`create index support_case_rank_team on support_case (team, queue_rank, status_changed_at, id)`.execute(db)
}
