import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Solved challenges: who may send one form, and which solutions are used up (ground G15, G23). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('challenge_mark')
    .addColumn('session_id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('challenge_used')
    .addColumn('signature', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('challenge_used_expires').on('challenge_used').column('expires_at').execute()
}
