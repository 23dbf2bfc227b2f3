import type { SensitiveCategory, SensitiveOutcome, SensitiveSource } from '#generated/server/desk/schemas.ts'
import type { NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

/** A list that stands in the place of the one that comes with the desk. */
export interface SensitiveListTable {
  category: SensitiveCategory
  language: string
  /** JSON: words. */
  words: string
  /** Another one after each change. */
  version: string
  changed_at: TimestampColumn
  changed_by: string
}

export interface SensitiveGuidanceTable {
  category: SensitiveCategory
  /** null: as it comes with the desk. */
  text: string | null
  tell: string | null
  /** JSON: SensitiveHelpLine of the contract. */
  help_lines: string
  changed_at: TimestampColumn
  changed_by: string
}

export interface SensitiveFlagTable {
  id: string
  /** The case whose words raised it; null once that is gone: a figure of nobody. */
  case_id: string | null
  category: SensitiveCategory
  source: SensitiveSource
  product: string
  locale: string
  raised_at: TimestampColumn
  /** YYYY-MM-DD in UTC. */
  raised_day: string
  /** null while it stands. */
  outcome: SensitiveOutcome | null
  handled_at: NullableTimestampColumn
  handled_by: string | null
}

/** A word of a list that stood in what raised a flag. */
export interface SensitiveHitTable {
  flag_id: string
  /** Of the list. */
  language: string
  word: string
}

export interface SensitiveTables {
  sensitive_list: SensitiveListTable
  sensitive_guidance: SensitiveGuidanceTable
  sensitive_flag: SensitiveFlagTable
  sensitive_hit: SensitiveHitTable
}
