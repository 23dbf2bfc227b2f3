import type { Kysely } from 'kysely'

/** Whose the files are that this database names (CD-174): one row, made when it is first asked for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('installation')
    .addColumn('slot', 'integer', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .execute()
}
