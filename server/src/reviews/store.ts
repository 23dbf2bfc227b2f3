// Queries of reviews; the same on SQLite and PostgreSQL.
import { sql, type AliasedExpression } from 'kysely'
import type { ReviewCriterion, ReviewScore, ReviewSettings as MarkedSettings } from '#generated/server/desk/schemas.ts'
import { newRowId } from '../lib/ids.ts'
import type { Unmarked } from '../platform/marks.ts'
import type { Place } from '../platform/page-place.ts'
import type { Database } from '../storage/database.ts'
import { hasChanged } from '../storage/any-row.ts'
import { beginningOfTime, endOfTime } from '../storage/scoped-walk.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import { withinScope } from '../storage/within-scope.ts'
import { figuresOf } from './figures.ts'
import type { Answered } from './lot.ts'
import type {
  ReviewAnswerTable,
  ReviewDrawTable,
  ReviewScoreTable,
  ReviewSettingsTable,
  ReviewTable,
  ReviewsTables,
} from './tables.ts'

export interface Review {
  id: string
  week: string
  team: string | null
  agent: string
  case: { id: string; region: string; subject: string; continuedIn: string | null } | null
  drawnAt: string
  hundredths: number | null
  words: string | null
  reviewer: string | null
  reviewedAt: string | null
  reply: string | null
  repliedAt: string | null
  scores: (ReviewScore & { name: string })[]
}
interface GivenReview {
  scores: readonly (ReviewScore & { name: string })[]
  words: string | null
  reviewer: string
  at: string
}
export type ReviewSettings = Unmarked<MarkedSettings>

interface ReviewCases {
  joined: AliasedExpression<{ id: string; region: string; subject: string; merged_into: string | null }, 'support_case'>
  scopeOf: (caseId: string) => Promise<{ product: string; locale: string } | undefined>
}

