import { statements } from '../statements.ts'

/** What reports count (CD-290): what happened, a line each, and by day what became of those lines. Names no player. */
export const up = statements(`
  create table case_fact (
    id text primary key,
    day text not null,
    kind text not null,
    product text not null,
    category_id integer not null,
    locale text not null,
    channel text not null,
    agent text not null,
    band integer not null,
    amount {bigint} not null
  );
  create table case_report_day (
    day text not null,
    kind text not null,
    product text not null,
    category_id integer not null,
    locale text not null,
    channel text not null,
    agent text not null,
    band integer not null,
    times integer not null,
    amount {bigint} not null,
    constraint case_report_day_pk primary key (day, kind, product, category_id, locale, channel, agent, band)
  );
  create index case_report_day_kind on case_report_day (kind, day);
`)
