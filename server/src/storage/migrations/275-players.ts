import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Players, what they are found by, and notes on them (CD-325, CD-326); whoever is known so far comes afterwards (254-players-fill). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, flag } = dialect.types
  // Ranges of words go by their bytes on both databases.
  const word = dialect.name === 'postgres' ? sql`text collate "C"` : 'text'
  await db.schema
    .createTable('player')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('display_name', 'text')
    .addColumn('email', 'text')
    .addColumn('locale', 'text')
    .addColumn('is_child', flag, (column) => column.notNull())
    .addColumn('seen_at', timestamp, (column) => column.notNull())
    .addColumn('kept_until', timestamp, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('player_word')
    .addColumn('word', word, (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('player_word_pk', ['word', 'account_id'])
    .execute()
  await db.schema
    .createTable('desk_player_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_at', timestamp, (column) => column.notNull())
    .addColumn('edited_at', timestamp)
    .execute()
  await sql`create index player_seen on player (seen_at desc, account_id desc)`.execute(db)
  await sql`create index player_kept on player (kept_until)`.execute(db)
  await sql`create index player_word_account on player_word (account_id, word)`.execute(db)
  await sql`create index desk_player_note_account on desk_player_note (account_id, id)`.execute(db)
}
