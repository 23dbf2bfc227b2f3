import type { NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

export interface AccountPhoneTable {
  account_id: string
  /** E.164. */
  phone: string
  alpha2: string
  /** Since when text-message protection is on; null: off. */
  protected_at: NullableTimestampColumn
}

/** One code at most for each purpose and session; a new one takes the place of the old (decisions-cases G5, G9). */
export interface PhoneCodeTable {
  purpose: 'protection' | 'verification'
  session_id: string
  phone: string
  /** HMAC of purpose, session, phone and code; the code itself is nowhere. */
  code_hash: string
  attempts: number
  expires_at: TimestampColumn
}

/** What the development sender would have sent (decisions-cases G10); stays empty in production. */
export interface SmsOutboxTable {
  id: string
  phone: string
  text: string
  sent_at: TimestampColumn
}

export interface PhoneTables {
  account_phone: AccountPhoneTable
  phone_code: PhoneCodeTable
  sms_outbox: SmsOutboxTable
}
