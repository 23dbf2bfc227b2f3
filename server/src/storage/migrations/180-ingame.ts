import { statements } from '../statements.ts'

/** What games tell of their players (CD-242), and the tokens of launchers (CD-243). */
export const up = statements(`
  create table publisher_token (
    token_hash text primary key,
    expires_at {timestamp} not null
  );
  create index publisher_token_expires on publisher_token (expires_at);

  create table game_context (
    secret_hash text primary key,
    is_opened {flag} not null,
    account_id text not null,
    context text not null,
    expires_at {timestamp} not null
  );
  create index game_context_expires on game_context (expires_at);
  create index game_context_account on game_context (account_id);

  create table case_game_context (
    case_id text primary key references support_case (id) on delete cascade,
    context text not null
  );

  create table unread_token (
    token_hash text primary key,
    account_id text not null,
    created_at {timestamp} not null,
    expires_at {timestamp} not null
  );
  create index unread_token_account on unread_token (account_id, created_at);
  create index unread_token_expires on unread_token (expires_at);
`)
