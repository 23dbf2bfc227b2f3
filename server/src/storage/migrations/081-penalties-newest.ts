import { sql, type Kysely } from 'kysely'

/** The desk lists everybody's penalties, newest first. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index penalty_newest on penalty (imposed_at, id)`.execute(db)
}
