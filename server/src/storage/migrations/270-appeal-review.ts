import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { statements } from '../statements.ts'

/** What is done with an appeal before it is decided: due times, questions to its player, colleagues' words (CD-320). */
export const up = statements(`
  alter table appeal add column game text;
  alter table appeal add column due_at {timestamp};
  alter table appeal add column is_waiting {flag} default 0 not null;
  alter table appeal add column assignee text;

  create table appeal_question (
    id text primary key,
    appeal_id text not null references appeal (id) on delete cascade,
    question text not null,
    asked_by text not null,
    asked_name text not null,
    asked_at {timestamp} not null,
    due_before {timestamp} not null,
    answer_until {timestamp} not null,
    answer text,
    answered_at {timestamp}
  );
  create index appeal_question_appeal on appeal_question (appeal_id, asked_at);

  create table appeal_opinion (
    id text primary key,
    appeal_id text not null references appeal (id) on delete cascade,
    colleague text not null,
    question text,
    asked_by text not null,
    asked_at {timestamp} not null,
    words text,
    given_at {timestamp},
    is_given {flag} not null
  );
  create index appeal_opinion_appeal on appeal_opinion (appeal_id, asked_at);
  create index appeal_opinion_asked on appeal_opinion (colleague, is_given, asked_at, appeal_id);
`)

/** What was sent before there was a target has the one that counts where a pack says nothing. */
const giveDue = async (db: Kysely<unknown>, dialect: Dialect, rows: RawBuilder<boolean>): Promise<void> => {
  const due =
    dialect.name === 'postgres'
      ? sql`submitted_at + interval '7 days'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', submitted_at, '+7 days')`
  await sql`update appeal set due_at = ${due},
    game = (select penalty.game from penalty where penalty.id = appeal.penalty_id) where ${rows}`.execute(db)
}
export const fills = [{ table: 'appeal', key: 'id', work: giveDue }]

export const indices = [
  'create index appeal_due on appeal (state, is_waiting, due_at, id)',
  'create index appeal_mine on appeal (assignee, state, due_at, id)',
  'create index appeal_alike on appeal (game, reason_id, decided_at)',
]
