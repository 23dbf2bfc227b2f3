import { sql, type Kysely } from 'kysely'

/**
 * The queues of a game, a language and both tell by themselves whose and which team's a case is, so that what a part of the
 * desk counts is read from the index alone (CD-362). Each stands where the one of the same name stood, which began as it does.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const index = async (name: string, columns: string): Promise<void> => {
    await sql.raw(`drop index ${name}`).execute(db)
    await sql.raw(`create index ${name} on support_case (${columns})`).execute(db)
  }
  const order = 'queue_rank, status_changed_at, id'
  await index('support_case_rank_product', `product, ${order}, assignee, team, locale`)
  await index('support_case_rank_language', `locale, ${order}, assignee, team, product`)
  await index('support_case_rank_scope', `product, locale, ${order}, assignee, team`)
}
