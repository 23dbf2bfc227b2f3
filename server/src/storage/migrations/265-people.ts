import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Whose role and scope the desk has given itself, and since when somebody's proofs are refused (CD-315, CD-316). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .alterTable('desk_agent')
    .addColumn('role_by', 'text', (column) => column.notNull().defaultTo('provider'))
    .execute()
  await db.schema.alterTable('desk_agent').addColumn('scope', 'text').execute()
  await db.schema
    .alterTable('desk_agent')
    .addColumn('scope_by', 'text', (column) => column.notNull().defaultTo('desk'))
    .execute()
  await db.schema.alterTable('desk_agent').addColumn('ended_at', timestamp).execute()
}

export const indices = ['create index desk_agent_role on desk_agent (role, id)']
