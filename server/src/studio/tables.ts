import type { Flag, NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

/** A document somebody has written at: its draft, and where that stands (CD-402). */
export interface ContentDocumentTable {
  kind: string
  /** `en-US~24117` */
  id: string
  state: string
  /** The newest of its versions; -1: none yet. */
  version: number
  /** Grows with each save and is never used again. */
  draft: number
  /** null: no draft. */
  source: string | null
  title: string
  /** JSON: an array of product names. */
  products: string
  locale: string
  written_by: string | null
  written_at: NullableTimestampColumn
  asked_by: string | null
  asked_at: NullableTimestampColumn
  returned_by: string | null
  note: string | null
  approved_by: string | null
  publish_at: NullableTimestampColumn
  end_at: NullableTimestampColumn
  asks_archive: Flag
  asks_until: NullableTimestampColumn
}

export interface ContentRevisionTable {
  kind: string
  id: string
  number: number
  cause: string
  source: string
  title: string
  made_at: TimestampColumn
  made_by: string | null
  written_by: string | null
  note: string
  /** Lines, compared with the version before. */
  added: number
  removed: number
}

export interface ContentReleaseTable {
  release: number
  cause: string
  made_at: TimestampColumn
  made_by: string | null
  note: string
  undone_by: number | null
}

export interface ContentReleaseItemTable {
  release: number
  kind: string
  id: string
  title: string
  /** -1: players saw none. */
  before_version: number
  after_version: number
}

/** What an original said when a translation was made from it. */
export interface ContentOriginalTable {
  kind: string
  id: string
  mark: string
  source: string
}

/** A link of published help: an address of another site, or `<document> <page>` of a page of the portal that is gone. */
export interface LinkCheckTable {
  target: string
  /** In a row. */
  failures: number
  /** null: it is there, or nobody knows yet. */
  fault: string | null
  status: number | null
  since: NullableTimestampColumn
  checked_at: NullableTimestampColumn
  next_at: TimestampColumn
}

export interface StudioTables {
  content_document: ContentDocumentTable
  content_revision: ContentRevisionTable
  content_release: ContentReleaseTable
  content_release_item: ContentReleaseItemTable
  content_original: ContentOriginalTable
  link_check: LinkCheckTable
}
