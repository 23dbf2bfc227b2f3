import { sql, type Kysely } from 'kysely'

/** Surveys of players who are not content, newest first (CD-231). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index survey_answer_unhappy on survey_answer (answered_at, case_id) where q1 <= 2`.execute(db)
}
