import { statements } from '../statements.ts'

/**
 * The desk: who works there, what they did, internal notes, and what they lay over the content (decisions-cases L,
 * ground G32).
 */
export const up = statements(`
  create table desk_agent (
    id text primary key,
    display_name text not null,
    role text not null,
    seen_at {timestamp} not null
  );

  create table desk_audit (
    id text primary key,
    at {timestamp} not null,
    actor text,
    role text,
    action text not null,
    subject text not null,
    request_id text not null,
    detail {json} not null
  );
  create index desk_audit_actor on desk_audit (actor, id desc);
  create index desk_audit_subject on desk_audit (subject, id desc);

  create table case_note (
    id text primary key,
    case_id text not null references support_case (id) on delete cascade,
    author text not null,
    text text not null,
    written_at {timestamp} not null
  );
  create index case_note_case on case_note (case_id, id);

  create table channel_override (
    category_id integer not null,
    channel_type text not null,
    enabled {flag} not null,
    ewt integer,
    open_time {json},
    position integer not null,
    changed_at {timestamp} not null,
    changed_by text not null,
    constraint channel_override_pk primary key (category_id, channel_type)
  );

  create table crisis_message (
    id text primary key,
    title {json} not null,
    summary {json} not null,
    body {json} not null,
    link text,
    game text,
    is_active {flag} not null,
    changed_at {timestamp} not null,
    changed_by text not null
  );
`)
