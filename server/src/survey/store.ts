import { type AliasedExpression, type Selectable, sql } from 'kysely'
import type { Place } from '../platform/page-place.ts'
import type { Database } from '../storage/database.ts'
import { hasRow } from '../storage/any-row.ts'
import { endOfTime, walkWithinScope } from '../storage/scoped-walk.ts'
import { type BorneScope, borneWithinScope, rowWithinScope, withinScope } from '../storage/within-scope.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { SurveyAnswerTable, SurveyTables } from './tables.ts'

export interface SurveyAnswer {
  caseId: string
  ratings: readonly number[]
  feedback: string | null
  answeredAt: string
}

export interface SurveyFilter {
  /** With words alone. */
  isWorded: boolean
  /** Who is not content alone: 1 or 2 of 5. */
  isUnhappy: boolean
}

interface AnsweredCases {
  joined: AliasedExpression<{ id: string; owner_id: string | null; product: string; locale: string }, 'support_case'>
  scope: BorneScope
}

export interface SurveyStore {
  /** false: the case has an answer already, also for the second of two at once. */
  insert: (answer: SurveyAnswer) => Promise<boolean>
  find: (caseId: string) => Promise<SurveyAnswer | undefined>
  /** Ratings given from `from` to before `to`. */
  ratings: (from: string, to: string) => Promise<readonly (readonly number[])[]>
  /** Newest first. @returns also how far it looked, where that was not the end and the page may be short */
  page: (
    filter: SurveyFilter,
    before: Place | undefined,
    limit: number,
  ) => Promise<{ answers: SurveyAnswer[]; lookedTo: string | undefined }>
  /** About cases of one account, newest first. */
  ofAccount: (accountId: string, most: number) => Promise<SurveyAnswer[]>
  /** The ratings stay: figures, no person. */
  forgetWords: (caseIds: readonly string[]) => Promise<void>
  erase: (caseIds: readonly string[]) => Promise<void>
}

const ratingsOf = ({
  q1,
  q2,
  q3,
  q4,
  q5,
}: {
  q1: number
  q2: number
  q3: number
  q4: number | null
  q5: number | null
}): number[] => [q1, q2, q3, q4, q5].filter((rating) => rating !== null)

const answerOf = (row: Selectable<SurveyAnswerTable>): SurveyAnswer => ({
  caseId: row.case_id,
  ratings: ratingsOf(row),
  feedback: row.feedback,
  answeredAt: row.answered_at,
})

/** PostgreSQL takes at most 65,535 parameters a statement, SQLite 32,766. */
const perStatement = 1_000

export const createSurveyStore = (database: Database<SurveyTables>, { joined, scope }: AnsweredCases): SurveyStore => ({
  insert: ({ caseId, ratings: [q1 = 0, q2 = 0, q3 = 0, q4 = null, q5 = null], feedback, answeredAt }) =>
    hasRow(
      database.db
        .insertInto('survey_answer')
        .values({
          case_id: caseId,
          q1,
          q2,
          q3,
          q4,
          q5,
          feedback,
          answered_at: answeredAt,
        } satisfies WholeRow<SurveyAnswerTable>)
        .onConflict((conflict) => conflict.column('case_id').doNothing())
        .returning('case_id'),
    ),
  find: async (caseId) => {
    const row = await database.db
      .selectFrom('survey_answer')
      .selectAll()
      .where('case_id', '=', caseId)
      .executeTakeFirst()
    return row && answerOf(row)
  },
  ratings: async (from, to) => {
    const answers = database.db
      .selectFrom('survey_answer')
      .select(['q1', 'q2', 'q3', 'q4', 'q5'])
      .where('answered_at', '>=', from)
      .where('answered_at', '<', to)
    const rows = await borneWithinScope(answers, scope, 'survey_answer.case_id').execute()
    return rows.map(ratingsOf)
  },
  page: async ({ isWorded, isUnhappy }, before, limit) => {
    let query = database.db
      .selectFrom('survey_answer')
      .selectAll()
      .orderBy('answered_at', 'desc')
      .orderBy('case_id', 'desc')
    if (isWorded) query = query.where('feedback', 'is not', null)
    // As the index is told, so that it is used.
    if (isUnhappy) query = query.where(sql<boolean>`q1 <= 2`)
    if (before !== undefined) query = query.where('answered_at', '<=', before.at)
    const fits = rowWithinScope(scope, 'part.case_id')
    const plainly = async (its: typeof query) => {
      const all = before === undefined ? its : its.offset(before.shown)
      return { answers: (await all.limit(limit).execute()).map(answerOf), lookedTo: undefined }
    }
    if (fits === undefined) return plainly(query)
    const few = await scope.few()
    if (few?.length === 0) return { answers: [], lookedTo: undefined }
    if (few !== undefined) return plainly(query.where('case_id', 'in', few))
    if (before === undefined) query = query.where('answered_at', '<=', endOfTime)
    const { rows, at } = await walkWithinScope<Selectable<SurveyAnswerTable>>({
      read: (after, most) => {
        const part =
          after === undefined
            ? query
            : query.where(({ eb, refTuple, tuple }) =>
                eb(refTuple('answered_at', 'case_id'), '<', tuple(after.answered_at, after.case_id)),
              )
        return database.db
          .selectFrom(part.limit(most).as('part'))
          .selectAll()
          .select(fits.as('fits'))
          .orderBy('answered_at', 'desc')
          .orderBy('case_id', 'desc')
          .execute()
      },
      limit,
      shown: before?.shown ?? 0,
    })
    return { answers: rows.map(answerOf), lookedTo: at?.answered_at }
  },
  ofAccount: async (accountId, most) => {
    const query = database.db
      .selectFrom(joined)
      .innerJoin('survey_answer', 'survey_answer.case_id', 'support_case.id')
      .selectAll('survey_answer')
      .where('owner_id', '=', accountId)
      .orderBy('answered_at', 'desc')
      .limit(most)
    const its = { game: 'support_case.product', language: 'support_case.locale' }
    const rows = await withinScope(query, its).execute()
    return rows.map(answerOf)
  },
  forgetWords: async (caseIds) => {
    for (let start = 0; start < caseIds.length; start += perStatement)
      await database.db
        .updateTable('survey_answer')
        .set({ feedback: null })
        .where('case_id', 'in', caseIds.slice(start, start + perStatement))
        .execute()
  },
  erase: async (caseIds) => {
    if (caseIds.length > 0)
      await database.db
        .deleteFrom('survey_answer')
        .where('case_id', 'in', [...caseIds])
        .execute()
  },
})
