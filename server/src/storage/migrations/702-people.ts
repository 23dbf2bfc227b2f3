import { statements } from '../statements.ts'

/** Cases of those without an account by their address (T40); the people they are of are written by player-fill. */
export const up = statements(`
  create index support_case_address on support_case (lower(contact_email)) where owner_id is null;
  insert into player_fill (stage, after_id) select 3, ''
    where not exists (select 1 from player_fill)
    and exists (select 1 from support_case where owner_id is null and contact_email is not null);
`)
