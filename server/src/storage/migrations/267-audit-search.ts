import { sql, type Kysely } from 'kysely'

/** What was done is searched for too (CD-319). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index desk_audit_action on desk_audit (action, id desc)`.execute(db)
}
