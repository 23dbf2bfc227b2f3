import type { Kysely } from 'kysely'

/** What people know beside languages, and what a case asks for (CD-338). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('desk_agent').addColumn('skills', 'text').execute()
  await db.schema.alterTable('support_case').addColumn('skill', 'text').execute()
}
