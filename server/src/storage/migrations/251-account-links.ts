import { statements } from '../statements.ts'

/** Identities on their way to an account (CD-302), and accounts that may become one (CD-303). */
export const up = statements(`
  create table account_link (
    id text primary key,
    session_id text not null,
    account_id text not null,
    provider text not null,
    subject text,
    other_account_id text,
    expires_at {timestamp} not null
  );
  create index account_link_account on account_link (account_id);
  create index account_link_expires on account_link (expires_at);
`)
