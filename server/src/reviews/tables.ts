import type { NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

/** One row, once somebody has changed them. */
export interface ReviewSettingsTable {
  id: string
  share: number
  /** JSON: teams with another share. */
  teams: string
  /** JSON: ReviewCriterion of the contract. */
  criteria: string
  changed_at: TimestampColumn
  changed_by: string
}

/** That a representative has answered a case in a week; what is drawn from. */
export interface ReviewAnswerTable {
  /** Its Monday, YYYY-MM-DD in UTC. */
  week: string
  /** '': none's. */
  team: string
  agent_id: string
  case_id: string
}

/** That a team's week was drawn: by one instance, once. */
export interface ReviewDrawTable {
  week: string
  team: string
  answered: number
  drawn: number
  drawn_at: TimestampColumn
}

export interface ReviewTable {
  id: string
  week: string
  /** '': none's. */
  team: string
  /** Who answered. */
  agent_id: string
  /** null once the case was erased. */
  case_id: string | null
  product: string
  locale: string
  drawn_at: TimestampColumn
  /** Average of its scores, times a hundred; null until it was reviewed. */
  hundredths: number | null
  words: string | null
  reviewer: string | null
  reviewed_at: NullableTimestampColumn
  reply: string | null
  replied_at: NullableTimestampColumn
}

export interface ReviewScoreTable {
  review_id: string
  criterion: string
  /** As it was called then. */
  name: string
  position: number
  score: number
}

export interface ReviewsTables {
  review_settings: ReviewSettingsTable
  review_answer: ReviewAnswerTable
  review_draw: ReviewDrawTable
  review: ReviewTable
  review_score: ReviewScoreTable
}
