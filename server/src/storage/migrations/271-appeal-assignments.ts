import { statements } from '../statements.ts'

/** Who gave an appeal to whom and why, and what a colleague advises (CD-323). */
export const up = statements(`
  alter table appeal_opinion add column advice text;
  create table appeal_assignment (
    id text primary key,
    appeal_id text not null references appeal (id) on delete cascade,
    assignee text,
    assigned_by text not null,
    assigned_at {timestamp} not null,
    note text
  );
  create index appeal_assignment_appeal on appeal_assignment (appeal_id, assigned_at, id);
`)
