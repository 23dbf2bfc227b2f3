import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { statements } from '../statements.ts'

/**
 * What the desk finds cases by (CD-182). Rows of cases that are there already come afterwards, a few at a time
 * (`case_search_fill` says how far): a million of them would hold this transaction for an hour.
 */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  if (dialect.name === 'postgres') {
    await sql`create table case_search (
      case_id text not null references support_case (id) on delete cascade,
      part integer not null,
      words tsvector not null,
      primary key (case_id, part)
    )`.execute(db)
    await sql`create index case_search_words on case_search using gin (words)`.execute(db)
  } else {
    await sql`create table case_search (
      doc integer primary key,
      case_id text not null references support_case (id) on delete cascade,
      part integer not null,
      words text not null,
      unique (case_id, part)
    )`.execute(db)
    await sql`create virtual table case_words using fts5(
      words, content='case_search', content_rowid='doc', detail='none', columnsize=0,
      tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
    )`.execute(db)
    // What is removed leaves no trace in the index either: words are a person's.
    await sql`insert into case_words (case_words, rank) values ('secure-delete', 1)`.execute(db)
    await sql`create trigger case_search_added after insert on case_search begin
      insert into case_words (rowid, words) values (new.doc, new.words); end`.execute(db)
    await sql`create trigger case_search_removed after delete on case_search begin
      insert into case_words (case_words, rowid, words) values ('delete', old.doc, old.words); end`.execute(db)
  }
  await statements(`
    create table case_search_fill (after_id text not null);
    insert into case_search_fill (after_id) select '' where exists (select 1 from support_case);
  `)(db, dialect)
}
