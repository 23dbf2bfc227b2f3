// How the desk sorts cases: priority, tags, put off until a time (CD-229). The same on SQLite and PostgreSQL.
import { sql } from 'kysely'
import type { Database } from '../../storage/database.ts'
import type { CasesTables } from '../tables.ts'
import { inBatches } from '../../storage/sweeps.ts'
import type { OnCaseChange } from '../ports.ts'
import { queueRanks, snoozedRank } from '../queue-ranks.ts'
import { rankUnlessSensitive } from '../case-rows.ts'
import type { CaseRecord } from '../types.ts'

const mostTags = 500

export const createTriageStore = (database: Database<CasesTables>, onChange: OnCaseChange = () => undefined) => ({
  /** By name, of each of these cases that has any. */
  tagsOf: async (caseIds: readonly string[]) => {
    const tags = new Map<string, string[]>()
    if (caseIds.length === 0) return tags
    const rows = await database.db
      .selectFrom('case_tag')
      .selectAll()
      .where('case_id', 'in', caseIds)
      .orderBy('tag')
      .execute()
    for (const row of rows) tags.set(row.case_id, [...(tags.get(row.case_id) ?? []), row.tag])
    return tags
  },
  /** Tags in use, by name. */
  tags: async () => {
    // From one tag to the next by the index: there are as many rows as cases have tags, and few words among them.
    const { rows } = await sql<{ tag: string }>`with recursive used (tag) as (
      select min(tag) from case_tag
      union all
      select (select min(case_tag.tag) from case_tag where case_tag.tag > used.tag) from used where used.tag is not null
    ) select tag from used where tag is not null limit ${mostTags}`.execute(database.db)
    return rows.map(({ tag }) => tag)
  },
  setTags: async (caseId: string, tags: readonly string[]) => {
    await database.db.deleteFrom('case_tag').where('case_id', '=', caseId).execute()
    if (tags.length > 0)
      await database.db
        .insertInto('case_tag')
        .values(tags.map((tag) => ({ case_id: caseId, tag })))
        .execute()
    database.afterCommit(() => onChange({ caseId, ownerId: null, what: 'desk' }))
  },
  /** null wakes it. */
  snooze: async ({ id, status }: Pick<CaseRecord, 'id' | 'status'>, until: string | null) => {
    await database.db
      .updateTable('support_case')
      .set({ snoozed_until: until, queue_rank: rankUnlessSensitive(until === null ? queueRanks[status] : snoozedRank) })
      .where('id', '=', id)
      .execute()
    database.afterCommit(() => onChange({ caseId: id, ownerId: null, what: 'desk' }))
  },
  /** What was put off until now or earlier comes back to the open ones. Returns how many. */
  wake: (now: string, signal?: AbortSignal) =>
    inBatches(
      database,
      (most) =>
        database.sharingCommit(async () => {
          const { db } = database
          const due = db
            .selectFrom('support_case')
            .select('id')
            .where('snoozed_until', '<=', now)
            .orderBy('snoozed_until')
            .limit(most)
          const { numUpdatedRows } = await db
            .updateTable('support_case')
            .set({
              snoozed_until: null,
              queue_rank: rankUnlessSensitive(sql<number>`case status when 'RESOLVED' then 2 else 0 end`),
            })
            .where('id', 'in', due)
            .executeTakeFirst()
          return Number(numUpdatedRows)
        }),
      { signal, most: 1_000 },
    ),
})

export type TriageStore = ReturnType<typeof createTriageStore>
