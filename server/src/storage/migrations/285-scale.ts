import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What `make lab DO=plans` still missed at a million cases (CD-335). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  // Words that were just written stand in a list that each search reads whole; at first it held up to 4 MB.
  if (dialect.name === 'postgres')
    await sql`alter index case_search_words set (gin_pending_list_limit = 256)`.execute(db)
}

export const indices = [
  // `assignee is null` is no value to PostgreSQL, after which the rest of an index would be in order.
  'create index support_case_rank_nobody on support_case (queue_rank, status_changed_at, id) where assignee is null',
  'create index support_case_rank_no_team on support_case (queue_rank, status_changed_at, id) where team is null',
  'create index case_fact_day on case_fact (day)',
  'create index survey_answer_unhappy_worded on survey_answer (answered_at, case_id) where feedback is not null and q1 <= 2',
]
