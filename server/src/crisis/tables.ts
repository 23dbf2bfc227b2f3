import type { Flag, TimestampColumn } from '../storage/tables.ts'

export interface CrisisMessageTable {
  id: string
  /** JSON: text by locale; so are summary and body. */
  title: string
  summary: string
  body: string
  link: string | null
  game: string | null
  is_active: Flag
  changed_at: TimestampColumn
  changed_by: string
}

declare module '../storage/tables.ts' {
  interface Tables {
    crisis_message: CrisisMessageTable
  }
}
