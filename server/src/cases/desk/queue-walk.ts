/**
 * The desk's queue as it is read where a million cases lie (CD-335): rank after rank, each a range of an index by time and
 * id. What no index tells, words among it, is looked at case by case along that range, in steps that end soon, or taken
 * from the index of words and sorted where few cases have them.
 */
import { setImmediate } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../storage/database.ts'
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
  /** Cases of a rank that are looked at on the way to a page that seems near. */
  most: number
}
export const walkLimits: WalkLimits = { sorted: 5_000, before: 500, most: 25_000 }

export interface QueueWalk {
  /** Along the queue. */
  all: (span: Span) => Promise<QueueKey[]>
  /** How many of these, up to the limit. */
  count: (span: Span) => Promise<number>
  /** Of an account or a tag, whose cases are few. */
  few: (span: Span) => Promise<QueueKey[]>
  /** Those that have the words: `exact`, or, where nobody wrote these, `begun`. */
  withWords: (span: Span, exact: WordsAsked, begun: WordsAsked | undefined) => Promise<QueueKey[]>
  /** Whether anybody wrote them. */
  isWritten: (words: WordsAsked) => Promise<boolean>
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
const leadingDue: readonly (readonly string[])[] = [
  ['assignee'],
  ['team'],
  ['product'],
  ['assignee?'],
  ['team?'],
  ['queue_rank'],
]

/** The embedded database answers in the process's own thread: as long everybody waits. */
const aimMilliseconds = { sqlite: 5, postgres: 30 } as const
const firstStep = 500
const longestStep = 8_000

const and = (parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join([...parts], sql` and `)}`

/**
 * Cases with these few ids, looked up one by one: PostgreSQL, which guesses how many there are, else reads all cases beside
 * them.
 */
export const isAmong = ({ dialect }: Database, ids: RawBuilder<unknown>): RawBuilder<boolean> =>
  dialect.name === 'postgres'
    ? sql<boolean>`support_case.id = any(array(${ids}))`
    : sql<boolean>`support_case.id in (${ids})`

interface Row {
  id: string
  at: string
}
type Order = Pick<Span, 'dueUntil'>

export const createQueueWalk = (database: Database, limits: WalkLimits = walkLimits): QueueWalk => {
  const isPostgres = database.dialect.name === 'postgres'
  const aim = aimMilliseconds[database.dialect.name]
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

  /** PostgreSQL weighs what it knows of the values; of the embedded one's ranges only one column is an index's. */
  const splitOf = ({ conditions, dueUntil }: Span): { inside: readonly Condition[]; outside: readonly Condition[] } => {
    const asRange = (one: Condition): Condition => ({ ...one, is: one.asRange ?? one.is })
    if (isPostgres) return { inside: conditions.map(asRange), outside: [] }
    const ranges = conditions.filter(({ isMany }) => isMany !== true)
    const rangeOn = (name: string): Condition | undefined =>
      ranges.find(({ column, isNull = false }) => `${column}${isNull ? '?' : ''}` === name)
    const indices = dueUntil === undefined ? leading : leadingDue
    const lead = indices.find((columns) => columns.every((name) => rangeOn(name) !== undefined)) ?? []
    const inside = lead.flatMap((name) => rangeOn(name) ?? [])
    return { inside: inside.map(asRange), outside: conditions.filter((one) => !inside.includes(one)) }
  }

  interface Walked {
    keys: QueueKey[]
    /** null: the rank has no more. */
    from: QueueKey | undefined | null
  }
  /** @param goesOn after each step, by what was found and how many were looked at */
  const walk = async (
    rank: number,
    span: Span,
    after: QueueKey | undefined,
    fits: RawBuilder<boolean>,
    goesOn: (found: number, looked: number) => boolean,
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
      if (rows.length < size) return { keys, from: null }
      from = keysOf(rank, rows.slice(-1))[0]
      looked += rows.length
      const took = performance.now() - begun
      if (took > aim) size = Math.max(1, Math.floor(size / 2))
      else if (took < aim / 2) size = Math.min(longestStep, size * 2)
      // Others come between two steps.
      if (!isPostgres) await setImmediate()
    } while (keys.length < limit && goesOn(keys.length, looked))
    return { keys, from }
  }

  /** Rank by rank until the page is full. */
  const byRank = async (
    whole: Span,
    ofRank: (rank: number, span: Span, after: QueueKey | undefined) => Promise<QueueKey[]>,
  ): Promise<QueueKey[]> => {
    const { ranks, after, limit } = whole
    const found: QueueKey[] = []
    for (const rank of ranks) {
      if (found.length === limit) break
      if (after !== undefined && rank < after.rank) continue
      const span = { ...whole, limit: limit - found.length }
      found.push(...(await ofRank(rank, span, after?.rank === rank ? after : undefined)))
    }
    return found
  }

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

  /** The page so far as it is found near the beginning; undefined where that takes longer. */
  const soon = async (span: Span, fits: RawBuilder<boolean>): Promise<QueueKey[] | undefined> => {
    let isOpen = false
    const found = await byRank(span, async (rank, its, after) => {
      if (isOpen) return []
      const { keys, from } = await walk(rank, its, after, fits, (_, looked) => looked < limits.before)
      isOpen = from !== null && keys.length < its.limit
      return keys
    })
    return isOpen ? undefined : found
  }

  /** Many have them: a page is near, or none of a long way has. */
  const many = (span: Span, words: WordsAsked): Promise<QueueKey[]> =>
    byRank(span, async (rank, its, after) => {
      const isNear = (found: number, looked: number): boolean =>
        !isPostgres || looked < limits.before || (found > 0 && (its.limit / found) * looked <= limits.most)
      const { keys, from } = await walk(rank, its, after, words.isOne, isNear)
      if (from === null || keys.length === its.limit) return keys
      // All at once: the plan may join whole lists, for which it must not hope that the first rows come soon.
      const rest = await read(sql<Row>`
        with hits as materialized (
          select distinct way.id, way.at from (
            select id, ${timeOf(its)} as at from support_case
            where ${rangeOf(its, rank, its.conditions, from)} offset 0
          ) as way inner join (${words.ids}) as text on text.case_id = way.id
        ) select id, at from hits order by at, id limit ${its.limit - keys.length}`)
      return [...keys, ...keysOf(rank, rest)]
    })

  const byWords = async (span: Span, words: WordsAsked, texts: readonly number[]): Promise<QueueKey[]> => {
    if (texts.length === 0) return []
    if (texts.length > limits.sorted) return many(span, words)
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
    all: (span) => {
      const { outside } = splitOf(span)
      return byRank(span, async (rank, its, after) =>
        outside.length === 0
          ? plainly(rank, its, after)
          : (await walk(rank, its, after, sql<boolean>`true`, () => true)).keys,
      )
    },
    count: async (span) => {
      const { inside, outside } = splitOf(span)
      let counted = 0
      for (const rank of span.ranks) {
        const limit = span.limit - counted
        if (limit === 0) break
        if (outside.length > 0) {
          counted += (await walk(rank, { ...span, limit }, undefined, sql<boolean>`true`, () => true)).keys.length
          continue
        }
        const range = rangeOf(span, rank, inside, undefined)
        const [some] = await read(sql<{ count: number }>`
          select count(*) as count from (select id from support_case where ${range} limit ${limit}) as hits`)
        counted += Number(some?.count)
      }
      return counted
    },
    few: (span) => sorted(span, []),
    withWords: async (span, exact, begun) => {
      // The embedded database counts texts as it comes to them; PostgreSQL reads the whole list of a word first.
      const near = isPostgres ? await soon(span, exact.isOne) : undefined
      // An empty page says nothing about whether anybody wrote them.
      if (near !== undefined && near.length > 0) return near
      const texts = await textsOf(exact, limits.sorted + 1)
      if (texts.length > 0) return near ?? byWords(span, exact, texts)
      if (begun === undefined) return []
      // A common beginning is that of many words, whose lists would all be read.
      return (await soon(span, begun.isOne)) ?? byWords(span, begun, await textsOf(begun, limits.sorted + 1))
    },
    isWritten: async (words) => (await textsOf(words, 1)).length > 0,
  }
}
