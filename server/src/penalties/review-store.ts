// Rows of what is done with an appeal before it is decided: questions, opinions, who has it, the like, and how often who
// imposed was wrong.
import type { Selectable } from 'kysely'
import type { Database } from '../storage/database.ts'
import { withinScope } from '../storage/within-scope.ts'
import type { WholeRow } from '../storage/tables.ts'
import type {
  AppealAssignmentTable,
  AppealOpinionTable,
  AppealQuestionTable,
  AppealTable,
  PenaltiesTables,
} from './tables.ts'
import type { AppealAssignment, AppealOpinion, AppealQuestion, AppealRecord } from './types.ts'

export const questionOf = (row: Selectable<AppealQuestionTable>): AppealQuestion => ({
  id: row.id,
  question: row.question,
  askedBy: row.asked_by,
  askedName: row.asked_name,
  askedAt: row.asked_at,
  dueBefore: row.due_before,
  answerUntil: row.answer_until,
  answer: row.answer,
  answeredAt: row.answered_at,
})
const opinionOf = (row: Selectable<AppealOpinionTable>): AppealOpinion => ({
  id: row.id,
  appealId: row.appeal_id,
  colleague: row.colleague,
  question: row.question,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  advice: row.advice,
  words: row.words,
  givenAt: row.given_at,
})

const assignmentOf = (row: Selectable<AppealAssignmentTable>): AppealAssignment => ({
  id: row.id,
  appealId: row.appeal_id,
  assignee: row.assignee,
  assignedBy: row.assigned_by,
  assignedAt: row.assigned_at,
  note: row.note,
})

