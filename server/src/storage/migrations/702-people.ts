import { statements } from '../statements.ts'

/**
 * The people of cases without an account are written by player-fill (T40), where anything was filed, moved in or done
 * before: these tables tell without a walk through the cases.
 */
export const up = statements(`
  insert into player_fill (stage, after_id) select 3, ''
    where not exists (select 1 from player_fill)
    and (exists (select 1 from case_report_day) or exists (select 1 from player) or exists (select 1 from desk_audit));
`)

/** Their cases by the address. */
export const indices = [
  'create index support_case_address on support_case (lower(contact_email)) where owner_id is null',
]
