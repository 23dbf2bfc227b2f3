// A crisis message as the desk writes it (CD-417).
import type { CrisisSeverity } from '#generated/server/schemas.ts'

export type { CrisisSeverity }
export type CrisisTexts = Record<string, string>
export type CrisisState = 'draft' | 'planned' | 'running' | 'resolved' | 'past'

export interface CrisisMessageDraft {
  title: CrisisTexts
  summary: CrisisTexts
  body: CrisisTexts
  link: string | null
  active: boolean
  severity: CrisisSeverity
  /** None: every game. */
  games: string[]
  /** None: readers of every language. */
  languages: string[]
  places: string[]
  topics: number[]
  startsAt: string | null
  endsAt: string | null
  macroId: string | null
  articleId: string | null
}

export interface CrisisUpdate {
  at: string
  by: string
  text: CrisisTexts
  isResolution: boolean
}

export interface StoredCrisisMessage extends CrisisMessageDraft {
  /** A pack's keeps its own. */
  id: string
  /** It came with the pack, changed at the desk or not. */
  fromContent: boolean
  publishedAt: string | null
  resolvedAt: string | null
  shownUntil: string | null
  /** Newest first. */
  updates: CrisisUpdate[]
  changedAt: string
  changedBy: string
}
