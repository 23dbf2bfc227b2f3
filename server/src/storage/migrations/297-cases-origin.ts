import { statements } from '../statements.ts'

/** Which case a ticket of another system became, and what of it has come along (CD-447). */
export const up = statements(`
  create table case_origin (
    external_id text not null,
    source text not null,
    case_id text references support_case (id) on delete set null,
    event_count integer not null,
    changed_at {timestamp} not null,
    moved_at {timestamp} not null,
    constraint case_origin_pk primary key (external_id, source)
  );
  create index case_origin_case on case_origin (case_id) where case_id is not null;
  create index case_origin_gone on case_origin (moved_at) where case_id is null;
  create table case_origin_part (
    source text not null,
    part text not null,
    case_id text not null references support_case (id) on delete cascade,
    constraint case_origin_part_pk primary key (source, part)
  );
  create index case_origin_part_case on case_origin_part (case_id);
`)
