import type { TimestampColumn } from '../storage/tables.ts'

/** Internal; never part of a player's answer (decisions-cases L). */
export interface CaseNoteTable {
  id: string
  case_id: string
  author: string
  text: string
  written_at: TimestampColumn
}
