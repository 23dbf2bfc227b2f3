import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** A pack's crisis message may be changed, or taken away, at the desk: it lies over the pack (CD-426). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  await db.schema.alterTable('crisis_message').addColumn('pack_id', 'text').execute()
  await db.schema
    .alterTable('crisis_message')
    .addColumn('is_removed', dialect.types.flag, (column) => column.notNull().defaultTo(0))
    .execute()
}

export const indices = ['create unique index crisis_message_pack on crisis_message (pack_id) where pack_id is not null']
