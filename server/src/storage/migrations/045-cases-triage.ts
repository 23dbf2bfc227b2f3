import { statements } from '../statements.ts'

/** How the desk sorts cases: priority, tags, put off until a time (CD-229); filters kept as views (CD-230). */
export const up = statements(`
  alter table support_case add column priority integer default 1 not null;
  alter table support_case add column snoozed_until {timestamp};
  create index support_case_snoozed on support_case (snoozed_until) where snoozed_until is not null;
  create index support_case_rank_priority on support_case (priority, queue_rank, status_changed_at, id);

  create table case_tag (
    case_id text not null references support_case (id) on delete cascade,
    tag text not null,
    constraint case_tag_pk primary key (case_id, tag)
  );
  create index case_tag_tag on case_tag (tag, case_id);

  create table desk_view (
    id text primary key,
    owner text,
    name text not null,
    query {json} not null
  );
  create index desk_view_owner on desk_view (owner, name);
`)
