import { statements } from '../statements.ts'

/** A document that waits for a colleague's word to be archived, and the end that was asked for with its review (T44). */
export const up = statements(`
  alter table content_document add column asks_archive integer not null default 0;
  alter table content_document add column asks_until {timestamp};
`)
