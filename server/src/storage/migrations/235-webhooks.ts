import { statements } from '../statements.ts'

/** Who else is told what happens, what they were told, and what became of it (CD-239, CD-240). */
export const up = statements(`
  create table webhook (
    id text primary key,
    name text not null,
    events {json} not null,
    enabled integer not null,
    target text not null,
    old_secret_until {timestamp},
    failing_since {timestamp},
    paused_at {timestamp},
    changed_at {timestamp} not null,
    changed_by text not null
  );
  create table webhook_message (
    id text primary key,
    type text not null,
    case_id text,
    account_id text,
    body text not null,
    created_at {timestamp} not null
  );
  create index webhook_message_account_id on webhook_message (account_id);
  create index webhook_message_created_at on webhook_message (created_at);
  create table webhook_delivery (
    id text primary key,
    webhook_id text not null,
    message_id text not null,
    state text not null,
    round integer not null,
    step integer not null,
    tries integer not null,
    tried {json} not null,
    next_at {timestamp},
    created_at {timestamp} not null
  );
  create index webhook_delivery_newest on webhook_delivery (webhook_id, id);
  create index webhook_delivery_state on webhook_delivery (webhook_id, state, id);
  create index webhook_delivery_message_id on webhook_delivery (message_id);
  create index webhook_delivery_created_at on webhook_delivery (created_at);
`)
