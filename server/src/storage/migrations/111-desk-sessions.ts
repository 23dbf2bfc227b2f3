import { statements } from '../statements.ts'

/** Who is signed in at the desk's pages, for a shift (T28, CD-220). */
export const up = statements(`
  create table desk_session (
    id_hash text primary key,
    agent_id text not null,
    agent {json} not null,
    renewal text,
    renew_at {timestamp} not null,
    ends_at {timestamp} not null
  );
  create index desk_session_agent on desk_session (agent_id);
  create index desk_session_ends on desk_session (ends_at);
`)
