import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/**
 * Since when an account's proven address is the same, and whose it is when it is a child's (CD-306). Of rows from before
 * neither is known: they count from the next sign-in on.
 */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, flag } = dialect.types
  await db.schema.alterTable('account_address').addColumn('unchanged_since', timestamp).execute()
  await db.schema
    .alterTable('account_address')
    .addColumn('is_child', flag, (column) => column.notNull().defaultTo(0))
    .execute()
}

export const indices = ['create index account_address_email on account_address (lower(email))']
