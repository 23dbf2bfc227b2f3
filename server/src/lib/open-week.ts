// A week that repeats, in a time zone, and the dates that are otherwise: what targets work by (CD-310) and when channels are
// open (CD-427). Pure: no clock, no database. Instants are milliseconds since 1970.

/** `to` at or before `from` lies on the next day; 00:00 to 00:00 is a whole day. Times as HH:MM. */
export interface Span {
  from: string
  to: string
}
/** `day` 1 is Monday. */
export interface Hours extends Span {
  day: number
}
export interface OpenWeek {
  timeZone: string
  week: readonly Hours[]
  /** Before the week on their date (YYYY-MM-DD, in the zone); without hours that is a day off. */
  exceptions: readonly { date: string; hours: readonly Span[] }[]
  /** A night that began before such a date goes on to its end; else it ends at that midnight. */
  keepsNights?: true
}
/** A stretch of time from an instant to another. */
export interface Stretch {
  from: number
  to: number
}

const [minute, day] = [60_000, 86_400_000]
/** Nothing that lies further ahead is looked for. */
const horizonDays = 3 * 366

export const isTimeZone = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone })
    return true
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** How far the zone's clocks are ahead of UTC at an instant. */
const offsetAt = (timeZone: string, at: number): number => {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
  }
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(at)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute
}

/**
 * The instant at which clocks of the zone show this time (as if it were UTC). One that comes twice, in autumn, is the
 * first of both; one that does not come, in spring, is as long after the change as it would have been.
 */
const instantOf = (timeZone: string, shown: number): number => {
  const [before, after] = [offsetAt(timeZone, shown - day), offsetAt(timeZone, shown + day)]
  if (before === after) return shown - before
  const fitting = [before, after]
    .map((offset) => shown - offset)
    .filter((at) => at + offsetAt(timeZone, at) === shown)
    .toSorted((one, other) => one - other)
  return fitting[0] ?? shown - before
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const dateOf = (shownDay: number): string => new Date(shownDay).toISOString().slice(0, 10)

/** The stretches that begin on a day, each as clocks show it, without what exceptions take away. */
const shownOn = ({ week, exceptions, keepsNights }: OpenWeek, shownDay: number): Stretch[] => {
  const exceptionOf = (at: number) => exceptions.find(({ date }) => date === dateOf(at))
  const weekday = ((new Date(shownDay).getUTCDay() + 6) % 7) + 1
  const spans = exceptionOf(shownDay)?.hours ?? week.filter((one) => one.day === weekday)
  return spans
    .map(({ from, to }) => {
      const [begins, ends] = [minutesOf(from), minutesOf(to)]
      const end = shownDay + ends * minute + (ends <= begins ? day : 0)
      const isCut = keepsNights !== true && end > shownDay + day && exceptionOf(shownDay + day) !== undefined
      return { from: shownDay + begins * minute, to: isCut ? shownDay + day : end }
    })
    .toSorted((one, other) => one.from - other.from)
}

/** Open stretches from an instant on, in order, none over another. */
export function* openFrom(week: OpenWeek, at: number): Generator<Stretch, undefined> {
  const today = Math.floor((at + offsetAt(week.timeZone, at)) / day) * day
  let reached = at
  // The night before may still go on.
  for (let offset = -1; offset <= horizonDays; offset += 1) {
    for (const shown of shownOn(week, today + offset * day)) {
      const begins = instantOf(week.timeZone, shown.from)
      const ends = instantOf(week.timeZone, shown.to)
      const from = Math.max(reached, begins)
      // What lies within an hour that clocks skip is as long after it.
      const to = ends > begins ? ends : begins + shown.to - shown.from
      if (to <= from) continue
      reached = to
      yield { from, to }
    }
  }
}

/** Further ahead nobody is told of a change. */
const toldDays = 366

/**
 * Whether it is open at an instant, and until when that stays so, in milliseconds; null where nothing changes within a
 * year.
 */
export const openingAt = (week: OpenWeek, at: number): { isOpen: boolean; until: number | null } => {
  const last = at + toldDays * day
  const told = (until: number): number | null => (until > last ? null : until)
  let open: Stretch | undefined
  for (const stretch of openFrom(week, at)) {
    if (open === undefined && stretch.from > at) return { isOpen: false, until: told(stretch.from) }
    // Two that touch are one: around the clock nobody closes at midnight.
    if (open !== undefined && stretch.from > open.to) break
    open = { from: at, to: stretch.to }
    if (open.to > last) break
  }
  return open === undefined ? { isOpen: false, until: null } : { isOpen: true, until: told(open.to) }
}
