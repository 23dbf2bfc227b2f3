// Queries of the desk over cases: its queue and the internal notes. The same on SQLite and PostgreSQL.
import { sql } from 'kysely'
import { typedNumber } from '#rules/case-number.ts'
import { newRowId } from '../../lib/ids.ts'
import type { Database } from '../../storage/database.ts'
import type { CasesTables } from '../tables.ts'
import { toFlag } from '../../storage/tables.ts'
import { scopeConditions, withinScope } from '../../storage/within-scope.ts'
import { askWords } from '../case-words.ts'
import { formerNumberIn } from '../origins.ts'
import { queueRanks, sensitiveRank, snoozedRank } from '../queue-ranks.ts'
import type { CaseStatus, ContactChannel } from '../types.ts'
import { isFromAddress } from './player-cases.ts'
import {
  createQueueWalk,
  isAmong,
  walkLimits,
  type Condition,
  type QueueCount,
  type QueueKey,
  type QueuePage,
  type Span,
  type WalkLimits,
} from './queue-walk.ts'

export type { QueueCount, QueueKey, QueuePage }

export interface QueueFilter {
  state?: QueueState | undefined
  status?: CaseStatus | undefined
  region?: string | undefined
  game?: string | undefined
  topic?: number | undefined
  channel?: ContactChannel | undefined
  language?: string | undefined
  locked?: boolean | undefined
  player?: string | undefined
  /** Of whoever wrote from it without an account. */
  address?: string | undefined
  /** null: nobody's. */
  assignee?: string | null | undefined
  /** null: no team's. */
  team?: string | null | undefined
  tag?: string | undefined
  priority?: number | undefined
  /** Due at this time at the latest, 'any': due at all. Such a queue goes by when cases are due (CD-312). */
  dueUntil?: string | undefined
  /** A ticket number, here or where the case moved in from, or words of subject, messages and who filed it: all of them. */
  text?: string | undefined
}
type QueueState = 'open' | 'waiting' | 'resolved' | 'snoozed' | 'sensitive' | 'unresolved'
export interface Note {
  id: string
  author: string
  text: string
  writtenAt: string
}

/** Stands for the rank in a queue that goes by what is due. */
export const dueRank = 4

const ranks = {
  sensitive: sensitiveRank,
  open: 0,
  waiting: 1,
  resolved: 2,
  snoozed: snoozedRank,
} as const satisfies Partial<Record<QueueState, number>>
/** One whose words are sensitive is open, whatever else it is (CD-348). */
const isOfState = (rank: number, state: QueueState | undefined): boolean =>
  state === undefined ||
  (state === 'unresolved' ? rank <= ranks.waiting : ranks[state] === rank) ||
  (state === 'open' && rank === ranks.sensitive)

/** Where cases of a status can stand: those put off among them, and those that were put off until now. */
const ranksOfStatus = (status: CaseStatus): readonly number[] =>
  status === 'RESOLVED'
    ? [ranks.sensitive, ranks.resolved]
    : [ranks.sensitive, ranks.open, queueRanks[status], ranks.snoozed]

const ranksOf = ({ state, status }: QueueFilter): number[] =>
  Object.values(ranks).filter(
    (rank) => isOfState(rank, state) && (status === undefined || ranksOfStatus(status).includes(rank)),
  )

const equal = (column: string, value: string | number | null | undefined): Condition[] =>
  value === undefined
    ? []
    : [
        value === null
          ? { column, is: sql`${sql.ref(column)} is null`, isNull: true }
          : { column, is: sql`${sql.ref(column)} = ${value}` },
      ]

const conditionsOf = (filter: QueueFilter): Condition[] => [
  ...equal('status', filter.status),
  ...equal('region', filter.region),
  ...equal('product', filter.game),
  ...equal('category_id', filter.topic),
  ...equal('contact_channel', filter.channel),
  ...equal('locale', filter.language),
  ...equal('locked', filter.locked === undefined ? undefined : toFlag(filter.locked)),
  ...equal('priority', filter.priority),
  ...equal('assignee', filter.assignee),
  ...equal('team', filter.team),
  ...equal('owner_id', filter.player),
  ...(filter.address === undefined ? [] : [{ column: 'owner_id', is: isFromAddress(filter.address) }]),
  ...scopeConditions({ game: 'product', language: 'locale' }),
]

const whole = (keys: QueueKey[]): QueuePage => ({ keys, more: null })
const countOf = ({ keys, more }: QueuePage, most: number): QueueCount => ({
  count: Math.min(keys.length, most),
  isMore: more !== null || keys.length > most,
})

