/**
 * The desk's queue where a million cases lie (CD-335): rank after rank, each a range of an index by time and id. What
 * no index tells is looked at case by case in short steps, or taken from the index of words and sorted.
 */
import { setImmediate } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../storage/database.ts'
import type { CasesTables } from '../tables.ts'
import { asTest } from '../../storage/within-scope.ts'
import type { WordsAsked } from '../case-words.ts'

/** Where a page ended: rank of the status, time, id. */
export interface QueueKey {
  rank: number
  at: string
  id: string
}

/** What holds of a column of `support_case`. */
export interface Condition {
  column: string
  is: RawBuilder<boolean>
  /** Of more values than one, which are no range of an index. */
  isMany?: boolean
  /** Of none (nobody's, no team's). */
  isNull?: boolean
  /** The same where it is to be a range of an index. */
  asRange?: RawBuilder<boolean>
}

/** The queue has ranks, each by the time of its status; what is due has one, by when (CD-312). */
export interface Span {
  ranks: readonly number[]
  /** Of a queue by what is due: until when, 'any': due at all. */
  dueUntil?: string | undefined
  conditions: readonly Condition[]
  after: QueueKey | undefined
  limit: number
}

export interface WalkLimits {
  /** Of texts that have the words asked for, so many are sorted. */
  sorted: number
  /** Cases of a rank that are looked at before the index of words is asked. */
  before: number
  /** Cases that are looked at for one page, or one count: then it is short and says where to go on (CD-362). */
  most: number
  /** The same where each of them is asked for words, which takes PostgreSQL 20 to 30 µs a case. */
  mostForWords: number
}
export const walkLimits: WalkLimits = { sorted: 5_000, before: 500, most: 4_000, mostForWords: 3_000 }

export interface QueuePage {
  keys: QueueKey[]
  /** Where to go on though the page is not full; null: it is, or that was all. */
  more: QueueKey | null
}
export interface QueueCount {
  count: number
  /** There may be more: so many are there at least. */
  isMore: boolean
}

/**
 * Columns an index of the queue begins with (migrations 044, 045, 220, 281), those that tell most first; a game and a
 * language together are the scope of many (CD-357). What is nobody's is much, and tells less than a scope does.
 */
const leading: readonly (readonly string[])[] = [
  ['assignee'],
  ['team'],
  ['category_id'],
  ['product', 'locale'],
  ['assignee?'],
  ['team?'],
  ['product'],
  ['locale'],
  ['priority'],
]
/** Those are columns of the index of a game's queue, of a language's and of both (migration 292): they are told by it alone. */
const covered: ReadonlySet<string> = new Set(['product', 'locale', 'assignee', 'team'])
const leadingDue: readonly (readonly string[])[] = [
  ['assignee'],
  ['team'],
  ['product'],
  ['assignee?'],
  ['team?'],
  ['queue_rank'],
]

/** The embedded database answers in the process's own thread: as long everybody waits for a step of it. */
const aimMilliseconds = 5
const firstStep = 500

