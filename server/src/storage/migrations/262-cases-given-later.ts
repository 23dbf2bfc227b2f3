import { statements } from '../statements.ts'

/** Hours of a team, and cases that wait until somebody of it is there (CD-313). */
export const up = statements(`
  alter table desk_team add column schedule text;
  alter table support_case add column awaits_giving {flag} default 0 not null;
`)

export const indices = [
  'create index support_case_giving on support_case (team, status_changed_at, id) where awaits_giving = 1',
]
