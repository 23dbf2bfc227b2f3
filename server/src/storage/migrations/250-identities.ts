import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Whose sign-ins at which provider are which account (CD-300), and assertions that were used (CD-301). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp } = dialect.types
  await db.schema
    .createTable('account_identity')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('linked_at', timestamp, (column) => column.notNull())
    .addColumn('seen_at', timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('account_identity_key', ['provider', 'subject'])
    .execute()
  await db.schema.createIndex('account_identity_account').on('account_identity').column('account_id').execute()
  await db.schema
    .createTable('sign_in_nonce')
    .addColumn('nonce_hash', 'text', (column) => column.primaryKey())
    .addColumn('used_at', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sign_in_nonce_used').on('sign_in_nonce').column('used_at').execute()
}
