// What a lead reads of the counts (CD-290): days already counted, and on top what was noted since.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { CaseFigures, CaseReport, ReportSide } from '#generated/server/desk/schemas.ts'
import type { Database } from '../../storage/database.ts'
import type { CasesTables } from '../tables.ts'
import { withinScope } from '../../storage/within-scope.ts'
import type { ContactChannel } from '../types.ts'
import { inBands } from './bands.ts'
import type { FactKind, FactSides } from './tables.ts'

/** Days as YYYY-MM-DD; `to` is not part of the span. */
interface ReportSpan {
  from: string
  to: string
}
interface ReportFilter {
  game?: string | undefined
  topic?: number | undefined
  language?: string | undefined
  channel?: ContactChannel | undefined
  agent?: string | undefined
  /** null: no team's. */
  team?: string | null | undefined
}

/** What a side is called, by its key; null for what has no name. */
export type NamesOf = (by: ReportSide, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>

export type ReadCaseReport = (span: ReportSpan, by: ReportSide, filter: ReportFilter) => Promise<CaseReport>

interface Count {
  kind: FactKind
  times: number
  amount: number
}

const columns = {
  team: 'team',
  game: 'product',
  topic: 'category_id',
  language: 'locale',
  channel: 'channel',
  agent: 'agent',
} as const satisfies Record<ReportSide, keyof FactSides>
const mostGroups = 500
const dayMilliseconds = 86_400_000

/** @returns the sums of these counts as the contract has them */
export const figuresOf = (counts: readonly Count[]): CaseFigures => {
  const sum = (kind: FactKind, what: 'times' | 'amount' = 'times'): number =>
    counts.reduce((total, count) => total + (count.kind === kind ? count[what] : 0), 0)
  const mean = (kind: FactKind): number | null => (sum(kind) === 0 ? null : sum(kind, 'amount') / sum(kind))
  const seconds = (kind: FactKind): number | null => {
    const exact = mean(kind)
    return exact === null ? null : Math.round(exact)
  }
  return {
    filed: sum('filed'),
    answers: sum('answer'),
    firstAnswers: sum('firstAnswer'),
    firstAnswerSeconds: seconds('firstAnswer'),
    resolved: sum('resolved'),
    resolvedSeconds: seconds('resolved'),
    reopened: sum('reopened'),
    firstAnswersKept: sum('firstAnswerKept'),
    firstAnswersMissed: sum('firstAnswerMissed'),
    nextAnswersKept: sum('nextAnswerKept'),
    nextAnswersMissed: sum('nextAnswerMissed'),
    resolutionsKept: sum('resolutionKept'),
    resolutionsMissed: sum('resolutionMissed'),
    rated: sum('rated'),
    rating: mean('rated'),
  }
}

const daysOf = ({ from, to }: ReportSpan): string[] => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMilliseconds
  return Array.from({ length: days }, (_, index) =>
    new Date(Date.parse(from) + index * dayMilliseconds).toISOString().slice(0, 10),
  )
}

