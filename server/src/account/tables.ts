// What the embedded identity provider remembers, and where mails about an account go.
import type { NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

export interface OidcStateTable {
  /** `<kind>:<id>` of the provider */
  key: string
  payload: string
  grant_id: string | null
  uid: string | null
  expires_at: NullableTimestampColumn
}

/** The address the identity provider last proved for an account (CD-246). */
export interface AccountAddressTable {
  account_id: string
  email: string
  /** As the provider or the page said it; null: unknown. */
  locale: string | null
  /** The last sign-in. */
  seen_at: TimestampColumn
}

declare module '../storage/tables.ts' {
  interface Tables {
    account_address: AccountAddressTable
    oidc_state: OidcStateTable
  }
}
