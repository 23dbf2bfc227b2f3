import { statements } from '../statements.ts'

/** What people know beside languages, and what a case asks for (CD-338). */
export const up = statements(`
  alter table desk_agent add column skills text;
  alter table support_case add column skill text;
`)
