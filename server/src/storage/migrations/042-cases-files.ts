import { statements } from '../statements.ts'

/** What the check of a file said (T13): null until it was checked, then `clean` or `found` and what. */
export const up = statements(`
  alter table case_attachment add column scan text;
  alter table case_attachment add column finding text;
  -- What waits is found without reading what was checked.
  create index case_attachment_scan on case_attachment (scan, id);
`)
