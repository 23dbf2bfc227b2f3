import type { TimestampColumn } from '../storage/tables.ts'

/** Ratings 1 to 5, 5 always the best; q4 and q5 only where the survey has five questions. */
export interface SurveyAnswerTable {
  case_id: string
  q1: number
  q2: number
  q3: number
  q4: number | null
  q5: number | null
  feedback: string | null
  answered_at: TimestampColumn
}

export interface SurveyTables {
  survey_answer: SurveyAnswerTable
}
