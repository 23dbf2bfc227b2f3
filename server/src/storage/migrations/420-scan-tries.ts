import { statements } from '../statements.ts'

/** A file that no scanner can tell about is asked for less and less often (CD-176). */
export const up = statements(`
  alter table case_attachment add column scan_tries integer default 0 not null;
  alter table case_attachment add column scan_after {timestamp};
`)
