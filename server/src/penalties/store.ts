import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Database } from '../storage/database.ts'
import { hasRow } from '../storage/any-row.ts'
import { inBatches, removeOld } from '../storage/sweeps.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import { withinScope } from '../storage/within-scope.ts'
import { appealReview, questionOf } from './review-store.ts'
import { dueAgain } from './rules.ts'
import type { AppealQuestionTable, AppealTable, PenaltiesTables, PenaltyTable } from './tables.ts'
import type { AppealRecord, AppealState, LocalizedText, Penalised, PenaltyRecord } from './types.ts'

/** Where a page goes on: time and id of its last row. */
export interface PageKey {
  at: string
  id: string
}

export interface Decision {
  state: Exclude<AppealState, 'PENDING'>
  repName: string
  repResponse: string
  decidedBy: string
  decidedAt: string
}

const parse = <T>(json: string): T => JSON.parse(json) as T
const parseText = (json: string | null): LocalizedText | null => (json === null ? null : parse(json))
const textOrNull = (text: LocalizedText | null): string | null => (text === null ? null : JSON.stringify(text))

const recordOf = (row: Selectable<PenaltyTable>): PenaltyRecord => ({
  id: row.id,
  externalId: row.external_id,
  accountId: row.account_id,
  game: row.game,
  gameAccount: row.game_account,
  penalty: parse(row.penalty),
  reason: parse(row.reason),
  end: row.ends_at,
  active: row.is_active === 1,
  evidence: parse(row.evidence),
  appealable: row.is_appealable === 1,
  imposedAt: row.imposed_at,
  imposedBy: row.imposed_by,
  ruleBroken: parseText(row.rule_broken),
  facts: parseText(row.facts),
  decidedBy: row.decided_by,
  howToComplain: parseText(row.how_to_complain),
  newsAt: row.news_at,
  seenAt: row.seen_at,
})

const rowOf = (penalty: PenaltyRecord) =>
  ({
    id: penalty.id,
    external_id: penalty.externalId,
    account_id: penalty.accountId,
    game: penalty.game,
    game_account: penalty.gameAccount,
    penalty: JSON.stringify(penalty.penalty),
    reason: JSON.stringify(penalty.reason),
    ends_at: penalty.end,
    is_active: toFlag(penalty.active),
    evidence: JSON.stringify(penalty.evidence),
    is_appealable: toFlag(penalty.appealable),
    imposed_at: penalty.imposedAt,
    imposed_by: penalty.imposedBy,
    rule_broken: textOrNull(penalty.ruleBroken),
    facts: textOrNull(penalty.facts),
    decided_by: penalty.decidedBy,
    how_to_complain: textOrNull(penalty.howToComplain),
    news_at: penalty.newsAt,
    seen_at: penalty.seenAt,
  }) satisfies WholeRow<PenaltyTable>

const appealOf = (
  row: Selectable<AppealTable>,
  questions: readonly Selectable<AppealQuestionTable>[] = [],
): AppealRecord => ({
  id: row.id,
  penaltyId: row.penalty_id,
  accountId: row.account_id,
  reasonId: row.reason_id,
  description: row.description,
  submittedAt: row.submitted_at,
  state: row.state,
  repName: row.rep_name,
  repResponse: row.rep_response,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  game: row.game,
  dueAt: row.due_at,
  isWaiting: row.is_waiting === 1,
  assignee: row.assignee,
  questions: questions.map(questionOf),
})

const mostCounted = 100
const isUnseen = ({ and, or, eb, ref }: ExpressionBuilder<PenaltiesTables, 'penalty'>) =>
  and([eb('news_at', 'is not', null), or([eb('seen_at', 'is', null), eb('seen_at', '<', ref('news_at'))])])

