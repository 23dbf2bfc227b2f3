import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Bug reports and suggestions of signed-in players (OD-52). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types

  await db.schema
    .createTable('player_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('player_note_created').on('player_note').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('player_note_account').on('player_note').columns(['account_id', 'created_at']).execute()
}
