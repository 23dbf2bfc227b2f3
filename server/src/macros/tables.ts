import type { TimestampColumn } from '../storage/tables.ts'

export interface MacroTable {
  id: string
  /** Whose it is alone; null: everybody's. */
  owner: string | null
  name: string
  /** JSON: text by locale. */
  texts: string
  /** Product whose cases it is offered for; null: all. */
  game: string | null
  /** What a case is to become with it; null: whatever is chosen. */
  status: string | null
  changed_at: TimestampColumn
  changed_by: string
}

export interface MacrosTables {
  macro: MacroTable
}
