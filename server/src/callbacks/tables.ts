import type { CallBackState } from '#generated/server/desk/schemas.ts'
import type { NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

/** One for a case: number, name and language are the case's own. */
export interface CallBackTable {
  case_id: string
  state: CallBackState
  asked_at: TimestampColumn
  /** When it is called next; of one that has ended, when it ended. */
  due_at: TimestampColumn
  tries: number
  last_tried_at: NullableTimestampColumn
  /** Desk account that has it, or had it last. */
  agent: string | null
  /** null unless somebody is calling. */
  taken_at: NullableTimestampColumn
}

declare module '../storage/tables.ts' {
  interface Tables {
    call_back: CallBackTable
  }
}
