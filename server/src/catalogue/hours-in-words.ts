// Opening hours as people read them, in their language (CD-427). Pure.
import type { OpenWeek, Span } from '../lib/open-week.ts'

const days = [1, 2, 3, 4, 5, 6, 7]
/** 1 January 2024 was a Monday. */
const dayOf = (day: number): number => Date.UTC(2024, 0, day)

/**
 * `Mon–Fri 9:00 AM – 6:00 PM, Sat 10:00 AM – 2:00 PM (Central European Time)`: the week alone, days that are alike together;
 * null where no day is open. The zone has the name it has the whole year.
 */
export const hoursInWords = ({ timeZone, week }: OpenWeek, locale: string): string | null => {
  // No calendar of another count; digits are the language's own.
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const wholeDay = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(24)
  const timeOf = (text: string): string => time.format(Date.parse(`2024-01-01T${text}:00.000Z`))
  const spanOf = ({ from, to }: Span): string =>
    from === '00:00' && to === '00:00' ? wholeDay : `${timeOf(from)} – ${timeOf(to)}`

  const groups: { first: number; last: number; said: string }[] = []
  for (const day of days) {
    const spans = week
      .filter((one) => one.day === day)
      .toSorted((one, other) => (one.from < other.from ? -1 : 1))
      .map(spanOf)
    const before = groups.at(-1)
    const said = spans.join(', ')
    if (before !== undefined && before.last === day - 1 && before.said === said) before.last = day
    else groups.push({ first: day, last: day, said })
  }
  const open = groups.filter(({ said }) => said !== '')
  if (open.length === 0) return null
  const nameOf = (day: number): string => weekday.format(dayOf(day))
  const inEach = open.map(({ first, last, said }) => {
    const name = first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`
    return `${name} ${said}`
  })
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(dayOf(1))
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${inEach.join('; ')} (${zone ?? timeZone})`
}
