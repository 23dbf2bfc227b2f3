import { statements } from '../statements.ts'

/** Browsers that are told of news (CD-268). */
export const up = statements(`
  create table push_subscription (
    id text primary key,
    endpoint_hash text not null unique,
    account_id text not null,
    session_id text not null,
    target text not null,
    created_at {timestamp} not null
  );
  create index push_subscription_account_id on push_subscription (account_id);
  create index push_subscription_session_id on push_subscription (session_id);
  create index push_subscription_created_at on push_subscription (created_at);
`)
