import { statements } from '../statements.ts'

/** How often something happened, by day: no visit, no session, no address (OD-105). */
export const up = statements(`
  create table usage_count (
    day text not null,
    event text not null,
    product text not null,
    subject text not null,
    locale text not null,
    times {bigint} not null,
    constraint usage_count_key primary key (day, event, product, subject, locale)
  );
`)
