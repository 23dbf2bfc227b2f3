import type { CaseClockKind } from '#generated/server/desk/schemas.ts'
import type { Flag, NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

export interface DeskScheduleTable {
  id: string
  name: string
  time_zone: string
  /** JSON: WorkingHours of the contract. */
  hours: string
  /** JSON: dates. */
  holidays: string
  changed_at: TimestampColumn
  changed_by: string
}

export interface DeskTargetTable {
  id: string
  /** Targets are asked from the lowest on. */
  position: number
  name: string
  enabled: Flag
  /** JSON: TargetConditions of the contract. */
  conditions: string
  /** JSON: TargetTimes of the contract. */
  minutes: string
  /** null: around the clock. */
  schedule: string | null
  changed_at: TimestampColumn
  changed_by: string
}

/** One row: how often schedules and targets have changed. */
export interface TargetRevisionTable {
  /** 1: there is one row. */
  id: number
  revision: number
}

/** A clock of a case (CD-311): kept whether or not anything is promised, so that a target made later can count from the beginning. */
export interface CaseClockTable {
  case_id: string
  kind: CaseClockKind
  /** Of the event it began with. */
  position: number
  begun_at: TimestampColumn
  /** JSON: stretches in which the company waited for the player. */
  pauses: string
  ended_at: NullableTimestampColumn
  /** What it goes by; null where nothing is promised. */
  target: string | null
  minutes: number | null
  /** While it runs. */
  due_at: NullableTimestampColumn
  /** When somebody is to be told next that it is nearly due, or overdue. */
  tell_at: NullableTimestampColumn
  told: 'near' | 'missed' | null
  /** Of targets and schedules that it was reckoned by. */
  revision: number
  /** Once it has ended; null then where nothing was promised. `dropped`: it ended without what it waited for. */
  outcome: 'kept' | 'missed' | 'dropped' | null
  left_seconds: number | null
}

export interface TargetsTables {
  desk_schedule: DeskScheduleTable
  desk_target: DeskTargetTable
  target_revision: TargetRevisionTable
  case_clock: CaseClockTable
}
