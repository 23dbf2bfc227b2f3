import type { TimestampColumn } from '../storage/tables.ts'

/** A message as a machine put it; goes with its case, and after 30 days (CD-331). */
export interface CaseTranslationTable {
  case_id: string
  /** Of the event. */
  position: number
  /** Language it was put into. */
  locale: string
  /** What the machine took it for; null where it did not say. */
  from_language: string | null
  html: string
  made_at: TimestampColumn
}

export interface TranslationsTables {
  case_translation: CaseTranslationTable
}
