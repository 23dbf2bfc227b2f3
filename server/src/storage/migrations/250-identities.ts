import { statements } from '../statements.ts'

/** Whose sign-ins at which provider are which account (CD-300), and assertions that were used (CD-301). */
export const up = statements(`
  create table account_identity (
    provider text not null,
    subject text not null,
    account_id text not null,
    name text not null,
    facts text not null,
    linked_at {timestamp} not null,
    seen_at {timestamp} not null,
    constraint account_identity_key primary key (provider, subject)
  );
  create index account_identity_account on account_identity (account_id);
  create table sign_in_nonce (
    nonce_hash text primary key,
    used_at {timestamp} not null
  );
  create index sign_in_nonce_used on sign_in_nonce (used_at);
`)
