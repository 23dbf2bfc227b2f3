import { statements } from '../statements.ts'

/** What is new about a penalty, and how much of it its player has seen (CD-292). What was there before counts as seen. */
export const up = statements(`
  alter table penalty add column news_at {timestamp};
  alter table penalty add column seen_at {timestamp};
`)
