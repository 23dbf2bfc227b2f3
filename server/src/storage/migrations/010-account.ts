import { statements } from '../statements.ts'

/** State of the embedded identity provider, shared by all instances (ground G32). */
export const up = statements(`
  create table oidc_state (
    key text primary key,
    payload text not null,
    grant_id text,
    uid text,
    expires_at {timestamp}
  );
  create index oidc_state_grant on oidc_state (grant_id);
  create index oidc_state_uid on oidc_state (uid);
  create index oidc_state_expires on oidc_state (expires_at);
`)
