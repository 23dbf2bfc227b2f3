import { statements } from '../statements.ts'

/**
 * The day of an account's last try at the knowledge questions (CD-354), by which its row ends. A day stays the same from one
 * try to the next, so that PostgreSQL leaves the index alone. Rows of before get theirs by the sweep.
 */
export const up = statements(`
  alter table kbv_guard add column last_day text;
`)

export const indices = ['create index kbv_guard_day on kbv_guard (last_day)']
