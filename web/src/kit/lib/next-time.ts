/**
 * A time to come, as short as it can be understood: `6:00 PM` today, `Monday 9:00 AM` within the week, else with its date.
 * Times are RFC 3339; `now` is epoch milliseconds; in the reader's zone unless another one is named.
 */
export const nextTime = (time: string, now: number, locale: string, timeZone?: string): string => {
  const at = new Date(time)
  const zone = timeZone === undefined ? {} : { timeZone }
  const dayOf = (date: Date | number): string =>
    new Intl.DateTimeFormat('en-US', { ...zone, calendar: 'gregory' }).format(date)
  const clock = { ...zone, hour: 'numeric', minute: '2-digit', calendar: 'gregory' } as const
  if (dayOf(at) === dayOf(now)) return new Intl.DateTimeFormat(locale, clock).format(at)
  const isNear = at.getTime() - now < 6 * 86_400_000
  return new Intl.DateTimeFormat(
    locale,
    isNear ? { ...clock, weekday: 'long' } : { ...clock, weekday: 'short', day: 'numeric', month: 'long' },
  ).format(at)
}
