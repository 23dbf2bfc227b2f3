import type { Generated } from 'kysely'
import type { Flag, NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'
import type { CrisisSeverity } from './types.ts'

export interface CrisisMessageTable {
  id: string
  /** JSON: text by locale; so are summary and body. */
  title: string
  summary: string
  body: string
  link: string | null
  /** The first of its games, for who knows of one alone. */
  game: string | null
  is_active: Flag
  severity: CrisisSeverity
  /** JSON: lists; of `games` null where it was written before there were several. */
  games: string | null
  languages: string
  places: string
  topics: string
  /** When it was first shown to players. */
  published_at: NullableTimestampColumn
  starts_at: NullableTimestampColumn
  ends_at: NullableTimestampColumn
  resolved_at: NullableTimestampColumn
  /** Until when players are told that it is over. */
  shown_until: NullableTimestampColumn
  /** The pack's id of a message of its own: this lies over it; null of the desk's own. */
  pack_id: string | null
  /** Taken away, of a pack's. */
  is_removed: Generated<Flag>
  macro_id: string | null
  article_id: string | null
  changed_at: TimestampColumn
  changed_by: string
}

export interface CrisisUpdateTable {
  id: string
  message_id: string
  at: TimestampColumn
  by: string
  /** JSON: text by locale. */
  texts: string
  is_resolution: Flag
}

export interface CrisisTables {
  crisis_message: CrisisMessageTable
  crisis_update: CrisisUpdateTable
}
