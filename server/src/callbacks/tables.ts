import type { CallBackState } from '#generated/server/desk/schemas.ts'
import type { NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

/** One for a case: number, name and language are the case's own. */
export interface CallBackTable {
  case_id: string
  state: CallBackState
  asked_at: TimestampColumn
  /** YYYY-MM-DD in UTC. */
  asked_day: string
  /** When it is called next; of one that has ended, when it ended. */
  due_at: TimestampColumn
  tries: number
  last_tried_at: NullableTimestampColumn
  /** Desk account that has it, or had it last. */
  agent: string | null
  /** null unless somebody is calling. */
  taken_at: NullableTimestampColumn
}

/** One that has ended, for the report: of no case and of nobody. */
export interface CallBackPastTable {
  id: string
  /** YYYY-MM-DD in UTC. */
  asked_day: string
  ended_at: TimestampColumn
  outcome: 'done' | 'unreached'
  team: string | null
  product: string
  locale: string
  /** From asking to the end. */
  waited_seconds: number
}

export interface CallBacksTables {
  call_back: CallBackTable
  call_back_past: CallBackPastTable
}
