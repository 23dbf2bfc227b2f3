import type { Kysely } from 'kysely'

/** What an original said when a translation was made from it (CD-406). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('content_original')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_original_key', ['kind', 'id', 'mark'])
    .execute()
}
