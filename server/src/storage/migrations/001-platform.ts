import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json, flag } = dialect.types

  await db.schema
    .createTable('session')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('account', json, (column) => column.notNull())
    .addColumn('extra', json, (column) => column.notNull())
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('last_active_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_account').on('session').column('account_id').execute()
  await db.schema.createIndex('session_last_active').on('session').column('last_active_at').execute()

  await db.schema
    .createTable('idempotency')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('idempotency_owner').on('idempotency').column('owner').execute()
  await db.schema.createIndex('idempotency_expires').on('idempotency').column('expires_at').execute()

  await db.schema
    .createTable('feature_flag')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('enabled', flag, (column) => column.notNull())
    .addColumn('changed_at', timestamp, (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('job')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', json, (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('max_attempts', 'integer', (column) => column.notNull())
    .addColumn('run_at', timestamp, (column) => column.notNull())
    .addColumn('locked_until', timestamp)
    .addColumn('last_error', 'text')
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('finished_at', timestamp)
    .execute()
  await sql`create index job_open on job (run_at) where state in ('waiting', 'running')`.execute(db)
  await db.schema.createIndex('job_kind').on('job').columns(['kind', 'state']).execute()

  // Counters shared by several instances (ground G29). The embedded profile is one process and counts in memory.
  if (dialect.name === 'postgres') {
    await sql`create table rate_limit (key text primary key, hits bigint[] not null, expires_at timestamptz not null)`.execute(
      db,
    )
    await db.schema.createIndex('rate_limit_expires').on('rate_limit').column('expires_at').execute()
  }
}
