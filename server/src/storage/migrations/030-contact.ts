import { statements } from '../statements.ts'

/** Solved challenges: who may send one form, and which solutions are used up (ground G15, G23). */
export const up = statements(`
  create table challenge_mark (
    session_id text primary key,
    expires_at {timestamp} not null
  );
  create table challenge_used (
    signature text primary key,
    expires_at {timestamp} not null
  );
  create index challenge_used_expires on challenge_used (expires_at);
`)
