import type { Kysely } from 'kysely'

/** Which trace a job goes on with, where what asked for it was traced (CD-375). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('job').addColumn('trace', 'text').execute()
}
