import { statements } from '../statements.ts'

/** Lists the desk reads newest first (CD-231), and of surveys and articles those with words alone. */
export const up = statements(`
  create index article_feedback_newest on article_feedback (created_at, article_id);
  create index article_feedback_worded on article_feedback (created_at, article_id) where feedback is not null;
  create index survey_answer_worded on survey_answer (answered_at, case_id) where feedback is not null;
  create index kbv_audit_newest on kbv_audit (at, id);
`)
