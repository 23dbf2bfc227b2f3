import { statements } from '../statements.ts'

/** The desk lists everybody's penalties, newest first. */
export const up = statements(`
  create index penalty_newest on penalty (imposed_at, id);
`)
