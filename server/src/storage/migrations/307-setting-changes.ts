import { statements } from '../statements.ts'

/** What the desk said of how long things last, when and why (T17, CD-424). */
export const up = statements(`
  create table setting_change (
    id text primary key,
    key text not null,
    before integer not null,
    after integer,
    reason text not null,
    changed_at {timestamp} not null,
    changed_by text not null
  );
  create index setting_change_key on setting_change (key, changed_at, id);
`)
