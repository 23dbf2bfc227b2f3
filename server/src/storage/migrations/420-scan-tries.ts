import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** A file that no scanner can tell about is asked for less and less often (CD-176). */
export const up = async (db: Kysely<unknown>, { types }: Dialect): Promise<void> => {
  await db.schema
    .alterTable('case_attachment')
    .addColumn('scan_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('case_attachment').addColumn('scan_after', types.timestamp).execute()
}
