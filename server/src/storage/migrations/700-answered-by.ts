import { statements } from '../statements.ts'

/** Who answered a case last, to whom its rating counts (T42). */
export const up = statements(`
  alter table support_case add column answered_by text;
`)
