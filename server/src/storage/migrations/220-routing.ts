import { statements } from '../statements.ts'

/** Teams (CD-258) and rules that give new cases to them (CD-259). */
export const up = statements(`
  create table desk_team (
    id text primary key,
    name text not null,
    members {json} not null,
    assignment text not null,
    last_given text,
    changed_at {timestamp} not null,
    changed_by text not null
  );
  create table desk_rule (
    id text primary key,
    position integer not null,
    name text not null,
    enabled integer not null,
    conditions {json} not null,
    actions {json} not null,
    changed_at {timestamp} not null,
    changed_by text not null
  );
  alter table support_case add column team text;
  alter table support_case add column suggested_macro text;
  create index support_case_rank_team on support_case (team, queue_rank, status_changed_at, id);
`)
