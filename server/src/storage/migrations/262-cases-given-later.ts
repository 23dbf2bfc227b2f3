import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Hours of a team, and cases that wait until somebody of it is there (CD-313). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema.alterTable('desk_team').addColumn('schedule', 'text').execute()
  await db.schema
    .alterTable('support_case')
    .addColumn('awaits_giving', dialect.types.flag, (column) => column.notNull().defaultTo(0))
    .execute()
}

export const indices = [
  'create index support_case_giving on support_case (team, status_changed_at, id) where awaits_giving = 1',
]
