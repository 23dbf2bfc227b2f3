import { statements } from '../statements.ts'

/** What players asked for about all of their own data, and what was done about it (ground G33, decisions-cases C21). */
export const up = statements(`
  create table data_request (
    id text primary key,
    account_key text not null,
    kind text not null,
    state text not null,
    requested_at {timestamp} not null,
    done_at {timestamp},
    expires_at {timestamp},
    copy text
  );
  create index data_request_account on data_request (account_key, requested_at);

  create table data_request_audit (
    id text primary key,
    request_id text not null,
    action text not null,
    at {timestamp} not null
  );
  create index data_request_audit_request on data_request_audit (request_id, id);
`)
