import { sql, type Kysely } from 'kysely'

/** Words of the cases known so far are written anew (CD-182), with what Korean and Chinese words are found by. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from case_search_fill`.execute(db)
  await sql`insert into case_search_fill (after_id) select '' where exists (select 1 from support_case)`.execute(db)
}
