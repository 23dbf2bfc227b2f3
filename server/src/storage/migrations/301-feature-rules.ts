import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** A feature may be on for a share of visitors, some games and some languages; it says why, and what came of it (CD-425). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  // One column a statement: the embedded database knows no other way.
  await db.schema.alterTable('feature_flag').addColumn('share', 'integer').execute()
  for (const list of ['games', 'languages'])
    await db.schema
      .alterTable('feature_flag')
      .addColumn(list, dialect.types.json, (column) => column.notNull().defaultTo('[]'))
      .execute()
  await db.schema.alterTable('feature_flag').addColumn('reason', 'text').execute()
  for (const side of ['seen_on', 'seen_off'])
    await db.schema
      .alterTable('feature_flag')
      .addColumn(side, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
}
