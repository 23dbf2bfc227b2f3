import { statements } from '../statements.ts'

/** Messages that have become a case of their own, the lines that say so, and what undoes it (CD-329). */
export const up = statements(`
  alter table case_event add column split_part text;
  alter table case_event add column split_case text;
  create table case_split (
    case_id text primary key references support_case (id) on delete cascade,
    source_id text not null references support_case (id) on delete cascade,
    split_at {timestamp} not null,
    split_by text not null,
    source_events integer not null,
    events integer not null,
    before {json} not null
  );
  create index case_split_source on case_split (source_id, split_at);
`)
