import { statements } from '../statements.ts'

/** Penalties of accounts, their appeals, and which imports were taken (decisions-cases J, ground G32). */
export const up = statements(`
  create table penalty (
    id text primary key,
    external_id text unique,
    account_id text not null,
    game text not null,
    game_account text not null,
    penalty {json} not null,
    reason {json} not null,
    ends_at {timestamp},
    is_active {flag} not null,
    evidence {json} not null,
    is_appealable {flag} not null,
    imposed_at {timestamp} not null,
    imposed_by text,
    rule_broken {json},
    facts {json},
    decided_by text,
    how_to_complain {json}
  );
  create index penalty_account on penalty (account_id, imposed_at desc, id desc);

  create table appeal (
    id text primary key,
    penalty_id text not null references penalty (id) on delete cascade,
    account_id text not null,
    reason_id text not null,
    description text,
    submitted_at {timestamp} not null,
    state text not null,
    rep_name text,
    rep_response text,
    decided_by text,
    decided_at {timestamp}
  );
  create index appeal_penalty on appeal (penalty_id, submitted_at);
  create index appeal_account on appeal (account_id, submitted_at);
  create index appeal_queue on appeal (state, submitted_at, id);
  -- One pending appeal for each penalty, whatever the code does (decisions-cases J1).
  create unique index appeal_pending on appeal (penalty_id) where state = 'PENDING';

  create table penalty_import (
    webhook_id text primary key,
    penalty_id text not null,
    is_new {flag} not null,
    received_at {timestamp} not null
  );
`)
