// What the embedded identity provider remembers, and where mails about an account go.
import type { Flag, NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

export interface OidcStateTable {
  /** `<kind>:<id>` of the provider */
  key: string
  payload: string
  grant_id: string | null
  uid: string | null
  expires_at: NullableTimestampColumn
}

/** Whose sign-ins these are. */
export interface OidcStateAccountTable {
  account_id: string
  state_key: string
}

/** The address the identity provider last proved for an account (CD-246). */
export interface AccountAddressTable {
  account_id: string
  email: string
  /** As the provider or the page said it; null: unknown. */
  locale: string | null
  /** The last sign-in. */
  seen_at: TimestampColumn
  /** Since which sign-in it is this one; null: kept before that was known. */
  unchanged_since: NullableTimestampColumn
  /** A child's account: the address is a guardian's. */
  is_child: Flag
}

export interface AccountIdentityTable {
  provider: string
  /** Who it is there. */
  subject: string
  account_id: string
  name: string
  /** JSON of `IdentityFacts`. */
  facts: string
  linked_at: TimestampColumn
  seen_at: TimestampColumn
}

/** Assertions of OpenID 2.0 that were used. */
export interface SignInNonceTable {
  nonce_hash: string
  used_at: TimestampColumn
}

/** An identity on its way to an account; with `other_account_id` it was proven, and is another account's so far. */
export interface AccountLinkTable {
  id: string
  session_id: string
  account_id: string
  provider: string
  subject: string | null
  other_account_id: string | null
  expires_at: TimestampColumn
}

export interface AccountTables {
  account_address: AccountAddressTable
  account_identity: AccountIdentityTable
  account_link: AccountLinkTable
  sign_in_nonce: SignInNonceTable
  oidc_state: OidcStateTable
  oidc_state_account: OidcStateAccountTable
}
