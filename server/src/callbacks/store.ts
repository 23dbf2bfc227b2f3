// Queries of call-backs; the same on SQLite and PostgreSQL.
import { sql, type AliasedExpression } from 'kysely'
import type { CallBackState, CaseClockKind } from '#generated/server/desk/schemas.ts'
import type { Place } from '../platform/page-place.ts'
import type { Database } from '../storage/database.ts'
import type { CallBacksTables } from './tables.ts'
import { inBatches, removeOld } from '../storage/sweeps.ts'
import { withinScope } from '../storage/within-scope.ts'

export interface CallBack {
  caseId: string
  subject: string
  product: string
  team: string | null
  playerName: string | null
  phone: string | null
  locale: string
  state: CallBackState
  askedAt: string
  dueAt: string
  tries: number
  lastTriedAt: string | null
  agent: string | null
  takenAt: string | null
  caseDueAt: string | null
  caseDueKind: CaseClockKind | null
}

export interface CallBackChange {
  state: CallBackState
  agent: string | null
  takenAt: string | null
  /** Kept where it is left out. */
  dueAt?: string
  tries?: number
  lastTriedAt?: string
}

interface CallBackPast {
  id: string
  askedAt: string
  endedAt: string
  outcome: 'done' | 'unreached'
  team: string | null
  product: string
  locale: string
}

export interface CallBackCount {
  day: string
  team: string | null
  /** `otherwise`: its case was resolved without a call. */
  outcome: 'done' | 'unreached' | 'open' | 'otherwise'
  count: number
}

/** `key` is a day, or a team; of all there is one without a meaning. */
export interface CallBackWait {
  by: 'all' | 'day' | 'team'
  key: string | null
  seconds: number
}

interface CallBackCases {
  joined: AliasedExpression<
    {
      id: string
      subject: string
      product: string
      locale: string
      team: string | null
      status: string
      contact_name: string | null
      contact_phone: string | null
      due_at: string | null
      due_kind: CaseClockKind | null
    },
    'support_case'
  >
  askingForCall: () => Promise<{ id: string; created_at: string }[]>
}

/** PostgreSQL takes at most 65,535 parameters a statement, SQLite 32,766. */
const perStatement = 1_000

