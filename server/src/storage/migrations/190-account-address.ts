import { statements } from '../statements.ts'

/** Where mails about an account itself go (CD-246). */
export const up = statements(`
  create table account_address (
    account_id text primary key,
    email text not null,
    locale text,
    seen_at {timestamp} not null
  );
  create index account_address_seen on account_address (seen_at);
`)
