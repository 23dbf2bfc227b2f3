// Which target a case goes by, and what a clock comes to under it (CD-310, CD-311). Pure.
import type { CaseClockKind, DeskTarget, TargetConditions } from '#generated/server/desk/schemas.ts'
import type { Unmarked } from '../platform/marks.ts'
import type { Due } from './ports.ts'
import { dueOf, nearOf, type ClockFacts, type WorkingWeek } from './rules.ts'

export type Target = Unmarked<DeskTarget>

export interface TargetedCase {
  team: string | null
  product: string
  topicId: number
  priority: TargetConditions['priorities'][number]
  locale: string
}

/** Targets that are switched on, in the order they are asked, and their working hours. */
export interface TargetBook {
  revision: number
  targets: readonly Target[]
  /** null: around the clock. */
  weeks: ReadonlyMap<string, WorkingWeek>
}

export const meets = (
  { team, product, topicId, priority, locale }: TargetedCase,
  { teams, games, topics, priorities, languages }: TargetConditions,
): boolean => {
  const allows = <T>(list: readonly T[], value: T): boolean => list.length === 0 || list.includes(value)
  return (
    (teams.length === 0 || (team !== null && teams.includes(team))) &&
    allows(games, product) &&
    allows(topics, topicId) &&
    allows(priorities, priority) &&
    allows(languages, locale)
  )
}

export const weekOf = ({ weeks }: Pick<TargetBook, 'weeks'>, schedule: string | null): WorkingWeek | null =>
  schedule === null ? null : (weeks.get(schedule) ?? null)

/** A clock as it stands, whatever it is kept in. */
export interface Clock extends ClockFacts {
  kind: CaseClockKind
  /** Of the event it began with. */
  position: number
  endedAt: string | null
  target: string | null
  minutes: number | null
  dueAt: string | null
  tellAt: string | null
  told: 'near' | 'missed' | null
  revision: number
  outcome: 'kept' | 'missed' | 'dropped' | null
  leftSeconds: number | null
}

export const newClock = (kind: CaseClockKind, position: number, begunAt: string): Clock => ({
  kind,
  position,
  begunAt,
  pauses: [],
  endedAt: null,
  target: null,
  minutes: null,
  dueAt: null,
  tellAt: null,
  told: null,
  revision: 0,
  outcome: null,
  leftSeconds: null,
})

export const isPaused = ({ pauses }: ClockFacts): boolean => pauses.at(-1)?.until === null

/** A clock that runs or is paused, as these targets have it. `at`: what was told of a time that lies ahead again is told anew. */
export const aimed = (clock: Clock, book: TargetBook, target: Target | undefined, at: string): Clock => {
  const minutes = target?.minutes[clock.kind] ?? null
  const dueAt = minutes === null ? null : dueOf(clock, minutes, weekOf(book, target?.schedule ?? null))
  const same = { ...clock, target: minutes === null ? null : target!.id, minutes, dueAt, revision: book.revision }
  if (minutes === null || dueAt === null) return { ...same, tellAt: null }
  const nearAt = nearOf(dueAt, minutes)
  const told = (clock.told === 'missed' && dueAt > at) || (clock.told === 'near' && nearAt > at) ? null : clock.told
  return { ...same, told, tellAt: told === 'missed' ? null : told === 'near' ? dueAt : nearAt }
}

export const targetOf = (facts: TargetedCase, { targets }: TargetBook): Target | undefined =>
  targets.find(({ when }) => meets(facts, when))

/** What of these is due first; null when nothing is. */
export const firstDue = (clocks: readonly Clock[]): Due | null => {
  let first: Due | null = null
  for (const { kind, dueAt, endedAt } of clocks)
    if (endedAt === null && dueAt !== null && (first === null || dueAt < first.at)) first = { kind, at: dueAt }
  return first
}
