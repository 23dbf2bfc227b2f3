import type { WebhookDeliveryState, WebhookMessageType } from '#generated/server/desk/schemas.ts'
import type { Flag, NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

export interface WebhookTable {
  id: string
  name: string
  /** JSON: events that are told; an empty list means all. */
  events: string
  enabled: Flag
  /** Sealed JSON: address and secrets. */
  target: string
  old_secret_until: NullableTimestampColumn
  failing_since: NullableTimestampColumn
  paused_at: NullableTimestampColumn
  changed_at: TimestampColumn
  changed_by: string
}

export interface WebhookMessageTable {
  id: string
  type: WebhookMessageType
  case_id: string | null
  /** Of whom it speaks, so that an erasure finds it. */
  account_id: string | null
  /** JSON, as it is posted. */
  body: string
  created_at: TimestampColumn
}

export interface WebhookDeliveryTable {
  id: string
  webhook_id: string
  message_id: string
  state: WebhookDeliveryState
  /** Begins anew each time it is sent by hand or let go. */
  round: number
  /** Tries in this round. */
  step: number
  /** Tries in all. */
  tries: number
  /** JSON: WebhookTry of the contract, the last ones, newest first. */
  tried: string
  next_at: NullableTimestampColumn
  created_at: TimestampColumn
}

export interface WebhooksTables {
  webhook: WebhookTable
  webhook_message: WebhookMessageTable
  webhook_delivery: WebhookDeliveryTable
}
