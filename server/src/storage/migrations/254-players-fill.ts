import { statements } from '../statements.ts'

/**
 * How far entries of players who were known before have come (CD-360): they are written a few at a time after the start,
 * because a million of them would hold it for long.
 */
export const up = statements(`
  create table player_fill (stage integer primary key not null, after_id text not null);
  insert into player_fill (stage, after_id) select 0, '' where exists (select 1 from account_address)
    or exists (select 1 from support_case) or exists (select 1 from penalty);
`)
