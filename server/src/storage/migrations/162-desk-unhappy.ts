import { statements } from '../statements.ts'

/** Surveys of players who are not content, newest first (CD-231). */
export const up = statements(`
  create index survey_answer_unhappy on survey_answer (answered_at, case_id) where q1 <= 2;
`)
