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
  /** Counts what the desk publishes over the version (CD-401). */
  release: number
  /** The release at which nothing lay over the version any more. */
  cleared: number
  /** The version that came from a folder last: what differs from it was changed at the desk (CD-403). */
  imported_version: string | null
}

/** Files of a version as they were given, pictures apart. */
export interface ContentSourceTable {
  version: string
  path: string
  sha256: string
  /** `articles/en-US~24117`, where the file is one document. */
  document: string | null
}

export interface ContentSourceTextTable {
  /** hex */
  sha256: string
  /** Deflated. */
  bytes: Uint8Array
}

/** Documents the desk has published over the version, each as the newest release left it. */
export interface ContentLiveTable {
  kind: string
  id: string
  release: number
  /** Which of the document's versions it is. */
  version: number
  /** Where it lies in an export. */
  path: string
  /** JSON of the compiled document; null: taken away. */
  document: string | null
  /** As it was written. */
  source: string | null
}

export interface ContentTables {
  content_version: ContentVersionTable
  content_asset: ContentAssetTable
  content_version_asset: ContentVersionAssetTable
  content_active: ContentActiveTable
  content_source: ContentSourceTable
  content_source_text: ContentSourceTextTable
  content_live: ContentLiveTable
}
