import type { Kysely } from 'kysely'

/** What a mail says beside its message: what it quotes, its signature (T37). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('case_event').addColumn('folded', 'text').execute()
}
