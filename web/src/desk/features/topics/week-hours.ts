// A week of opening hours as it is edited: seven days, each closed, with spans, or around the clock (CD-427).
import type { Hours, Span } from './queries.ts'

export type Week = Hours['week']
export type Exception = Hours['exceptions'][number]
export type Kind = 'closed' | 'spans' | 'whole'

export const allDay: Span = { from: '00:00', to: '00:00' }
export const usualSpan: Span = { from: '09:00', to: '18:00' }
const weekdays = [1, 2, 3, 4, 5]

/** From nine to six on weekdays. */
export const usualHours = (timeZone: string): Hours => ({
  timeZone,
  week: weekdays.map((day) => ({ day, ...usualSpan })),
  exceptions: [],
})

export const spansOf = (week: Week, day: number): Span[] =>
  week.filter((one) => one.day === day).map(({ from, to }) => ({ from, to }))

export const withSpans = (week: Week, day: number, spans: readonly Span[]): Week =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((one) =>
    (one === day ? spans : spansOf(week, one)).map(({ from, to }) => ({ day: one, from, to })),
  )

/** Monday to Friday are as this day is. */
export const copiedToWeekdays = (week: Week, day: number): Week =>
  weekdays.reduce((made, one) => withSpans(made, one, spansOf(week, day)), week)

const said = (spans: readonly Span[]): string => spans.map(({ from, to }) => `${from}–${to}`).join()
export const areWeekdaysAlike = (week: Week): boolean =>
  weekdays.every((day) => said(spansOf(week, day)) === said(spansOf(week, 1)))

export const kindOf = (spans: readonly Span[]): Kind =>
  spans.length === 0 ? 'closed' : spans.some(({ from, to }) => from === '00:00' && to === '00:00') ? 'whole' : 'spans'

/** What a day becomes whose kind is chosen; spans it had are kept where it has any. */
export const spansFor = (kind: Kind, before: readonly Span[]): Span[] => {
  if (kind === 'closed') return []
  if (kind === 'whole') return [allDay]
  return kindOf(before) === 'spans' ? [...before] : [usualSpan]
}

/** One more: from where the last one ends, for as long as is left of the day, at most four hours. */
export const nextSpan = (spans: readonly Span[]): Span => {
  const last = spans.at(-1)
  const begins = last === undefined ? 9 : Number(last.to.slice(0, 2)) + 1
  if (last === undefined || begins > 22 || last.to <= last.from) return usualSpan
  const hour = (value: number): string => `${String(value % 24).padStart(2, '0')}:00`
  return { from: hour(begins), to: hour(Math.min(24, begins + 4)) }
}

/** The zone that is set, the writer's own, then all there are. */
export const zonesFor = (current: string, own: string, all: readonly string[]): string[] => [
  ...new Set([current, own, ...all]),
]

/** The first day from this one on (YYYY-MM-DD) that is no exception yet. */
export const freeDate = (from: string, exceptions: readonly Exception[]): string => {
  for (let at = Date.parse(`${from}T00:00:00.000Z`); ; at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10)
    if (!exceptions.some((one) => one.date === date)) return date
  }
}

export const inOrder = (exceptions: readonly Exception[]): Exception[] =>
  [...exceptions].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