export const createCaseReport = (
  database: Database<CasesTables>,
  { namesOf }: { namesOf: NamesOf },
): ReadCaseReport => {
  type Source = 'case_report_day' | 'case_fact'
  /** Both tables have the same sides. */
  const narrowed = (source: Source, { from, to }: ReportSpan, filter: ReportFilter) => {
    let query = database.db
      .selectFrom(source as 'case_report_day')
      .where('day', '>=', from)
      .where('day', '<', to)
    if (filter.game !== undefined) query = query.where('product', '=', filter.game)
    if (filter.topic !== undefined) query = query.where('category_id', '=', filter.topic)
    if (filter.language !== undefined) query = query.where('locale', '=', filter.language)
    if (filter.channel !== undefined) query = query.where('channel', '=', filter.channel)
    if (filter.agent !== undefined) query = query.where('agent', '=', filter.agent)
    if (filter.team !== undefined) query = query.where('team', '=', filter.team ?? '')
    return withinScope(query, { game: 'product', language: 'locale' })
  }
  type Narrowed = SelectQueryBuilder<CasesTables, 'case_report_day', object>
  type Key = 'day' | 'band' | (typeof columns)[ReportSide]
  /** Sums by kind and one more column, over both tables. */
  const counted = async (
    span: ReportSpan,
    filter: ReportFilter,
    key: Key,
    more: (query: Narrowed) => Narrowed = (query) => query,
  ): Promise<(Count & { key: string })[]> => {
    const read = async (source: Source, times: string): Promise<(Count & { key: string })[]> => {
      const rows = await more(narrowed(source, span, filter))
        .select(['kind', sql<string | number>`${sql.ref(key)}`.as('key')])
        .select([sql<number>`${sql.raw(times)}`.as('times'), sql<number>`sum(amount)`.as('amount')])
        .groupBy(['kind', key])
        .execute()
      // PostgreSQL sums whole numbers to a numeric, which its driver gives as text.
      return rows.map((row) => ({
        kind: row.kind,
        key: String(row.key),
        times: Number(row.times),
        amount: Number(row.amount),
      }))
    }
    return [...(await read('case_report_day', 'sum(times)')), ...(await read('case_fact', 'count(*)'))]
  }
  const isDuration = (query: Narrowed): Narrowed => query.where('kind', 'in', ['firstAnswer', 'resolved'])
  const isBacklog = (query: Narrowed): Narrowed => query.where('kind', '=', 'backlog')

  /** The newest day of a span at whose end the backlog was counted, as a span. */
  const lastCounted = async ({ from, to }: ReportSpan): Promise<ReportSpan | null> => {
    const row = await database.db
      .selectFrom('case_report_day')
      .select('day')
      .where('kind', '=', 'backlog')
      .where('day', '>=', from)
      .where('day', '<', to)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (row === undefined) return null
    const next = new Date(Date.parse(row.day) + dayMilliseconds).toISOString().slice(0, 10)
    return { from: row.day, to: next }
  }

  const read: ReadCaseReport = async (span, by, filter) => {
    const byDay = Map.groupBy(await counted(span, filter, 'day'), ({ key }) => key)
    const backlogDays = await database.db
      .selectFrom('case_report_day')
      .select('day')
      .where('kind', '=', 'backlog')
      .where('product', '=', '')
      .where('day', '>=', span.from)
      .where('day', '<', span.to)
      .execute()
    const wasCounted = new Set(backlogDays.map(({ day }) => day))
    const sides = Map.groupBy(await counted(span, filter, columns[by]), ({ key }) => key)
    const bands = (await counted(span, filter, 'band', isDuration)).map((count) => ({
      ...count,
      band: Number(count.key),
    }))
    const last = await lastCounted(span)
    const left = last === null ? [] : await counted(last, filter, columns[by], isBacklog)
    const ages = last === null ? [] : await counted(last, filter, 'band', isBacklog)

    const backlogOf = (counts: readonly (Count & { key: string })[], key?: string): number =>
      counts.reduce((sum, count) => sum + (key === undefined || count.key === key ? count.times : 0), 0)
    const groups = [...new Set([...sides.keys(), ...left.map(({ key }) => key)])]
      .map((key) => ({ key, figures: figuresOf(sides.get(key) ?? []), backlog: backlogOf(left, key) }))
      .filter(
        ({ figures, backlog }) =>
          Object.values(figures).some((figure) => figure !== 0 && figure !== null) || backlog > 0,
      )
      .toSorted(
        (one, other) =>
          other.figures.filed - one.figures.filed ||
          other.figures.answers - one.figures.answers ||
          other.backlog - one.backlog ||
          (one.key < other.key ? -1 : 1),
      )
      .slice(0, mostGroups)
    const names = await namesOf(
      by,
      groups.map(({ key }) => key),
    )
    const isKnown = (key: string): boolean => key !== '' && key !== '0'
    return {
      ...span,
      by,
      total: figuresOf([...byDay.values()].flat()),
      days: daysOf(span).map((day) => {
        const counts = byDay.get(day) ?? []
        return {
          day,
          figures: figuresOf(counts),
          backlog: wasCounted.has(day) ? backlogOf(counts.filter(({ kind }) => kind === 'backlog')) : null,
        }
      }),
      groups: groups.map(({ key, figures, backlog }) => ({
        key: isKnown(key) ? key : null,
        name: names.get(key) ?? null,
        figures,
        backlog,
      })),
      firstAnswerWithin: inBands(bands.filter(({ kind }) => kind === 'firstAnswer')),
      resolvedWithin: inBands(bands.filter(({ kind }) => kind === 'resolved')),
      backlogAges: inBands(ages.map(({ key, times }) => ({ band: Number(key), times }))),
    }
  }
  return (span, by, filter) => database.reading(() => read(span, by, filter))
}
