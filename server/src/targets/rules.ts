// Working time (CD-310): pure, no clock, no database. Instants are milliseconds since 1970; a schedule that is null works
// around the clock.
import { type Hours, openFrom, type Stretch } from '../lib/open-week.ts'

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

const minute = 60_000

const workedFrom = ({ timeZone, hours, holidays }: WorkingWeek, at: number): Generator<Stretch, undefined> => {
  const exceptions = holidays.map((date) => ({ date, hours: [] }))
  // No shift begins on a holiday; one that began the day before is worked to its end.
  return openFrom({ timeZone, week: hours, exceptions, keepsNights: true }, at)
}

/** Whether somebody works at this instant. */
export const isWorking = (week: WorkingWeek | null, at: number): boolean =>
  week === null || workedFrom(week, at).next().value?.from === at

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
