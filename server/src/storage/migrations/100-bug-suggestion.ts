import { statements } from '../statements.ts'

/** Bug reports and suggestions of signed-in players (OD-52). */
export const up = statements(`
  create table player_note (
    id text primary key,
    kind text not null,
    account_id text not null,
    locale text not null,
    description text not null,
    created_at {timestamp} not null
  );
  create index player_note_created on player_note (created_at, id);
  create index player_note_account on player_note (account_id, created_at);
`)
