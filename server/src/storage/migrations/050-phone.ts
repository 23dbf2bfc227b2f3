import { statements } from '../statements.ts'

/** Phones of accounts, one-time codes and the development outbox (decisions-cases F, G). */
export const up = statements(`
  create table account_phone (
    account_id text primary key,
    phone text not null,
    alpha2 text not null,
    protected_at {timestamp}
  );

  create table phone_code (
    purpose text not null,
    session_id text not null,
    phone text not null,
    code_hash text not null,
    attempts integer not null,
    expires_at {timestamp} not null,
    constraint phone_code_pk primary key (purpose, session_id)
  );
  create index phone_code_expires on phone_code (expires_at);

  create table sms_outbox (
    id text primary key,
    phone text not null,
    text text not null,
    sent_at {timestamp} not null
  );
`)
