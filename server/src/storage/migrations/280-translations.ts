import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** What a machine made of messages (CD-331), and what was written where an answer is a machine's (CD-332). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  for (const column of ['written_as', 'written_as_locale'])
    await db.schema.alterTable('case_event').addColumn(column, 'text').execute()
  await db.schema
    .createTable('case_translation')
    .addColumn('case_id', 'text', (column) => column.notNull().references('support_case.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('from_language', 'text')
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('made_at', dialect.types.timestamp, (column) => column.notNull())
    .addPrimaryKeyConstraint('case_translation_key', ['case_id', 'locale', 'position'])
    .execute()
  await db.schema.createIndex('case_translation_made').on('case_translation').column('made_at').execute()
}
