import type { GatheredMailKind } from './ports.ts'
import type { Flag, TimestampColumn } from '../storage/tables.ts'

/** What a player has chosen; without a row everything is sent, each mail at once (CD-265). */
export interface MailPreferenceTable {
  account_id: string
  status_news: Flag
  surveys: Flag
  digest: Flag
  changed_at: TimestampColumn
}

/** A case without an account whose optional mails were stopped; it goes with the case. */
export interface CaseMailRefusalTable {
  case_id: string
  refused_at: TimestampColumn
}

/** What waits for the mail of the day. */
export interface MailDigestItemTable {
  account_id: string
  case_id: string
  kind: GatheredMailKind
  happened_at: TimestampColumn
}

/** A browser that is told of news. Its address is a key to it: it stands nowhere readable (T24). */
export interface PushSubscriptionTable {
  id: string
  endpoint_hash: string
  account_id: string
  /** The session it was begun in: signing out ends it. */
  session_id: string
  /** Sealed JSON: `PushTarget`, and the portal's key it was made for. */
  target: string
  created_at: TimestampColumn
}

export interface NotificationsTables {
  mail_preference: MailPreferenceTable
  case_mail_refusal: CaseMailRefusalTable
  mail_digest_item: MailDigestItemTable
  push_subscription: PushSubscriptionTable
}
