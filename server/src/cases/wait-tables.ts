import type { TimestampColumn } from '../storage/tables.ts'
import type { ContactChannel } from './types.ts'

/** How long somebody waited for an answer (CD-263); names nobody and no case. */
export interface CaseWaitTable {
  id: string
  product: string
  category_id: number
  channel: ContactChannel
  answered_at: TimestampColumn
  seconds: number
}
