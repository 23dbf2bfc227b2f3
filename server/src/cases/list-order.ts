// In which order a player's list stands (CD-270).
import { sql } from 'kysely'

/**
 * 2: the player is waited for, by an answer not yet read or by a question; 1: it goes on; 0: it has ended. Word for word
 * the expression of the index `support_case_list`, which both databases know it by: no value in it is bound.
 */
export const listRank = sql<number>`(case
  when company_event_at is not null and (last_read_at is null or company_event_at > last_read_at) then 2
  when status = 'INFO' then 2
  when status = 'RESOLVED' then 0
  else 1 end)`
