import { statements } from '../statements.ts'

/** A mail as it came is a file of its case: of the message it became, or of this note (T37). */
export const up = statements(`
  alter table case_attachment add column note_id text;
`)
