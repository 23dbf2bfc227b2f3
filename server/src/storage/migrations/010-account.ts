import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** State of the embedded identity provider, shared by all instances (ground G32). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema
    .createTable('oidc_state')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('expires_at', dialect.types.timestamp)
    .execute()
  await db.schema.createIndex('oidc_state_grant').on('oidc_state').column('grant_id').execute()
  await db.schema.createIndex('oidc_state_uid').on('oidc_state').column('uid').execute()
  await db.schema.createIndex('oidc_state_expires').on('oidc_state').column('expires_at').execute()
}
