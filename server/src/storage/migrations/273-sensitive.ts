import { statements } from '../statements.ts'

/** Sensitive words, what to do about them, and the flags they raise (CD-346 to CD-348). */
export const up = statements(`
  alter table support_case add column sensitive {flag} default 0 not null;
  create table sensitive_list (
    category text not null,
    language text not null,
    words {json} not null,
    version text not null,
    changed_at {timestamp} not null,
    changed_by text not null,
    constraint sensitive_list_pk primary key (category, language)
  );
  create table sensitive_guidance (
    category text primary key,
    text text,
    tell text,
    help_lines {json} not null,
    changed_at {timestamp} not null,
    changed_by text not null
  );
  create table sensitive_flag (
    id text primary key,
    case_id text references support_case (id) on delete set null,
    category text not null,
    source text not null,
    product text not null,
    locale text not null,
    raised_at {timestamp} not null,
    raised_day text not null,
    outcome text,
    handled_at {timestamp},
    handled_by text
  );
  create index sensitive_flag_case on sensitive_flag (case_id);
  create unique index sensitive_flag_standing on sensitive_flag (case_id, category) where outcome is null;
  create index sensitive_flag_day on sensitive_flag (raised_day, category, outcome);
  create table sensitive_hit (
    flag_id text not null references sensitive_flag (id) on delete cascade,
    language text not null,
    word text not null,
    constraint sensitive_hit_pk primary key (flag_id, language, word)
  );
`)
