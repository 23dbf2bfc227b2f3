import type { Kysely } from 'kysely'

/** A mail as it came is a file of its case: of the message it became, or of this note (T37). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('case_attachment').addColumn('note_id', 'text').execute()
}
