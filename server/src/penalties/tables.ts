import type { Flag, NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

export interface PenaltyTable {
  id: string
  /** Id in the game's back end; null when imposed at the desk. */
  external_id: string | null
  account_id: string
  game: string
  game_account: string
  /** JSON: text by locale. So are reason, rule_broken, facts and how_to_complain. */
  penalty: string
  reason: string
  /** null: permanent (decisions-cases J7). */
  ends_at: NullableTimestampColumn
  is_active: Flag
  /** JSON: plain-text lines. */
  evidence: string
  is_appealable: Flag
  imposed_at: TimestampColumn
  imposed_by: string | null
  rule_broken: string | null
  facts: string | null
  decided_by: 'person' | 'machine' | null
  how_to_complain: string | null
  /** When something last came that the player did not do; null: nothing since this is kept. */
  news_at: NullableTimestampColumn
  /** The `news_at` the player has seen. */
  seen_at: NullableTimestampColumn
}

export interface AppealTable {
  id: string
  penalty_id: string
  account_id: string
  reason_id: string
  description: string | null
  submitted_at: TimestampColumn
  state: 'PENDING' | 'UPHELD' | 'OVERTURNED'
  rep_name: string | null
  rep_response: string | null
  decided_by: string | null
  decided_at: NullableTimestampColumn
  /** The penalty's, so that decisions about the like are found by one index. */
  game: string
  /** Until when it is to be decided; while it waits for its player, until when they may answer. */
  due_at: TimestampColumn
  /** Whether it waits for its player's answer. */
  is_waiting: Flag
  assignee: string | null
}

export interface AppealQuestionTable {
  id: string
  appeal_id: string
  question: string
  asked_by: string
  /** Public name. */
  asked_name: string
  asked_at: TimestampColumn
  /** When the appeal was due as it was asked: the time it waits is added to it. */
  due_before: TimestampColumn
  answer_until: TimestampColumn
  answer: string | null
  answered_at: NullableTimestampColumn
}

export interface AppealOpinionTable {
  id: string
  appeal_id: string
  colleague: string
  question: string | null
  asked_by: string
  asked_at: TimestampColumn
  advice: 'UPHELD' | 'OVERTURNED' | null
  words: string | null
  given_at: NullableTimestampColumn
  is_given: Flag
}

export interface AppealAssignmentTable {
  id: string
  appeal_id: string
  /** null: taken away from all. */
  assignee: string | null
  assigned_by: string
  assigned_at: TimestampColumn
  note: string | null
}

/** Imports already taken, so that a repeated call answers as the first one did (ground G32). */
export interface PenaltyImportTable {
  webhook_id: string
  penalty_id: string
  is_new: Flag
  received_at: TimestampColumn
}

export interface PenaltiesTables {
  penalty: PenaltyTable
  appeal: AppealTable
  appeal_question: AppealQuestionTable
  appeal_opinion: AppealOpinionTable
  appeal_assignment: AppealAssignmentTable
  penalty_import: PenaltyImportTable
}