export const appealReview = (
  database: Database<PenaltiesTables>,
  withQuestions: (rows: readonly Selectable<AppealTable>[]) => Promise<AppealRecord[]>,
) => ({
  /** The appeal waits for its player. false: it is decided, or waits already. */
  ask: async (appealId: string, question: AppealQuestion) => {
    const row = await database.db
      .updateTable('appeal')
      .set({ is_waiting: 1, due_at: question.answerUntil })
      .where('id', '=', appealId)
      .where('state', '=', 'PENDING')
      .where('is_waiting', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) return false
    await database.db
      .insertInto('appeal_question')
      .values({
        id: question.id,
        appeal_id: appealId,
        question: question.question,
        asked_by: question.askedBy,
        asked_name: question.askedName,
        asked_at: question.askedAt,
        due_before: question.dueBefore,
        answer_until: question.answerUntil,
        answer: question.answer,
        answered_at: question.answeredAt,
      } satisfies WholeRow<AppealQuestionTable>)
      .execute()
    return true
  },
  /** false: it does not wait (any more). */
  answerQuestion: async (
    appealId: string,
    {
      questionId,
      answer,
      answeredAt,
      dueAt,
    }: { questionId: string; answer: string; answeredAt: string; dueAt: string },
  ) => {
    const row = await database.db
      .updateTable('appeal')
      .set({ is_waiting: 0, due_at: dueAt })
      .where('id', '=', appealId)
      .where('state', '=', 'PENDING')
      .where('is_waiting', '=', 1)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) return false
    await database.db
      .updateTable('appeal_question')
      .set({ answer, answered_at: answeredAt })
      .where('id', '=', questionId)
      .execute()
    return true
  },
  /** Of the assignments of one appeal, `kept` stay, the last ones. false: it is decided. */
  assign: async ({ id, appealId, assignee, assignedBy, assignedAt, note }: AppealAssignment, kept: number) => {
    const row = await database.db
      .updateTable('appeal')
      .set({ assignee })
      .where('id', '=', appealId)
      .where('state', '=', 'PENDING')
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) return false
    await database.db
      .insertInto('appeal_assignment')
      .values({
        id,
        appeal_id: appealId,
        assignee,
        assigned_by: assignedBy,
        assigned_at: assignedAt,
        note,
      } satisfies WholeRow<AppealAssignmentTable>)
      .execute()
    // However often it goes to and fro, it stays a short list.
    await database.db
      .deleteFrom('appeal_assignment')
      .where('appeal_id', '=', appealId)
      .where('id', 'not in', (from) =>
        from
          .selectFrom('appeal_assignment')
          .select('id')
          .where('appeal_id', '=', appealId)
          .orderBy('assigned_at', 'desc')
          .orderBy('id', 'desc')
          .limit(kept),
      )
      .execute()
    return true
  },
  /** Oldest first. */
  assignments: async (appealId: string) =>
    (
      await database.db
        .selectFrom('appeal_assignment')
        .selectAll()
        .where('appeal_id', '=', appealId)
        .orderBy('assigned_at')
        .orderBy('id')
        .execute()
    ).map(assignmentOf),
  /** By when they are due. */
  assignedTo: async (agentId: string, after: { at: string; id: string } | undefined, limit: number) => {
    let query = database.db
      .selectFrom('appeal')
      .selectAll()
      .where('assignee', '=', agentId)
      .where('state', '=', 'PENDING')
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit)
    if (after)
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('due_at', 'id'), '>', tuple(after.at, after.id)))
    return withQuestions(await withinScope(query, { game: 'game' }).execute())
  },
  insertOpinion: async (opinion: AppealOpinion) => {
    await database.db
      .insertInto('appeal_opinion')
      .values({
        id: opinion.id,
        appeal_id: opinion.appealId,
        colleague: opinion.colleague,
        question: opinion.question,
        asked_by: opinion.askedBy,
        asked_at: opinion.askedAt,
        advice: opinion.advice,
        words: opinion.words,
        given_at: opinion.givenAt,
        is_given: 0,
      } satisfies WholeRow<AppealOpinionTable>)
      .execute()
  },
  /** Oldest first. */
  opinions: async (appealId: string) =>
    (
      await database.db
        .selectFrom('appeal_opinion')
        .selectAll()
        .where('appeal_id', '=', appealId)
        .orderBy('asked_at')
        .orderBy('id')
        .execute()
    ).map(opinionOf),
  giveOpinion: async (
    id: string,
    { advice, words, givenAt }: { advice: AppealOpinion['advice']; words: string; givenAt: string },
  ) => {
    await database.db
      .updateTable('appeal_opinion')
      .set({ advice, words, given_at: givenAt, is_given: 1 })
      .where('id', '=', id)
      .execute()
  },
  /** Pending appeals on which the colleague has not yet said what they were asked for, oldest first. */
  askedOf: async (colleague: string, after: { at: string; id: string } | undefined, limit: number) => {
    let query = database.db
      .selectFrom('appeal_opinion')
      .innerJoin('appeal', 'appeal.id', 'appeal_opinion.appeal_id')
      .selectAll('appeal')
      .select('appeal_opinion.asked_at as asked_at')
      .where('appeal_opinion.colleague', '=', colleague)
      .where('appeal_opinion.is_given', '=', 0)
      .where('appeal.state', '=', 'PENDING')
      .orderBy('appeal_opinion.asked_at')
      .orderBy('appeal_opinion.appeal_id')
      .limit(limit)
    if (after)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('appeal_opinion.asked_at', 'appeal_opinion.appeal_id'), '>', tuple(after.at, after.id)),
      )
    const rows = await withinScope(query, { game: 'appeal.game' }).execute()
    const appeals = await withQuestions(rows)
    return rows.map((row, index) => ({ appeal: appeals[index]!, askedAt: row.asked_at }))
  },
  /** Decided appeals of the same game and reason, newest first. */
  alike: async ({ id, game, reasonId }: Pick<AppealRecord, 'id' | 'game' | 'reasonId'>, limit: number) =>
    withQuestions(
      await database.db
        .selectFrom('appeal')
        .selectAll()
        .where('game', '=', game)
        .where('reason_id', '=', reasonId)
        .where('decided_at', 'is not', null)
        .where('id', '!=', id)
        .orderBy('decided_at', 'desc')
        .limit(limit)
        .execute(),
    ),
  /** Of penalties imposed in the span; who imposed most comes first. */
  imposers: async (from: string, to: string, limit: number) => {
    const query = database.db
      .selectFrom('penalty')
      .select(({ eb, fn, exists, selectFrom }) => {
        const appeals = selectFrom('appeal').select('appeal.id').whereRef('appeal.penalty_id', '=', 'penalty.id')
        const counted = (found: typeof appeals) => fn.sum(eb.case().when(exists(found)).then(1).else(0).end())
        return [
          'imposed_by',
          fn.countAll().as('imposed'),
          counted(appeals).as('appealed'),
          counted(appeals.where('appeal.state', '!=', 'PENDING')).as('decided'),
          counted(appeals.where('appeal.state', '=', 'OVERTURNED')).as('overturned'),
        ]
      })
      .where('imposed_at', '>=', from)
      .where('imposed_at', '<', to)
      .groupBy('imposed_by')
      .orderBy('imposed', 'desc')
      .orderBy('imposed_by')
      .limit(limit)
    const rows = await withinScope(query, { game: 'penalty.game' }).execute()
    return rows.map((row) => ({
      imposedBy: row.imposed_by,
      imposed: Number(row.imposed),
      appealed: Number(row.appealed),
      decided: Number(row.decided),
      overturned: Number(row.overturned),
    }))
  },
})
