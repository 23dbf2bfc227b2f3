// What the embedded identity provider remembers.
import type { NullableTimestampColumn } from '../storage/tables.ts'

export interface OidcStateTable {
  /** `<kind>:<id>` of the provider */
  key: string
  payload: string
  grant_id: string | null
  uid: string | null
  expires_at: NullableTimestampColumn
}

declare module '../storage/tables.ts' {
  interface Tables {
    oidc_state: OidcStateTable
  }
}
