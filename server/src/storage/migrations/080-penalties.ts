import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Penalties of accounts, their appeals, and which imports were taken (decisions-cases J, ground G32). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, json, flag } = dialect.types

  await db.schema
    .createTable('penalty')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('external_id', 'text', (column) => column.unique())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('game_account', 'text', (column) => column.notNull())
    .addColumn('penalty', json, (column) => column.notNull())
    .addColumn('reason', json, (column) => column.notNull())
    .addColumn('ends_at', timestamp)
    .addColumn('is_active', flag, (column) => column.notNull())
    .addColumn('evidence', json, (column) => column.notNull())
    .addColumn('is_appealable', flag, (column) => column.notNull())
    .addColumn('imposed_at', timestamp, (column) => column.notNull())
    .addColumn('imposed_by', 'text')
    .addColumn('rule_broken', json)
    .addColumn('facts', json)
    .addColumn('decided_by', 'text')
    .addColumn('how_to_complain', json)
    .execute()
  await sql`create index penalty_account on penalty (account_id, imposed_at desc, id desc)`.execute(db)

  await db.schema
    .createTable('appeal')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('penalty_id', 'text', (column) => column.notNull().references('penalty.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('reason_id', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('submitted_at', timestamp, (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('rep_name', 'text')
    .addColumn('rep_response', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', timestamp)
    .execute()
  await db.schema.createIndex('appeal_penalty').on('appeal').columns(['penalty_id', 'submitted_at']).execute()
  await db.schema.createIndex('appeal_account').on('appeal').columns(['account_id', 'submitted_at']).execute()
  await db.schema.createIndex('appeal_queue').on('appeal').columns(['state', 'submitted_at', 'id']).execute()
  // One pending appeal for each penalty, whatever the code does (decisions-cases J1).
  await sql`create unique index appeal_pending on appeal (penalty_id) where state = 'PENDING'`.execute(db)

  await db.schema
    .createTable('penalty_import')
    .addColumn('webhook_id', 'text', (column) => column.primaryKey())
    .addColumn('penalty_id', 'text', (column) => column.notNull())
    .addColumn('is_new', flag, (column) => column.notNull())
    .addColumn('received_at', timestamp, (column) => column.notNull())
    .execute()
}
