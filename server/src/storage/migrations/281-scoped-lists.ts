/** Lists of whoever sees one game or one language (their cases: 292-scoped-counts), and of what is due in a state (CD-357). */
export const indices = [
  'create index support_case_due_rank on support_case (queue_rank, due_at, id) where due_at is not null',
  'create index penalty_game on penalty (game, imposed_at desc, id desc)',
  'create index article_feedback_language on article_feedback (locale, created_at, article_id)',
  'create index kbv_audit_outcome on kbv_audit (outcome, at, id)',
]
