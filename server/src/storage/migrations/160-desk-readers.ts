import { sql, type Kysely } from 'kysely'

/** Lists the desk reads newest first (CD-231), and of surveys and articles those with words alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const index = (name: string, on: string) => sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db)
  await index('article_feedback_newest', 'article_feedback (created_at, article_id)')
  await index('article_feedback_worded', 'article_feedback (created_at, article_id) where feedback is not null')
  await index('survey_answer_worded', 'survey_answer (answered_at, case_id) where feedback is not null')
  await index('kbv_audit_newest', 'kbv_audit (at, id)')
}