export const createCallBackStore = (database: Database<CallBacksTables>, cases: CallBackCases) => {
  const rows = () =>
    database.db
      .selectFrom('call_back')
      .innerJoin(cases.joined, 'support_case.id', 'call_back.case_id')
      .select([
        'call_back.case_id as caseId',
        'support_case.subject',
        'support_case.product',
        'support_case.team',
        'support_case.contact_name as playerName',
        'support_case.contact_phone as phone',
        'support_case.locale',
        'call_back.state',
        'call_back.asked_at as askedAt',
        'call_back.due_at as dueAt',
        'call_back.tries',
        'call_back.last_tried_at as lastTriedAt',
        'call_back.agent',
        'call_back.taken_at as takenAt',
        'support_case.due_at as caseDueAt',
        'support_case.due_kind as caseDueKind',
      ])
  const ask = async (caseId: string, at: string) => {
    const asked = { state: 'waiting' as const, asked_at: at, asked_day: at.slice(0, 10), due_at: at, tries: 0 }
    const nobody = { last_tried_at: null, agent: null, taken_at: null }
    await database.db
      .insertInto('call_back')
      .values({ case_id: caseId, ...asked, ...nobody })
      .onConflict((conflict) =>
        conflict
          .column('case_id')
          .doUpdateSet({ ...asked, ...nobody })
          .where('call_back.state', 'in', ['done', 'unreached']),
      )
      .execute()
  }
  return {
    /** A player asks; who waits already keeps the place. Call within the transaction of the message. */
    ask,
    find: (caseId: string) => rows().where('call_back.case_id', '=', caseId).executeTakeFirst(),
    /** Open ones by when they are due, of cases not resolved; ended ones newest first. */
    page: async (which: 'open' | 'ended', before: Place | undefined, limit: number) => {
      const isOpen = which === 'open'
      const [order, sign] = isOpen ? (['asc', '>='] as const) : (['desc', '<='] as const)
      const shown = before?.shown ?? 0
      // Each state is a range of the index; both at once are none, and would be sorted whole for every page.
      const ofState = (state: CallBackState) => {
        let query = rows()
          .where('call_back.state', '=', state)
          .orderBy('call_back.due_at', order)
          .orderBy('call_back.case_id', order)
          .limit(shown + limit)
        if (isOpen) query = query.where('support_case.status', '!=', 'RESOLVED')
        if (before) query = query.where('call_back.due_at', sign, before.at)
        return withinScope(query, { game: 'support_case.product', language: 'support_case.locale' }).execute()
      }
      const states = isOpen ? (['waiting', 'calling'] as const) : (['done', 'unreached'] as const)
      const found = (await Promise.all(states.map(ofState))).flat()
      const placeOf = ({ dueAt, caseId }: CallBack): string => `${dueAt} ${caseId}`
      found.sort((a, b) => (placeOf(a) < placeOf(b) === isOpen ? -1 : 1))
      return found.slice(shown, shown + limit)
    },
    /** @returns whether it was still `from`, and theirs where `agent` is given: of two who change it one does. */
    change: async (
      caseId: string,
      from: CallBackState,
      agent: string | null,
      { state, agent: next, takenAt, dueAt, tries, lastTriedAt }: CallBackChange,
    ) => {
      let query = database.db
        .updateTable('call_back')
        .set({
          state,
          agent: next,
          taken_at: takenAt,
          ...(dueAt === undefined ? {} : { due_at: dueAt }),
          ...(tries === undefined ? {} : { tries }),
          ...(lastTriedAt === undefined ? {} : { last_tried_at: lastTriedAt }),
        })
        .where('case_id', '=', caseId)
        .where('state', '=', from)
      if (agent !== null) query = query.where('agent', '=', agent)
      return (await query.returning('case_id').executeTakeFirst()) !== undefined
    },
    /** Whoever took one and never said what came of it gives it back. @returns how many */
    release: (takenBefore: string, signal?: AbortSignal) =>
      inBatches(
        database,
        (most) =>
          database.sharingCommit(async () => {
            const forgotten = database.db
              .selectFrom('call_back')
              .select('case_id')
              .where('state', '=', 'calling')
              .where('taken_at', '<', takenBefore)
              .limit(most)
            const { numUpdatedRows } = await database.db
              .updateTable('call_back')
              .set({ state: 'waiting', taken_at: null })
              .where('case_id', 'in', forgotten)
              .executeTakeFirstOrThrow()
            return Number(numUpdatedRows)
          }),
        { signal },
      ),
    /** Of the demonstration's open cases those that ask for a call; once. */
    seed: async () => {
      if ((await database.db.selectFrom('call_back').select('case_id').limit(1).execute()).length > 0) return
      for (const one of await cases.askingForCall()) await ask(one.id, one.created_at)
    },
    /** Noted for the report, of nobody. Call within the transaction that ends it. */
    ended: async ({ id, askedAt, endedAt, outcome, team, product, locale }: CallBackPast) => {
      await database.db
        .insertInto('call_back_past')
        .values({
          id,
          asked_day: askedAt.slice(0, 10),
          ended_at: endedAt,
          outcome,
          team,
          product,
          locale,
          waited_seconds: Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(askedAt)) / 1000)),
        })
        .execute()
    },
    /** Ended ones forgotten for good. */
    sweepEnded: async (before: string, signal?: AbortSignal) => {
      await removeOld(database, { table: 'call_back_past', column: 'ended_at', before }, { signal })
    },
    /** Of call-backs asked for on these days; `to` is no part of it. */
    counts: async (from: string, to: string) => {
      const past = database.db
        .selectFrom('call_back_past')
        .select(({ fn }) => ['asked_day as day', 'team', 'outcome', fn.countAll().as('count')])
        .where('asked_day', '>=', from)
        .where('asked_day', '<', to)
        .groupBy(['asked_day', 'team', 'outcome'])
      const isOver = sql<number>`case when support_case.status = 'RESOLVED' then 1 else 0 end`
      const open = database.db
        .selectFrom('call_back')
        .innerJoin(cases.joined, 'support_case.id', 'call_back.case_id')
        .select(({ fn }) => [
          'call_back.asked_day as day',
          'support_case.team',
          isOver.as('is_over'),
          fn.countAll().as('count'),
        ])
        .where('call_back.asked_day', '>=', from)
        .where('call_back.asked_day', '<', to)
        .where('call_back.state', 'in', ['waiting', 'calling'])
        .groupBy(['call_back.asked_day', 'support_case.team', isOver])
      const ended = await withinScope(past, { game: 'product', language: 'locale' }).execute()
      const going = await withinScope(open, { game: 'support_case.product', language: 'support_case.locale' }).execute()
      return [
        ...ended.map((row) => ({ ...row, count: Number(row.count) })),
        ...going.map(({ day, team, is_over: over, count }) => ({
          day,
          team,
          outcome: Number(over) === 1 ? ('otherwise' as const) : ('open' as const),
          count: Number(count),
        })),
      ]
    },
    /** What half of those reached waited at most: of all, of each day, of each team. */
    waits: async (from: string, to: string) => {
      const of = async (by: CallBackWait['by']): Promise<CallBackWait[]> => {
        const key = {
          all: sql<string | null>`null`,
          day: sql<string | null>`asked_day`,
          team: sql<string | null>`team`,
        }[by]
        const part = by === 'all' ? sql`` : sql`partition by ${key}`
        const reached = database.db
          .selectFrom('call_back_past')
          .select([
            key.as('key'),
            'waited_seconds',
            sql<number>`row_number() over (${part} order by waited_seconds, id)`.as('place'),
            sql<number>`count(*) over (${part})`.as('many'),
          ])
          .where('asked_day', '>=', from)
          .where('asked_day', '<', to)
          .where('outcome', '=', 'done')
        const found = await database.db
          .selectFrom(withinScope(reached, { game: 'product', language: 'locale' }).as('reached'))
          .select(['reached.key', 'reached.waited_seconds'])
          .where(sql<boolean>`place = (many + 1) / 2`)
          .execute()
        return found.map((row) => ({ by, key: row.key, seconds: Number(row.waited_seconds) }))
      }
      return (await Promise.all((['all', 'day', 'team'] as const).map(of))).flat()
    },
    forget: async (caseIds: readonly string[]) => {
      for (let start = 0; start < caseIds.length; start += perStatement)
        await database.db
          .deleteFrom('call_back')
          .where('case_id', 'in', caseIds.slice(start, start + perStatement))
          .execute()
    },
  }
}

export type CallBackStore = ReturnType<typeof createCallBackStore>
