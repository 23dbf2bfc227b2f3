import { statements } from '../statements.ts'

/** Knowledge-based verification: sessions, failed tries and locks, what was passed, the audit (decisions-cases I). */
export const up = statements(`
  create table kbv_session (
    session_id text primary key,
    subject text not null,
    topic_id integer not null,
    start_url text not null,
    questions text not null,
    asked text not null,
    next_index integer not null,
    shuffles integer not null,
    expires_at {timestamp} not null
  );
  create index kbv_session_expires on kbv_session (expires_at);

  create table kbv_guard (
    subject text primary key,
    failures text not null,
    locked_until {timestamp},
    last_hash text,
    last_at {timestamp},
    version integer not null
  );

  create table kbv_pass (
    session_id text not null,
    topic_id integer not null,
    subject text not null,
    expires_at {timestamp} not null,
    constraint kbv_pass_pk primary key (session_id, topic_id)
  );

  create table kbv_audit (
    id text primary key,
    subject text not null,
    outcome text not null,
    topic_id integer,
    actor text,
    at {timestamp} not null
  );
  create index kbv_audit_subject on kbv_audit (subject, at);
`)
