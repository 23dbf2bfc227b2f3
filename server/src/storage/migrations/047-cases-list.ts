import { statements } from '../statements.ts'

/**
 * A player's list begins with what waits for the player and ends with what has ended (CD-270). Its thousandth page is read
 * from this index as its first one is.
 */
export const up = statements(`
  create index support_case_list on support_case (owner_id, (case
    when company_event_at is not null and (last_read_at is null or company_event_at > last_read_at) then 2
    when status = 'INFO' then 2
    when status = 'RESOLVED' then 0
    else 1 end) desc, updated_at desc, id desc, archived_at);
`)
