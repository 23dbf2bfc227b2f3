import type { WebhookData, WebhookEvent, WebhookFailure } from '#generated/server/desk/schemas.ts'

/** Address and keys of a receiver. `oldSecret`: the one before, while it still counts. */
export interface WebhookTarget {
  url: string
  secret: string
  oldSecret: string | null
}

/** What became of one call. `retryAfterSeconds`: when the receiver wants to be asked again, as far as it said so. */
export interface CallOutcome {
  status: number | null
  failure: WebhookFailure | null
  milliseconds: number
  retryAfterSeconds: number | null
}

export interface WebhookCaller {
  /** Whether this address may be called, as far as it tells by itself (CD-241). */
  mayCall: (url: string) => boolean
  /** Posts once, follows nothing, and never throws: what goes wrong is the outcome. */
  call: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<CallOutcome>
}

interface WebhookNotice {
  type: WebhookEvent
  /** RFC 3339 in UTC. */
  at: string
  /** Of whom it speaks; null: of nobody who could be erased. */
  accountId: string | null
  data: WebhookData
}
/** Stored with what happened, within the caller's transaction; sent later. */
export type TellWebhooks = (notice: WebhookNotice) => Promise<void>
