import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { statements } from '../statements.ts'

/** Players, what they are found by, and notes on them (CD-325, CD-326); whoever is known so far comes afterwards (254-players-fill). */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  // Ranges of words go by their bytes on both databases.
  const word = dialect.name === 'postgres' ? 'text collate "C"' : 'text'
  await statements(`
    create table player (
      account_id text primary key,
      display_name text,
      email text,
      locale text,
      is_child {flag} not null,
      seen_at {timestamp} not null,
      kept_until {timestamp} not null
    );
    create table player_word (
      word ${word} not null,
      account_id text not null,
      constraint player_word_pk primary key (word, account_id)
    );
    create table desk_player_note (
      id text primary key,
      account_id text not null,
      author text not null,
      text text not null,
      written_at {timestamp} not null,
      edited_at {timestamp}
    );
    create index player_seen on player (seen_at desc, account_id desc);
    create index player_kept on player (kept_until);
    create index player_word_account on player_word (account_id, word);
    create index desk_player_note_account on desk_player_note (account_id, id);
  `)(db, dialect)
}
