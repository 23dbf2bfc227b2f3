import type { TimestampColumn } from '../storage/tables.ts'

export interface PlayerNoteTable {
  id: string
  kind: 'bug' | 'suggestion'
  account_id: string
  locale: string
  /** Stored as sent (OD-52). */
  description: string
  created_at: TimestampColumn
}

export interface BugSuggestionTables {
  player_note: PlayerNoteTable
}
