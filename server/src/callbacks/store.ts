// Queries of call-backs; the same on SQLite and PostgreSQL.
import type { CallBackState } from '#generated/server/desk/schemas.ts'
import type { Place } from '../platform/page-place.ts'
import type { Database } from '../storage/database.ts'
import { inBatches } from '../storage/sweeps.ts'
import type {} from './tables.ts'

export interface CallBack {
  caseId: string
  subject: string
  product: string
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

export interface CallBackStore {
  /** A player asks; who waits already keeps the place. Call within the transaction of the message. */
  ask: (caseId: string, at: string) => Promise<void>
  find: (caseId: string) => Promise<CallBack | undefined>
  /** Open ones by when they are due, of cases not resolved; ended ones newest first. */
  page: (which: 'open' | 'ended', before: Place | undefined, limit: number) => Promise<CallBack[]>
  /** @returns whether it was still `from`, and theirs where `agent` is given: of two who change it one does. */
  change: (caseId: string, from: CallBackState, agent: string | null, change: CallBackChange) => Promise<boolean>
  /** Whoever took one and never said what came of it gives it back. @returns how many */
  release: (takenBefore: string, signal?: AbortSignal) => Promise<number>
  forget: (caseIds: readonly string[]) => Promise<void>
  /** Of the demonstration's open cases those that ask for a call; once. */
  seed: () => Promise<void>
}

/** PostgreSQL takes at most 65,535 parameters a statement, SQLite 32,766. */
const perStatement = 1_000

export const createCallBackStore = (database: Database): CallBackStore => {
  const rows = () =>
    database.db
      .selectFrom('call_back')
      .innerJoin('support_case', 'support_case.id', 'call_back.case_id')
      .select([
        'call_back.case_id as caseId',
        'support_case.subject',
        'support_case.product',
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
      ])
  const ask: CallBackStore['ask'] = async (caseId, at) => {
    const asked = { state: 'waiting' as const, asked_at: at, due_at: at, tries: 0 }
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
    ask,
    find: (caseId) => rows().where('call_back.case_id', '=', caseId).executeTakeFirst(),
    page: (which, before, limit) => {
      const isOpen = which === 'open'
      const [order, sign] = isOpen ? (['asc', '>='] as const) : (['desc', '<='] as const)
      let query = rows()
        .where('call_back.state', 'in', isOpen ? ['waiting', 'calling'] : ['done', 'unreached'])
        .orderBy('call_back.due_at', order)
        .orderBy('call_back.case_id', order)
        .limit(limit)
        .offset(before?.shown ?? 0)
      if (isOpen) query = query.where('support_case.status', '!=', 'RESOLVED')
      if (before) query = query.where('call_back.due_at', sign, before.at)
      return query.execute()
    },
    change: async (caseId, from, agent, { state, agent: next, takenAt, dueAt, tries, lastTriedAt }) => {
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
    release: (takenBefore, signal) =>
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
    seed: async () => {
      if ((await database.db.selectFrom('call_back').select('case_id').limit(1).execute()).length > 0) return
      const cases = await database.db
        .selectFrom('support_case')
        .select(['id', 'created_at'])
        .where('contact_channel', '=', 'PHONE_CALLBACK')
        .where('contact_phone', 'is not', null)
        .where('status', '=', 'OPEN')
        .execute()
      for (const one of cases) await ask(one.id, one.created_at)
    },
    forget: async (caseIds) => {
      for (let start = 0; start < caseIds.length; start += perStatement)
        await database.db
          .deleteFrom('call_back')
          .where('case_id', 'in', caseIds.slice(start, start + perStatement))
          .execute()
    },
  }
}
