import type { TimestampColumn } from '../storage/tables.ts'

export interface ContentVersionTable {
  version: string
  pack_id: string
  pack_version: string
  imported_at: TimestampColumn
  imported_by: string
  /** gzip of the `PackDocument` as JSON. */
  document: Uint8Array
}

export interface ContentAssetTable {
  /** hex */
  sha256: string
  media_type: string
  bytes: Uint8Array
}

export interface ContentVersionAssetTable {
  version: string
  path: string
  sha256: string
}

export interface ContentActiveTable {
  id: number
  version: string
  activated_at: TimestampColumn
}

declare module '../storage/tables.ts' {
  interface Tables {
    content_version: ContentVersionTable
    content_asset: ContentAssetTable
    content_version_asset: ContentVersionAssetTable
    content_active: ContentActiveTable
  }
}
