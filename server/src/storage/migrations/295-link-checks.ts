import { statements } from '../statements.ts'

/** Links of published help: when they were looked at, and since when they lead nowhere (CD-410). */
export const up = statements(`
  create table link_check (
    target text primary key,
    failures integer not null,
    fault text,
    status integer,
    since {timestamp},
    checked_at {timestamp},
    next_at {timestamp} not null
  );
  create index link_check_next on link_check (next_at);
  create index link_check_fault on link_check (target) where fault is not null;
`)
