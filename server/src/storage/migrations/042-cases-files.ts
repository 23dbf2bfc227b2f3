import type { Kysely } from 'kysely'

/** What the check of a file said (T13): null until it was checked, then `clean` or `found` and what. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('case_attachment').addColumn('scan', 'text').execute()
  await db.schema.alterTable('case_attachment').addColumn('finding', 'text').execute()
  // What waits is found without reading what was checked.
  await db.schema.createIndex('case_attachment_scan').on('case_attachment').columns(['scan', 'id']).execute()
}
