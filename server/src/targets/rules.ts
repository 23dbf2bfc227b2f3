// Working time (CD-310): pure, no clock, no database. Instants are milliseconds since 1970; a schedule that is null works
// around the clock.

/** `day` 1 is Monday; `to` at or before `from` lies on the next day. Times as HH:MM. */
export interface Hours {
  day: number
  from: string
  to: string
}
export interface WorkingWeek {
  timeZone: string
  hours: readonly Hours[]
  /** YYYY-MM-DD, in the zone. */
  holidays: readonly string[]
}

/** A stretch in which a clock did not run; `until` null: it does not yet. RFC 3339. */
export interface Pause {
  from: string
  until: string | null
}
/** What is known of a clock, whatever is promised. */
export interface ClockFacts {
  begunAt: string
  pauses: readonly Pause[]
}

const [minute, day] = [60_000, 86_400_000]
/** Nothing that lies further ahead is due. */
const horizonDays = 3 * 366

/** Whether the zone is one this machine knows. */
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

interface Stretch {
  from: number
  to: number
}

/** The stretches that begin on a day, each as clocks show it, without what holidays take away. */
const shownOn = ({ hours, holidays }: WorkingWeek, shownDay: number): Stretch[] => {
  if (holidays.includes(dateOf(shownDay))) return []
  const weekday = ((new Date(shownDay).getUTCDay() + 6) % 7) + 1
  return hours
    .filter((one) => one.day === weekday)
    .map(({ from, to }) => {
      const [begins, ends] = [minutesOf(from), minutesOf(to)]
      const end = shownDay + ends * minute + (ends <= begins ? day : 0)
      // A night before a holiday ends at its midnight.
      const isCut = end > shownDay + day && holidays.includes(dateOf(shownDay + day))
      return { from: shownDay + begins * minute, to: isCut ? shownDay + day : end }
    })
    .toSorted((one, other) => one.from - other.from)
}

/** Working stretches from an instant on, in order, none over another. */
function* workedFrom(week: WorkingWeek, at: number): Generator<Stretch> {
  const today = Math.floor((at + offsetAt(week.timeZone, at)) / day) * day
  let reached = at
  // The night before may still go on.
  for (let offset = -1; offset <= horizonDays; offset += 1) {
    for (const shown of shownOn(week, today + offset * day)) {
      const from = Math.max(reached, instantOf(week.timeZone, shown.from))
      const to = instantOf(week.timeZone, shown.to)
      if (to <= from) continue
      reached = to
      yield { from, to }
    }
  }
}

/** Whether somebody works at this instant. */
export const isWorking = (week: WorkingWeek | null, at: number): boolean =>
  week === null || (workedFrom(week, at).next().value as Stretch | undefined)?.from === at

/** Working milliseconds from one instant to another. */
export const workedBetween = (week: WorkingWeek | null, from: number, to: number): number => {
  if (to <= from) return 0
  if (week === null) return to - from
  let worked = 0
  for (const stretch of workedFrom(week, from)) {
    if (stretch.from >= to) break
    worked += Math.min(stretch.to, to) - stretch.from
  }
  return worked
}

/** The instant at which so much has been worked since; null when that lies further away than three years. */
export const workedUntil = (week: WorkingWeek | null, from: number, milliseconds: number): number | null => {
  if (week === null) return from + milliseconds
  let left = milliseconds
  for (const stretch of workedFrom(week, from)) {
    const length = stretch.to - stretch.from
    if (left <= length) return stretch.from + left
    left -= length
  }
  return null
}

/** The stretches in which a clock ran; the last one has no end while it does. */
const runs = ({ begunAt, pauses }: ClockFacts): { from: number; to: number | null }[] => {
  const found: { from: number; to: number | null }[] = []
  let from: number | null = Date.parse(begunAt)
  for (const pause of pauses) {
    if (from !== null) found.push({ from, to: Date.parse(pause.from) })
    from = pause.until === null ? null : Date.parse(pause.until)
  }
  if (from !== null) found.push({ from, to: null })
  return found
}

/** When a clock is due that is promised so many minutes; null while it is paused. */
export const dueOf = (clock: ClockFacts, minutes: number, week: WorkingWeek | null): string | null => {
  let left = minutes * minute
  let due: number | null = null
  for (const { from, to } of runs(clock)) {
    const worked = to === null ? Infinity : workedBetween(week, from, to)
    if (due === null && left <= worked) due = workedUntil(week, from, left)
    left -= worked
    if (to === null) return due === null ? null : new Date(due).toISOString()
  }
  return null
}

/** Working seconds that are left of what was promised when a clock ends; below 0 what is too much. */
export const leftAt = (clock: ClockFacts, minutes: number, week: WorkingWeek | null, endedAt: string): number => {
  const end = Date.parse(endedAt)
  const worked = runs(clock).reduce((sum, { from, to }) => sum + workedBetween(week, from, Math.min(to ?? end, end)), 0)
  return Math.floor((minutes * minute - worked) / 1000)
}

/** From when on somebody is told that it is nearly due: an hour before, or for short promises their last quarter. */
export const nearOf = (dueAt: string, minutes: number): string =>
  new Date(Date.parse(dueAt) - Math.min(60, minutes / 4) * minute).toISOString()
