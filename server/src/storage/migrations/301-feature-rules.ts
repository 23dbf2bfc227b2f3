import { statements } from '../statements.ts'

/** A feature may be on for a share of visitors, some games and some languages; it says why, and what came of it (CD-425). */
export const up = statements(`
  -- One column a statement: the embedded database knows no other way.
  alter table feature_flag add column share integer;
  alter table feature_flag add column games {json} default '[]' not null;
  alter table feature_flag add column languages {json} default '[]' not null;
  alter table feature_flag add column reason text;
  alter table feature_flag add column seen_on integer default 0 not null;
  alter table feature_flag add column seen_off integer default 0 not null;
`)