const and = (parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join([...parts], sql` and `)}`

/**
 * Cases with these few ids, looked up one by one: PostgreSQL, which guesses how many there are, else reads all cases beside
 * them.
 */
export const isAmong = ({ dialect }: Database<CasesTables>, ids: RawBuilder<unknown>): RawBuilder<boolean> =>
  dialect.name === 'postgres'
    ? sql<boolean>`support_case.id = any(array(${ids}))`
    : sql<boolean>`support_case.id in (${ids})`

interface Row {
  id: string
  at: string
}
type Order = Pick<Span, 'dueUntil'>

export const createQueueWalk = (database: Database<CasesTables>, limits: WalkLimits = walkLimits) => {
  const isPostgres = database.dialect.name === 'postgres'
  const read = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(database.db)).rows
  const keysOf = (rank: number, rows: readonly Row[]): QueueKey[] => rows.map(({ id, at }) => ({ rank, at, id }))

  const timeOf = ({ dueUntil }: Order) => sql.ref(dueUntil === undefined ? 'status_changed_at' : 'due_at')
  const isDue = (until: string): RawBuilder<boolean> =>
    until === 'any' ? sql<boolean>`due_at is not null` : sql<boolean>`due_at is not null and due_at <= ${until}`
  const rangeOf = (
    order: Order,
    rank: number,
    conditions: readonly Condition[],
    after: QueueKey | undefined,
  ): RawBuilder<boolean> =>
    and([
      order.dueUntil === undefined ? sql<boolean>`queue_rank = ${rank}` : isDue(order.dueUntil),
      ...conditions.map(({ is }) => is),
      ...(after === undefined ? [] : [sql<boolean>`(${timeOf(order)}, id) > (${after.at}, ${after.id})`]),
    ])

  const plainly = async (rank: number, span: Span, after: QueueKey | undefined) =>
    keysOf(
      rank,
      await read(sql<Row>`select id, ${timeOf(span)} as at from support_case
        where ${rangeOf(span, rank, splitOf(span).inside, after)} order by ${timeOf(span)}, id limit ${span.limit}`),
    )

  /**
   * What is a range of an index, and what each case along it is asked for. The embedded database's ranges are of one index's
   * first columns; PostgreSQL reads what else an index covers without a look at the case, and weighs what it knows of the
   * values. What is due are few (CD-312).
   */
  const splitOf = ({ conditions, dueUntil }: Span): { inside: readonly Condition[]; outside: readonly Condition[] } => {
    const asRange = (one: Condition): Condition => ({ ...one, is: one.asRange ?? one.is })
    if (isPostgres && (dueUntil !== undefined || conditions.every(({ column }) => covered.has(column))))
      return { inside: conditions.map(asRange), outside: [] }
    const ranges = conditions.filter(({ isMany }) => isMany !== true)
    const rangeOn = (name: string): Condition | undefined =>
      ranges.find(({ column, isNull = false }) => `${column}${isNull ? '?' : ''}` === name)
    const indices = dueUntil === undefined ? leading : leadingDue
    const lead = indices.find((columns) => columns.every((name) => rangeOn(name) !== undefined)) ?? []
    const isCovered = isPostgres && lead.every((name) => covered.has(name.replace('?', '')))
    const inside = isCovered
      ? conditions.filter(({ column }) => covered.has(column))
      : lead.flatMap((name) => rangeOn(name) ?? [])
    return { inside: inside.map(asRange), outside: conditions.filter((one) => !inside.includes(one)) }
  }

  interface Walked {
    keys: QueueKey[]
    /** null: the rank has no more. */
    from: QueueKey | undefined | null
    looked: number
  }
  /** @param most so many are looked at, a first step in any case */
  const walk = async (
    rank: number,
    span: Span,
    after: QueueKey | undefined,
    fits: RawBuilder<boolean>,
    most: number,
  ): Promise<Walked> => {
    const { limit } = span
    const { inside, outside } = splitOf(span)
    const columns = [...new Set(['id', ...outside.map(({ column }) => column)])]
    const time = timeOf(span)
    const test = and([...outside.map(({ is }) => is), fits])
    const keys: QueueKey[] = []
    let [from, size, looked] = [after, Math.min(firstStep, limits.before), 0]
    do {
      const begun = performance.now()
      const rows = await read(sql<Row & { fits: unknown }>`
        select id, at, ${test} as fits from (
          select ${sql.join(columns.map((column) => sql.ref(column)))}, ${time} as at from support_case
          where ${rangeOf(span, rank, inside, from)} order by ${time}, id limit ${size}
        ) as support_case order by at, id`)
      const fitting = rows.filter((row) => row.fits === true || row.fits === 1)
      keys.push(...keysOf(rank, fitting.slice(0, limit - keys.length)))
      looked += rows.length
      if (rows.length < size) return { keys, from: null, looked }
      from = keysOf(rank, rows.slice(-1))[0]
      const took = performance.now() - begun
      // PostgreSQL holds nobody up, and begins every step anew.
      if (isPostgres)
        size = keys.length === 0 ? most : Math.ceil(((limit - keys.length) / keys.length) * looked * 1.2) + 50
      else if (took > aimMilliseconds) size = Math.max(1, Math.floor(size / 2))
      else if (took < aimMilliseconds / 2) size *= 2
      size = Math.max(1, Math.min(size, most - looked))
      // Others come between two steps.
      if (!isPostgres) await setImmediate()
    } while (keys.length < limit && looked < most)
    return { keys, from, looked }
  }

  /** Rank by rank until the page is full, or so many were looked at. */
  const byRank = async (
    whole: Span,
    most: number,
    ofRank: (rank: number, span: Span, after: QueueKey | undefined, left: number) => Promise<Walked>,
  ): Promise<QueuePage> => {
    const { ranks, after, limit } = whole
    const found: QueueKey[] = []
    let looked = 0
    for (const rank of ranks) {
      if (found.length === limit) break
      if (after !== undefined && rank < after.rank) continue
      const span = { ...whole, limit: limit - found.length }
      const its = await ofRank(rank, span, after?.rank === rank ? after : undefined, most - looked)
      found.push(...its.keys)
      looked += its.looked
      if (its.from && its.keys.length < span.limit) return { keys: found, more: its.from }
    }
    return { keys: found, more: null }
  }
  /** Each looked at along the range. */
  const along = (span: Span, fits: RawBuilder<boolean>, most = limits.most): Promise<QueuePage> =>
    byRank(span, most, (rank, its, after, left) => walk(rank, its, after, fits, left))

  /** Few cases, sorted at once; the plus keeps the queue's index out of it, along which everybody's would be walked past. */
  const sorted = async (span: Span, among: readonly RawBuilder<boolean>[]): Promise<QueueKey[]> => {
    const { ranks, after, limit, dueUntil } = span
    // What is few leads to them, and nothing else.
    const isTest = ({ column }: Condition): boolean => !isPostgres && !['id', 'owner_id'].includes(column)
    const conditions = span.conditions.map((one) => (isTest(one) ? { ...one, is: asTest(one.is) } : one))
    if (dueUntil !== undefined) {
      const [rank = 0] = ranks
      const due = await read(
        sql<Row>`select id, due_at as at from support_case where ${and([
          ...among,
          ...conditions.map(({ is }) => is),
          isDue(dueUntil),
          ...(after === undefined ? [] : [sql<boolean>`(due_at, id) > (${after.at}, ${after.id})`]),
        ])} order by due_at, id limit ${limit}`,
      )
      return keysOf(rank, due)
    }
    const rows = await read(sql<Row & { queue_rank: number }>`
      select id, status_changed_at as at, queue_rank from support_case where ${and([
        ...among,
        sql<boolean>`+queue_rank in (${sql.join([...ranks])})`,
        ...conditions.map(({ is }) => is),
        ...(after === undefined
          ? []
          : [sql<boolean>`(+queue_rank, status_changed_at, id) > (${after.rank}, ${after.at}, ${after.id})`]),
      ])} order by queue_rank, status_changed_at, id limit ${limit}`)
    return rows.map(({ id, at, queue_rank: rank }) => ({ rank, at, id }))
  }

  /** Up to one more than are sorted. */
  const textsOf = async ({ texts }: WordsAsked, most: number): Promise<number[]> =>
    (await read(sql<{ text: number }>`select text from (${texts}) as hits limit ${most}`)).map(({ text }) => text)

  /** As many as were found near the beginning, the page is full soon; else the index of words is asked how many there are. */
  const isNear = ({ limit }: Span, found: number): boolean =>
    found > 0 && (limit / found) * limits.before <= limits.mostForWords

  const byWords = async (span: Span, words: WordsAsked, texts: readonly number[]): Promise<QueuePage> => {
    if (texts.length > limits.sorted) return along(span, words.isOne, limits.mostForWords)
    return { keys: texts.length === 0 ? [] : await ofFew(span, words, texts), more: null }
  }
  const ofFew = async (span: Span, words: WordsAsked, texts: readonly number[]): Promise<QueueKey[]> => {
    if (isPostgres) return sorted(span, [isAmong(database, words.ids)])
    const found = new Map<string, QueueKey>()
    for (let from = 0; from < texts.length; from += firstStep) {
      const some = JSON.stringify(texts.slice(from, from + firstStep))
      const ids = sql`select case_id from case_search where doc in (select value from json_each(${some}))`
      for (const key of await sorted({ ...span, limit: firstStep }, [isAmong(database, ids)])) found.set(key.id, key)
      await setImmediate()
    }
    const places = [...found.values()].map((key) => ({ key, place: `${key.rank} ${key.at} ${key.id}` }))
    places.sort((a, b) => (a.place < b.place ? -1 : 1))
    return places.slice(0, span.limit).map(({ key }) => key)
  }

  return {
    /** Along the queue. */
    all: (span: Span) => {
      const { outside } = splitOf(span)
      if (outside.length > 0) return along(span, sql<boolean>`true`)
      return byRank(span, limits.most, async (rank, its, after) => ({
        keys: await plainly(rank, its, after),
        from: null,
        looked: 0,
      }))
    },
    /** How many of these, up to the limit. */
    count: async (span: Span) => {
      const { inside, outside } = splitOf(span)
      if (outside.length > 0) {
        const { keys, more } = await along(span, sql<boolean>`true`)
        return { count: keys.length, isMore: more !== null }
      }
      let counted = 0
      for (const rank of span.ranks) {
        const limit = span.limit - counted
        if (limit === 0) break
        const range = rangeOf(span, rank, inside, undefined)
        const [some] = await read(sql<{ count: number }>`
          select count(*) as count from (select id from support_case where ${range} limit ${limit}) as hits`)
        counted += Number(some?.count)
      }
      return { count: counted, isMore: false }
    },
    /** Of an account or a tag, whose cases are few. */
    few: (span: Span) => sorted(span, []),
    /** Those that have the words: `exact`, or, where nobody wrote these, `begun`. */
    withWords: async (span: Span, exact: WordsAsked, begun: WordsAsked | undefined) => {
      // The embedded database counts texts as it comes to them; PostgreSQL reads the whole list of a word first.
      const near = isPostgres ? await along(span, exact.isOne, limits.before) : undefined
      // An empty page says nothing about whether anybody wrote them.
      const found = near?.keys.length ?? 0
      if (near?.more === null && found > 0) return near
      if (isNear(span, found)) return along(span, exact.isOne, limits.mostForWords)
      const texts = await textsOf(exact, limits.sorted + 1)
      if (texts.length > 0) return near?.more === null ? near : byWords(span, exact, texts)
      if (begun === undefined) return { keys: [], more: null }
      // A common beginning is that of many words, whose lists would all be read.
      const soon = await along(span, begun.isOne, limits.before)
      if (soon.more !== null && isNear(span, soon.keys.length)) return along(span, begun.isOne, limits.mostForWords)
      return soon.more === null ? soon : byWords(span, begun, await textsOf(begun, limits.sorted + 1))
    },
    /** Whether anybody wrote them. */
    isWritten: async (words: WordsAsked) => (await textsOf(words, 1)).length > 0,
  }
}
