import type { ContentVersionCause, StudioState } from '#generated/server/desk/schemas.ts'

/** A document somebody has written at. */
export interface Draft {
  id: string
  state: StudioState
  /** The newest of its versions; -1: none yet. */
  version: number
  draft: number
  source: string | null
  title: string
  products: string[]
  locale: string
  writtenBy: string | null
  writtenAt: string | null
  askedBy: string | null
  askedAt: string | null
  returnedBy: string | null
  note: string
  approvedBy: string | null
  publishAt: string | null
  endAt: string | null
  /** It waits for a colleague to be archived (T44). */
  asksArchive: boolean
  /** The end its writer asked for with the review. */
  asksUntil: string | null
}

/** What a list is narrowed by. */
export type Heading = Pick<Draft, 'id' | 'title' | 'products' | 'locale'>

export interface Revision {
  id: string
  number: number
  cause: ContentVersionCause
  source: string
  title: string
  madeAt: string
  madeBy: string | null
  writtenBy: string | null
  note: string
  added: number
  removed: number
}
export type RevisionHead = Omit<Revision, 'source'>

export interface ReleaseItem {
  id: string
  title: string
  before: number
  after: number
}
export interface Release {
  release: number
  cause: ContentVersionCause
  madeAt: string
  madeBy: string | null
  note: string
  undoneBy: number | null
  items: ReleaseItem[]
}

/** Nothing that players see. */
export const nowhere = -1
