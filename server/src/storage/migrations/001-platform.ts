import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { statements } from '../statements.ts'

export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await statements(`
    create table session (
      id_hash text primary key,
      account_id text not null,
      account {json} not null,
      extra {json} not null,
      created_at {timestamp} not null,
      last_active_at {timestamp} not null
    );
    create index session_account on session (account_id);
    create index session_last_active on session (last_active_at);

    create table idempotency (
      key_hash text primary key,
      fingerprint text not null,
      owner text,
      status integer not null,
      headers text not null,
      body text,
      expires_at {timestamp} not null
    );
    create index idempotency_owner on idempotency (owner);
    create index idempotency_expires on idempotency (expires_at);

    create table feature_flag (
      key text primary key,
      enabled {flag} not null,
      changed_at {timestamp} not null,
      changed_by text not null
    );

    create table job (
      id text primary key,
      kind text not null,
      payload {json} not null,
      state text not null,
      attempts integer not null,
      max_attempts integer not null,
      run_at {timestamp} not null,
      locked_until {timestamp},
      last_error text,
      created_at {timestamp} not null,
      finished_at {timestamp}
    );
    create index job_open on job (run_at) where state in ('waiting', 'running');
    create index job_kind on job (kind, state);
  `)(db, dialect)

  // Counters shared by several instances (ground G29). The embedded profile is one process and counts in memory.
  if (dialect.name === 'postgres')
    await statements(`
      create table rate_limit (key text primary key, hits bigint[] not null, expires_at {timestamp} not null);
      create index rate_limit_expires on rate_limit (expires_at);
    `)(db, dialect)
}
