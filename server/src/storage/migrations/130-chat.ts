import { statements } from '../statements.ts'

/**
 * The embedded live chat: queue, messages, who may join, and what a page has told of its case (ground G32,
 * decisions-cases E2).
 */
export const up = statements(`
  create table chat (
    id text primary key,
    case_id text not null references support_case (id) on delete cascade,
    case_region text not null,
    subject text not null,
    skill text not null,
    state text not null,
    owner_id text,
    player_name text,
    locale text not null,
    category_id integer not null,
    assignee text,
    assignee_name text,
    place_at_start integer not null,
    message_count integer not null,
    started_at {timestamp} not null,
    accepted_at {timestamp},
    ended_at {timestamp},
    seen_at {timestamp} not null,
    said_at {timestamp} not null
  );
  -- One chat a case at a time, whoever starts it.
  create unique index chat_open on chat (case_id) where state <> 'ENDED';
  create index chat_queue on chat (state, skill, started_at, id);
  create index chat_case on chat (case_id);

  create table chat_message (
    chat_id text not null references chat (id) on delete cascade,
    sequence integer not null,
    sender text not null,
    author text,
    text text not null,
    client_id text,
    sent_at {timestamp} not null,
    constraint chat_message_pk primary key (chat_id, sequence)
  );
  -- The same frame again is stored once.
  create unique index chat_message_client on chat_message (chat_id, sender, client_id);

  create table chat_member (
    chat_id text not null references chat (id) on delete cascade,
    session_hash text not null,
    constraint chat_member_pk primary key (chat_id, session_hash)
  );
  create index chat_member_session on chat_member (session_hash);

  create table chat_case_session (
    session_hash text not null,
    case_id text not null references support_case (id) on delete cascade,
    has_submitted {flag} not null,
    category_id integer not null,
    expires_at {timestamp} not null,
    constraint chat_case_session_pk primary key (session_hash, case_id)
  );
  create index chat_case_session_case on chat_case_session (case_id);
  create index chat_case_session_expires on chat_case_session (expires_at);
`)