export const createReviewStore = (database: Database<ReviewsTables>, cases: ReviewCases) => {
  const rows = () =>
    withinScope(
      database.db
        .selectFrom('review')
        .leftJoin(cases.joined, 'support_case.id', 'review.case_id')
        .select([
          'review.id',
          'review.week',
          'review.team',
          'review.agent_id',
          'review.drawn_at',
          'review.hundredths',
          'review.words',
          'review.reviewer',
          'review.reviewed_at',
          'review.reply',
          'review.replied_at',
          'support_case.id as case_id',
          'support_case.region',
          'support_case.subject',
          'support_case.merged_into',
        ]),
      { game: 'review.product', language: 'review.locale' },
    )
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

  /** Rows of the very place where the page before ended are passed over. */
  const after = (before: Place | undefined, found: readonly Row[], at: (row: Row) => string | null): Row[] => {
    let skipped = 0
    return found.filter((row) => !(before && at(row) === before.at && skipped++ < before.shown))
  }

  const withScores = async (found: readonly Row[]): Promise<Review[]> => {
    const ids = found.filter((row) => row.reviewed_at !== null).map(({ id }) => id)
    const scores =
      ids.length === 0
        ? []
        : await database.db
            .selectFrom('review_score')
            .selectAll()
            .where('review_id', 'in', ids)
            .orderBy('position')
            .execute()
    const scoresOf = Map.groupBy(scores, ({ review_id: id }) => id)
    return found.map((row) => ({
      id: row.id,
      week: row.week,
      team: row.team === '' ? null : row.team,
      agent: row.agent_id,
      case:
        row.case_id === null
          ? null
          : {
              id: row.case_id,
              region: row.region ?? '',
              subject: row.subject ?? '',
              continuedIn: row.merged_into,
            },
      drawnAt: row.drawn_at,
      hundredths: row.hundredths,
      words: row.words,
      reviewer: row.reviewer,
      reviewedAt: row.reviewed_at,
      reply: row.reply,
      repliedAt: row.replied_at,
      scores: (scoresOf.get(row.id) ?? []).map(({ criterion, name, score }) => ({ criterion, name, score })),
    }))
  }

  return {
    settings: async () => {
      const row = await database.db.selectFrom('review_settings').selectAll().executeTakeFirst()
      return row === undefined
        ? null
        : {
            share: row.share,
            teams: JSON.parse(row.teams) as ReviewSettings['teams'],
            criteria: JSON.parse(row.criteria) as ReviewCriterion[],
            changedAt: row.changed_at,
            changedBy: row.changed_by,
          }
    },

    saveSettings: async ({
      share,
      teams,
      criteria,
      changedAt,
      changedBy,
    }: ReviewSettings & { changedAt: string; changedBy: string }) => {
      const values = {
        share,
        teams: JSON.stringify(teams),
        criteria: JSON.stringify(criteria),
        changed_at: changedAt,
        changed_by: changedBy,
      }
      await database.db
        .insertInto('review_settings')
        .values({ id: 'desk', ...values } satisfies WholeRow<ReviewSettingsTable>)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute()
    },

    /** Somebody has answered a case. */
    note: async ({
      week,
      team,
      agentId,
      caseId,
    }: {
      week: string
      team: string | null
      agentId: string
      caseId: string
    }) => {
      await database.db
        .insertInto('review_answer')
        .values({ week, team: team ?? '', agent_id: agentId, case_id: caseId } satisfies WholeRow<ReviewAnswerTable>)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Teams with answers of this week that was not drawn yet. */
    undrawn: async (week: string) => {
      const teams = await database.db
        .selectFrom('review_answer')
        .select('team')
        .distinct()
        .where('week', '=', week)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('review_draw')
                .select('review_draw.team')
                .where('review_draw.week', '=', week)
                .whereRef('review_draw.team', '=', 'review_answer.team'),
            ),
          ),
        )
        .execute()
      return teams.map(({ team }) => team)
    },

    /** Weeks before this one with answers, the newest first. */
    weeksBefore: async (week: string, most: number) => {
      const found = await database.db
        .selectFrom('review_answer')
        .select('week')
        .distinct()
        .where('week', '<', week)
        .orderBy('week', 'desc')
        .limit(most)
        .execute()
      return found.map((row) => row.week)
    },

    answered: async (week: string, team: string, most: number) => {
      const found = await database.db
        .selectFrom('review_answer')
        .select(['agent_id', 'case_id'])
        .where('week', '=', week)
        .where('team', '=', team)
        .orderBy('agent_id')
        .orderBy('case_id')
        .limit(most)
        .execute()
      return found.map(({ agent_id: agentId, case_id: caseId }) => ({ agentId, caseId }))
    },

    /** @returns false when somebody else has drawn it. Call inside a transaction. */
    drawn: async ({
      week,
      team,
      answered,
      drawn,
      at,
    }: {
      week: string
      team: string
      answered: number
      drawn: readonly Answered[]
      at: string
    }) => {
      const { numInsertedOrUpdatedRows } = await database.db
        .insertInto('review_draw')
        .values({ week, team, answered, drawn: drawn.length, drawn_at: at } satisfies WholeRow<ReviewDrawTable>)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (Number(numInsertedOrUpdatedRows) !== 1) return false
      for (const { agentId, caseId } of drawn) {
        const one = await cases.scopeOf(caseId)
        if (one === undefined) continue
        await database.db
          .insertInto('review')
          .values({
            id: newRowId(new Date(at)),
            week,
            team,
            agent_id: agentId,
            case_id: caseId,
            product: one.product,
            locale: one.locale,
            drawn_at: at,
            hundredths: null,
            words: null,
            reviewer: null,
            reviewed_at: null,
            reply: null,
            replied_at: null,
          } satisfies WholeRow<ReviewTable>)
          // Two teams have answered it in the same week.
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      return true
    },

    /** Open ones oldest first, reviewed ones newest first; never those of `exceptOf`. */
    page: async (which: 'open' | 'done', exceptOf: string, before: Place | undefined, limit: number) => {
      const isOpen = which === 'open'
      const time = isOpen ? 'review.drawn_at' : 'review.reviewed_at'
      const shown = before?.shown ?? 0
      const query = rows()
        .where('review.reviewed_at', isOpen ? 'is' : 'is not', null)
        // Passed over along the index are the reader's own alone.
        .where('review.agent_id', '!=', exceptOf)
        .where(time, isOpen ? '>=' : '<=', before?.at ?? (isOpen ? beginningOfTime : endOfTime))
        .orderBy(time, isOpen ? 'asc' : 'desc')
        .orderBy('review.id', isOpen ? 'asc' : 'desc')
        .limit(shown + limit)
      const found = await query.execute()
      const at = (row: Row): string | null => (isOpen ? row.drawn_at : row.reviewed_at)
      return withScores(after(before, found, at).slice(0, limit))
    },

    /** Reviewed ones of one representative, the newest first. */
    ofAgent: async (agentId: string, before: Place | undefined, limit: number) => {
      const shown = before?.shown ?? 0
      let query = rows()
        .where('review.agent_id', '=', agentId)
        .where('review.reviewed_at', 'is not', null)
        .orderBy('review.reviewed_at', 'desc')
        .orderBy('review.id', 'desc')
        .limit(shown + limit)
      if (before) query = query.where('review.reviewed_at', '<=', before.at)
      const found = await query.execute()
      return withScores(after(before, found, (row) => row.reviewed_at).slice(0, limit))
    },

    /** Within the caller's scope. */
    find: async (id: string) => {
      const found = await rows().where('review.id', '=', id).execute()
      return (await withScores(found))[0]
    },

    /** @returns false when there is a reply */
    give: async (id: string, { scores, words, reviewer, at }: GivenReview) => {
      const sum = scores.reduce((total, { score }) => total + score, 0)
      const { numUpdatedRows } = await database.db
        .updateTable('review')
        .set({ hundredths: Math.round((sum * 100) / scores.length), words, reviewer, reviewed_at: at })
        .where('id', '=', id)
        .where('replied_at', 'is', null)
        .executeTakeFirst()
      if (Number(numUpdatedRows) !== 1) return false
      await database.db.deleteFrom('review_score').where('review_id', '=', id).execute()
      await database.db
        .insertInto('review_score')
        .values(
          scores.map(
            ({ criterion, name, score }, position): WholeRow<ReviewScoreTable> => ({
              review_id: id,
              criterion,
              name,
              position,
              score,
            }),
          ),
        )
        .execute()
      return true
    },

    /** @returns false when there is one, or nothing to reply to */
    reply: (id: string, text: string, at: string) =>
      hasChanged(
        database.db
          .updateTable('review')
          .set({ reply: text, replied_at: at })
          .where('id', '=', id)
          .where('replied_at', 'is', null)
          .where('reviewed_at', 'is not', null),
      ),

    figures: (from: string, to: string) => figuresOf(database, from, to),

    /** Of cases that were erased: open ones go, given ones keep their scores alone. */
    forgetCaseless: async () => {
      const isCaseless = sql<boolean>`case_id is null`
      await database.db.deleteFrom('review').where(isCaseless).where('reviewed_at', 'is', null).execute()
      await database.db
        .updateTable('review')
        .set({ words: null, reply: null })
        .where(isCaseless)
        .where(({ or, eb }) => or([eb('words', 'is not', null), eb('reply', 'is not', null)]))
        .execute()
    },

    sweep: async ({ answers, reviews }: { answers: string; reviews: string }, signal?: AbortSignal) => {
      await removeOld(database, { table: 'review_answer', column: 'week', before: answers }, { signal })
      await removeOld(database, { table: 'review', column: 'drawn_at', before: reviews }, { signal })
    },
  }
}

export type ReviewStore = ReturnType<typeof createReviewStore>
