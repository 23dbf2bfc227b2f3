// What routing asks of the cases that are there: who has how many, what a team has, and what came lately (CD-258, CD-259).
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { CasesTables } from './tables.ts'
import { withinScope } from '../storage/within-scope.ts'
import { priorities } from './priorities.ts'
import { waitingRanks } from './queue-ranks.ts'

/** Whose a case is, as far as people differ in what they take. */
interface CasePlace {
  locale: string
  product: string
  skill: string | null
}

const ranks = [-1, 0, 1, 2, 3]
const resolvedRank = 2
const longestText = 10_000

export const createRoutedCases = (database: Database<CasesTables>) => {
  /** Each rank is a range of the queue's index, walked from its end: no table is read whole. */
  const newestOf = async (most: number) => {
    const found = []
    for (const rank of ranks)
      found.push(
        ...(await withinScope(
          database.db
            .selectFrom('support_case')
            .select(['id', 'product', 'category_id', 'locale', 'contact_channel', 'subject', 'created_at'])
            .select(['status_changed_at', 'team', 'priority'])
            .where('queue_rank', '=', rank),
          { game: 'product', language: 'locale' },
          true,
        )
          .orderBy('status_changed_at', 'desc')
          .orderBy('id', 'desc')
          .limit(most)
          .execute()),
      )
    return found.sort((one, other) => (one.status_changed_at < other.status_changed_at ? 1 : -1)).slice(0, most)
  }
  return {
    /** Open cases of each of these representatives; who has none is missing. */
    openCasesOf: async (agentIds: readonly string[]) => {
      if (agentIds.length === 0) return new Map()
      const rows = await database.db
        .selectFrom('support_case')
        .select(({ fn }) => ['assignee', fn.countAll().as('count')])
        .where('assignee', 'in', agentIds)
        .where('queue_rank', 'in', [...waitingRanks])
        .groupBy('assignee')
        .execute()
      return new Map(rows.map(({ assignee, count }) => [assignee ?? '', Number(count)]))
    },

    hasCases: async (teamId: string) => {
      for (const rank of ranks.filter((one) => one !== resolvedRank)) {
        const found = await database.db
          .selectFrom('support_case')
          .select('id')
          .where('team', '=', teamId)
          .where('queue_rank', '=', rank)
          .limit(1)
          .executeTakeFirst()
        if (found !== undefined) return true
      }
      return false
    },

    /** Those whose state has changed last, newest first; a long description is read to its 10,000th character. */
    latest: async (most: number) => {
      const newest = await newestOf(most)
      const texts = new Map<string, string>()
      for (let from = 0; from < newest.length; from += 250) {
        const rows = await database.db
          .selectFrom('case_event')
          .select(['case_id', sql<string | null>`substr(text, 1, ${longestText})`.as('text')])
          .where(
            'case_id',
            'in',
            newest.slice(from, from + 250).map(({ id }) => id),
          )
          .where('position', '=', 0)
          .where('event_type', '=', 'CONTACT')
          .execute()
        for (const { case_id, text } of rows) texts.set(case_id, text ?? '')
      }
      return newest.map((row) => ({
        id: row.id,
        product: row.product,
        topicId: row.category_id,
        locale: row.locale,
        channel: row.contact_channel,
        subject: row.subject,
        description: texts.get(row.id) ?? '',
        createdAt: row.created_at,
      }))
    },

    /** The same as the desk has sorted them, without what was written. */
    latestSorted: async (most: number) =>
      (await newestOf(most)).map((row) => ({
        id: row.id,
        subject: row.subject,
        createdAt: row.created_at,
        product: row.product,
        topicId: row.category_id,
        locale: row.locale,
        team: row.team,
        priority: priorities[row.priority] ?? 'normal',
      })),

    /** Open cases of a team that wait to be given to somebody, the longest waiting first (CD-313). */
    toGive: async (
      teamId: string,
      { among, without }: { among: readonly string[] | undefined; without: readonly CasePlace[] },
      most: number,
    ) => {
      let query = database.db
        .selectFrom('support_case')
        .select(['id', 'locale', 'product', 'skill'])
        // As the index says it (migration 262): with a value in its place the embedded database would not take it.
        .where(sql<boolean>`awaits_giving = 1`)
        .where('team', '=', teamId)
        .where(sql<boolean>`+queue_rank in (-1, 0)`)
      if (among !== undefined) query = query.where('locale', 'in', among)
      for (const { locale, product, skill } of without)
        query = query.where(
          sql<boolean>`not (locale = ${locale} and product = ${product} and coalesce(skill, '') = ${skill ?? ''})`,
        )
      return query.orderBy('status_changed_at').orderBy('id').limit(most).execute()
    },
  }
}
