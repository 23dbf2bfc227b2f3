import type { TimestampColumn } from '../storage/tables.ts'

export interface UploadTable {
  id: string
  /** `account:<id>`, or `session:<hash of its id>` for who is not signed in. */
  owner: string
  filename: string
  /** Bytes of the whole file. */
  size: number
  /** Bytes that are stored for good, from the first on. */
  received: number
  /** Of the whole file in the store; null until it is whole. */
  sha256: string | null
  /** Its first bytes in Base64, to look at its signature. */
  head: string | null
  expires_at: TimestampColumn
}

/** What one request brought, under its own name in the store. */
export interface UploadPartTable {
  upload_id: string
  start: number
  size: number
  name: string
}

export interface UploadsTables {
  upload: UploadTable
  upload_part: UploadPartTable
}
