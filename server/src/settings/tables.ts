import type { TimestampColumn } from '../storage/tables.ts'

/** One row a change; `after` null: left to the content pack again. */
export interface SettingChangeTable {
  id: string
  key: string
  before: number
  after: number | null
  reason: string
  changed_at: TimestampColumn
  /** Desk account. */
  changed_by: string
}

export interface SettingsTables {
  setting_change: SettingChangeTable
}
