import { sql, type Kysely } from 'kysely'
import { htmlToText } from '../../lib/html.ts'

const batch = 500

/** The words of answers, which are kept as HTML: what a search looks in, so that it finds no tags (CD-196). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table case_event add column words text`.execute(db)
  let after = { case_id: '', position: 0 }
  for (;;) {
    const { rows } = await sql<typeof after & { text: string }>`
      select case_id, position, text from case_event
      where is_company = 1 and text is not null
        and (case_id > ${after.case_id} or (case_id = ${after.case_id} and position > ${after.position}))
      order by case_id, position limit ${batch}`.execute(db)
    for (const { case_id: caseId, position, text } of rows)
      await sql`update case_event set words = ${htmlToText(text)}
        where case_id = ${caseId} and position = ${position}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last
  }
}
