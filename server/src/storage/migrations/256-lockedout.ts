import { statements } from '../statements.ts'

/** Codes for who cannot sign in, and the marks they open (CD-305, CD-307). */
export const up = statements(`
  create table lockedout_code (
    id text primary key,
    browser_hash text not null unique,
    address text not null,
    locale text not null,
    code_hash text,
    account_id text,
    tries_left integer not null,
    asked_at {timestamp} not null,
    expires_at {timestamp} not null
  );
  create index lockedout_code_account on lockedout_code (account_id);
  create index lockedout_code_expires on lockedout_code (expires_at);
  create table lockedout_mark (
    id text primary key,
    token_hash text not null unique,
    account_id text not null,
    opened_at {timestamp} not null,
    expires_at {timestamp} not null,
    appealed_at {timestamp}
  );
  create index lockedout_mark_account on lockedout_mark (account_id, opened_at);
  create index lockedout_mark_opened on lockedout_mark (opened_at);
`)
