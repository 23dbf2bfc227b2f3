import { sql, type Kysely } from 'kysely'

/** Lists of whoever sees one game or one language, and of what is due in a state (CD-357). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const index = async (name: string, on: string): Promise<void> => {
    await sql.raw(`create index ${name} on ${on}`).execute(db)
  }
  await index('support_case_rank_language', 'support_case (locale, queue_rank, status_changed_at, id)')
  await index('support_case_rank_scope', 'support_case (product, locale, queue_rank, status_changed_at, id)')
  await index('support_case_due_rank', 'support_case (queue_rank, due_at, id) where due_at is not null')
  await index('penalty_game', 'penalty (game, imposed_at desc, id desc)')
  await index('article_feedback_language', 'article_feedback (locale, created_at, article_id)')
  await index('kbv_audit_outcome', 'kbv_audit (outcome, at, id)')
}