export const createCaseDeskStore = (database: Database<CasesTables>, limits: WalkLimits = walkLimits) => {
  const walk = createQueueWalk(database, limits)

  /** Cases that had this number in another system, or are read at this address there (CD-447): those within the scope. */
  const movedIn = async (typed: string): Promise<string[]> => {
    const number = formerNumberIn(typed)
    if (number === undefined) return []
    const query = database.db
      .selectFrom('support_case')
      .innerJoin('case_origin', 'case_origin.case_id', 'support_case.id')
      .select('support_case.id')
      .where('case_origin.external_id', '=', number)
    const rows = await withinScope(query, { game: 'support_case.product', language: 'support_case.locale' }).execute()
    return rows.map(({ id }) => id)
  }
  const isOneOf = (ids: readonly string[]) => sql<boolean>`support_case.id in (${sql.join(ids)})`

  const search = async (typed: string, span: Span, isFew: boolean): Promise<QueuePage> => {
    const number = typedNumber(typed)
    const isNumber: Condition[] = equal('id', number)
    // A ticket number that is there for them, whatever the filter says of it, else the words.
    const isThere =
      number !== undefined &&
      (await withinScope(database.db.selectFrom('support_case').select('id').where('id', '=', number), {
        game: 'product',
        language: 'locale',
      }).executeTakeFirst()) !== undefined
    if (isThere) return whole(await walk.few({ ...span, conditions: [...span.conditions, ...isNumber] }))
    const moved = await movedIn(typed)
    if (moved.length > 0)
      return whole(await walk.few({ ...span, conditions: [...span.conditions, { column: 'id', is: isOneOf(moved) }] }))
    const exact = askWords(database, typed, false)
    // Words as they stand; only where nobody wrote them, what begins with the last.
    const begun = askWords(database, typed, true)
    if (exact === undefined) return whole([])
    if (!isFew) return walk.withWords(span, exact, begun)
    const words = begun === undefined || (await walk.isWritten(exact)) ? exact : begun
    return whole(await walk.few({ ...span, conditions: [...span.conditions, { column: 'id', is: words.isOne }] }))
  }

  /** A tag: of few cases, whose ids are looked up; or of many, each of which is asked for it. */
  const tagged = async (tag: string): Promise<{ isFew: boolean; condition: Condition }> => {
    const its = sql`select case_id from case_tag where tag = ${tag}`
    const some = await sql`select 1 from (${its} limit ${limits.sorted + 1}) as hits`.execute(database.db)
    const isFew = some.rows.length <= limits.sorted
    const has = sql<boolean>`(select true from case_tag where case_id = support_case.id and tag = ${tag})`
    return { isFew, condition: { column: 'id', is: isFew ? isAmong(database, its) : has } }
  }

  const spanOf = async (filter: QueueFilter, after: QueueKey | undefined, limit: number) => {
    const tag = filter.tag === undefined ? undefined : await tagged(filter.tag.toLowerCase())
    const { state, dueUntil } = filter
    // By what is due, a state is a range of that index alone; the plus keeps the queue's out of it.
    const ofState: Condition[] =
      state === undefined || dueUntil === undefined
        ? []
        : [
            {
              column: 'queue_rank',
              is: sql<boolean>`+queue_rank in (${sql.join(ranksOf({ state }))})`,
              asRange: sql<boolean>`queue_rank in (${sql.join(ranksOf({ state }))})`,
            },
          ]
    const conditions = [...conditionsOf(filter), ...ofState, ...(tag === undefined ? [] : [tag.condition])]
    const span: Span = {
      ranks: dueUntil === undefined ? ranksOf(filter) : [dueRank],
      conditions,
      after,
      limit,
      dueUntil,
    }
    // A player has few cases.
    return {
      span,
      isFew: filter.player !== undefined || filter.address !== undefined || tag?.isFew === true,
      typed: filter.text?.trim() ?? '',
    }
  }

  return {
    /**
     * Ids only: open cases first, then those that wait for the player, then the resolved; each by the time of its status,
     * oldest first. A page that took long is short, and says where to go on (CD-362).
     */
    queue: (filter: QueueFilter, after: QueueKey | undefined, limit: number) =>
      database.reading(async () => {
        const { span, isFew, typed } = await spanOf(filter, after, limit)
        if (span.ranks.length === 0) return whole([])
        if (typed !== '') return search(typed, span, isFew)
        return isFew ? whole(await walk.few(span)) : walk.all(span)
      }),

    /** Up to `most`. */
    count: (filter: QueueFilter, most: number) =>
      database.reading(async () => {
        const { span, isFew, typed } = await spanOf(filter, undefined, most + 1)
        if (span.ranks.length === 0) return { count: 0, isMore: false }
        if (typed !== '') return countOf(await search(typed, span, isFew), most)
        if (isFew) return countOf(whole(await walk.few(span)), most)
        const { count, isMore } = await walk.count(span)
        return { count: Math.min(count, most), isMore: isMore || count > most }
      }),

    notes: async (caseId: string) => {
      const { db } = database
      // What was noted on cases that go on in it, too (CD-328).
      const merged = await db.selectFrom('support_case').select('id').where('merged_into', '=', caseId).execute()
      const rows = await db
        .selectFrom('case_note')
        .selectAll()
        .where('case_id', 'in', [caseId, ...merged.map(({ id }) => id)])
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ id: row.id, author: row.author, text: row.text, writtenAt: row.written_at }))
    },

    /** Since when mails to its address come back; undefined while they arrive (CD-500). */
    mailReturnedAt: async (caseId: string) =>
      (
        await database.db
          .selectFrom('case_mail_return')
          .select('returned_at')
          .where('case_id', '=', caseId)
          .executeTakeFirst()
      )?.returned_at,

    addNote: async (caseId: string, { author, text, writtenAt }: Omit<Note, 'id'>) => {
      const id = newRowId(new Date(writtenAt))
      await database.db
        .insertInto('case_note')
        .values({ id, case_id: caseId, author, text, written_at: writtenAt })
        .execute()
      return { id, author, text, writtenAt }
    },
  }
}

export type CaseDeskStore = ReturnType<typeof createCaseDeskStore>