/** `onImposed` hears whom a new one is about, within its transaction. */
export const createPenaltyStore = (
  database: Database<PenaltiesTables>,
  onImposed: (accountId: string) => Promise<void> = async () => undefined,
) => {
  /** Adds what was asked about them, oldest first, with one query for all. */
  const withQuestions = async (rows: readonly Selectable<AppealTable>[]): Promise<AppealRecord[]> => {
    if (rows.length === 0) return []
    const questions = await database.db
      .selectFrom('appeal_question')
      .selectAll()
      .where(
        'appeal_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('asked_at')
      .orderBy('id')
      .execute()
    const byAppeal = Map.groupBy(questions, (row) => row.appeal_id)
    return rows.map((row) => appealOf(row, byAppeal.get(row.id)))
  }

  /** Adds the appeals, oldest first, with one query for all. */
  const withAppeals = async (rows: Selectable<PenaltyTable>[]): Promise<Penalised[]> => {
    if (rows.length === 0) return []
    const appeals = await database.db
      .selectFrom('appeal')
      .selectAll()
      .where(
        'penalty_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('submitted_at')
      .orderBy('id')
      .execute()
    const byPenalty = Map.groupBy(await withQuestions(appeals), ({ penaltyId }) => penaltyId)
    return rows.map((row) => ({ ...recordOf(row), appeals: byPenalty.get(row.id) ?? [] }))
  }
  const findBy = async (column: 'id' | 'external_id', value: string): Promise<Penalised | undefined> =>
    (await withAppeals(await database.db.selectFrom('penalty').selectAll().where(column, '=', value).execute()))[0]

  const page = async (accountId: string | undefined, after: PageKey | undefined, limit: number) => {
    let query = database.db
      .selectFrom('penalty')
      .selectAll()
      .orderBy('imposed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
    if (accountId !== undefined) query = query.where('account_id', '=', accountId)
    if (after)
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('imposed_at', 'id'), '<', tuple(after.at, after.id)))
    return withAppeals(await withinScope(query, { game: 'game' }, accountId === undefined).execute())
  }

  return {
    /** Newest first, of one account or of all. */
    page,
    /** Newest first. */
    ofAccount: (accountId: string) => page(accountId, undefined, 1_000),
    find: (id: string) => findBy('id', id),
    findExternal: (externalId: string) => findBy('external_id', externalId),
    insert: async (penalty: PenaltyRecord) => {
      await database.db.insertInto('penalty').values(rowOf(penalty)).execute()
      await onImposed(penalty.accountId)
    },
    /** Replaces all members of the row with this id but for what is new and seen. */
    update: async (penalty: PenaltyRecord) => {
      // Who looks at this moment is not to find it new again.
      const { id, news_at: _news, seen_at: _seen, ...values } = rowOf(penalty)
      await database.db.updateTable('penalty').set(values).where('id', '=', id).execute()
    },
    /** Short names of the products in which the account has a penalty that is not over. */
    activeGames: async (accountId: string, now: Date) => {
      const rows = await database.db
        .selectFrom('penalty')
        .select('game')
        .distinct()
        .where('account_id', '=', accountId)
        .where('is_active', '=', 1)
        .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now.toISOString())]))
        .execute()
      return rows.map(({ game }) => game)
    },
    /** How many of each account are in force, within the caller's scope and counted to 100; none for an account without any. */
    activeOf: async (accountIds: readonly string[], now: Date) => {
      if (accountIds.length === 0) return new Map<string, number>()
      const active = database.db
        .selectFrom('penalty')
        .select(({ fn }) => ['account_id', fn.countAll().as('active')])
        .where('account_id', 'in', [...accountIds])
        .where('is_active', '=', 1)
        .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now.toISOString())]))
        .groupBy('account_id')
      const rows = await withinScope(active, { game: 'game' }).execute()
      return new Map(rows.map((row) => [row.account_id, Math.min(mostCounted, Number(row.active))]))
    },

    /**
     * When the account's appeals after `since` were sent that count against its limit, newest first: pending and upheld
     * ones (T14).
     */
    countedAppeals: async (accountId: string, since: string) => {
      const rows = await database.db
        .selectFrom('appeal')
        .select('submitted_at')
        .where('account_id', '=', accountId)
        .where('submitted_at', '>', since)
        .where('state', 'in', ['PENDING', 'UPHELD'])
        .orderBy('submitted_at', 'desc')
        .execute()
      return rows.map((row) => row.submitted_at)
    },
    /** Newest first, whatever became of them. */
    appealsOf: async (accountId: string, most: number) => {
      const query = database.db
        .selectFrom('appeal')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('submitted_at', 'desc')
        .limit(most)
      const rows = await withinScope(query, { game: 'game' }).execute()
      return rows.map((row) => appealOf(row))
    },
    insertAppeal: async (appeal: AppealRecord) => {
      await database.db
        .insertInto('appeal')
        .values({
          id: appeal.id,
          penalty_id: appeal.penaltyId,
          account_id: appeal.accountId,
          reason_id: appeal.reasonId,
          description: appeal.description,
          submitted_at: appeal.submittedAt,
          state: appeal.state,
          rep_name: appeal.repName,
          rep_response: appeal.repResponse,
          decided_by: appeal.decidedBy,
          decided_at: appeal.decidedAt,
          game: appeal.game,
          due_at: appeal.dueAt,
          is_waiting: toFlag(appeal.isWaiting),
          assignee: appeal.assignee,
        } satisfies WholeRow<AppealTable>)
        .execute()
    },
    findAppeal: async (id: string) => {
      const row = await database.db.selectFrom('appeal').selectAll().where('id', '=', id).executeTakeFirst()
      return row && (await withQuestions([row]))[0]
    },
    // Lists and reports may come from a copy (CD-376).
    /**
     * Those that wait for the desk or for their player, by when they are due, or of them those that were due before now;
     * decided ones as they were sent.
     */
    appealPage: (
      which: AppealState | 'WAITING' | { dueBefore: string } | undefined,
      after: PageKey | undefined,
      limit: number,
    ) =>
      database.reading(async () => {
        const isOverdue = typeof which === 'object'
        const isOpen = which === 'PENDING' || which === 'WAITING' || isOverdue
        const time = isOpen ? 'due_at' : 'submitted_at'
        let query = database.db.selectFrom('appeal').selectAll().orderBy(time).orderBy('id').limit(limit)
        if (isOpen) query = query.where('state', '=', 'PENDING').where('is_waiting', '=', toFlag(which === 'WAITING'))
        else if (which !== undefined) query = query.where('state', '=', which)
        if (isOverdue) query = query.where('due_at', '<', which.dueBefore)
        if (after)
          query = query.where(({ eb, refTuple, tuple }) => eb(refTuple(time, 'id'), '>', tuple(after.at, after.id)))
        return withQuestions(await withinScope(query, { game: 'game' }, true).execute())
      }),
    ...appealReview(database, withQuestions),
    /** Appeals whose player has not answered in time wait for the desk again. */
    returnSilent: async (now: Date, signal?: AbortSignal) => {
      await inBatches(
        database,
        (most) =>
          database.withTransaction(async () => {
            const silent = await database.db
              .selectFrom('appeal')
              .selectAll()
              .where('state', '=', 'PENDING')
              .where('is_waiting', '=', 1)
              .where('due_at', '<=', now.toISOString())
              .orderBy('due_at')
              .limit(most)
              .execute()
            for (const { id, questions, dueAt } of await withQuestions(silent)) {
              const asked = questions.at(-1)
              await database.db
                .updateTable('appeal')
                .set({ is_waiting: 0, due_at: asked ? dueAgain(asked, now) : dueAt })
                .where('id', '=', id)
                .where('is_waiting', '=', 1)
                .execute()
            }
            return silent.length
          }),
        { signal, first: 50, most: 200 },
      )
    },
    /** false: it was decided before. */
    decide: (appealId: string, { state, repName, repResponse, decidedBy, decidedAt }: Decision) =>
      hasRow(
        database.db
          .updateTable('appeal')
          .where('id', '=', appealId)
          .where('state', '=', 'PENDING')
          .set({
            state,
            rep_name: repName,
            rep_response: repResponse,
            decided_by: decidedBy,
            decided_at: decidedAt,
            is_waiting: 0,
          })
          .returning('id'),
      ),
    end: async (penaltyId: string) => {
      await database.db.updateTable('penalty').set({ is_active: 0 }).where('id', '=', penaltyId).execute()
    },

    /** Something is new about it. */
    tell: async (penaltyId: string, at: string) => {
      await database.db.updateTable('penalty').set({ news_at: at }).where('id', '=', penaltyId).execute()
    },
    /** What came up to `until` is seen: of one penalty of the account, or of all. */
    markSeen: (accountId: string, until: string, penaltyId: string | undefined) =>
      database.sharingCommit(async () => {
        let query = database.db
          .updateTable('penalty')
          .set(({ ref }) => ({ seen_at: ref('news_at') }))
          .where('account_id', '=', accountId)
          .where('news_at', '<=', until)
          .where(isUnseen)
        if (penaltyId !== undefined) query = query.where('id', '=', penaltyId)
        await query.execute()
      }),
    /** Penalties of the account with something unseen, counted to 100. */
    unreadCount: async (accountId: string) => {
      const rows = await database.db
        .selectFrom('penalty')
        .select('id')
        .where('account_id', '=', accountId)
        .where(isUnseen)
        .limit(mostCounted)
        .execute()
      return rows.length
    },

    findImport: async (webhookId: string) => {
      const row = await database.db
        .selectFrom('penalty_import')
        .selectAll()
        .where('webhook_id', '=', webhookId)
        .executeTakeFirst()
      return row && { penaltyId: row.penalty_id, isNew: row.is_new === 1 }
    },
    insertImport: async (webhookId: string, penaltyId: string, isNew: boolean, receivedAt: string) => {
      const row = { webhook_id: webhookId, penalty_id: penaltyId, is_new: toFlag(isNew), received_at: receivedAt }
      await database.db.insertInto('penalty_import').values(row).execute()
    },
    sweepImports: async (before: string, signal?: AbortSignal) => {
      await removeOld(database, { table: 'penalty_import', column: 'received_at', before }, { signal })
    },
    idsOf: async (accountId: string) => {
      const rows = await database.db.selectFrom('penalty').select('id').where('account_id', '=', accountId).execute()
      return rows.map(({ id }) => id)
    },
    eraseAccount: async (accountId: string) => {
      await database.db.deleteFrom('appeal').where('account_id', '=', accountId).execute()
      await database.db.deleteFrom('penalty').where('account_id', '=', accountId).execute()
    },
  }
}

export type PenaltyStore = ReturnType<typeof createPenaltyStore>
