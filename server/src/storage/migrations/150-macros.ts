import { statements } from '../statements.ts'

/** Texts for answers (CD-226). */
export const up = statements(`
  create table macro (
    id text primary key,
    owner text,
    name text not null,
    texts {json} not null,
    game text,
    status text,
    changed_at {timestamp} not null,
    changed_by text not null
  );
  create index macro_owner on macro (owner, name);
`)
