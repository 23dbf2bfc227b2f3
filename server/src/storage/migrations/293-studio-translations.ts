import { statements } from '../statements.ts'

/** What an original said when a translation was made from it (CD-406). */
export const up = statements(`
  create table content_original (
    kind text not null,
    id text not null,
    mark text not null,
    source text not null,
    constraint content_original_key primary key (kind, id, mark)
  );
`)
