const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number, until: number][] = [
  ['second', 1, 45],
  ['minute', 60, 45 * 60],
  ['hour', 3600, 22 * 3600],
  ['day', 86_400, 26 * 86_400],
  ['month', 2_629_746, 320 * 86_400],
  ['year', 31_556_952, Number.POSITIVE_INFINITY],
]

/** "3 hours ago" in the page's language (decisions-cases C11). Times are RFC 3339; `now` is epoch milliseconds. */
export const relativeTime = (time: string, now: number, locale: string): string => {
  const seconds = (Date.parse(time) - now) / 1000
  const [unit, size] = steps.find(([, , until]) => Math.abs(seconds) < until) ?? steps[0]!
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    unit === 'second' ? 0 : Math.round(seconds / size),
    unit,
  )
}

/**
 * Date and time, for tooltips (decisions-cases J20); in the reader's zone unless another one is named. Always the
 * Gregorian calendar: older browsers count Arabic dates by the Islamic one, and the server would write another day than
 * the page.
 */
export const absoluteTime = (time: string, locale: string, timeZone?: string): string => {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
    calendar: 'gregory',
  }).format(new Date(time))
}

/** The same, where it stands among others: "Nov 27, 2026, 8:45 PM". */
export const shortTime = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory' }).format(
    new Date(time),
  )
