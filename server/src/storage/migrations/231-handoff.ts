import { statements } from '../statements.ts'

/** Half-filled forms on their way to another device (CD-247). */
export const up = statements(`
  create table handoff (
    id text primary key,
    code_hash text not null unique,
    session_id text not null,
    account_id text,
    state text,
    expires_at {timestamp} not null
  );
  create index handoff_session on handoff (session_id);
  create index handoff_account on handoff (account_id);
  create index handoff_expires on handoff (expires_at);
`)
