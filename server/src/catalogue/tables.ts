import type { ChannelType } from '#generated/server/schemas.ts'
import type { Flag, TimestampColumn } from '../storage/tables.ts'

export interface ChannelOverrideTable {
  category_id: number
  channel_type: ChannelType
  enabled: Flag
  ewt: number | null
  /** JSON: text by locale. */
  open_time: string | null
  position: number
  changed_at: TimestampColumn
  changed_by: string
}

export interface CatalogueTables {
  channel_override: ChannelOverrideTable
}
