import { statements } from '../statements.ts'

/** What articles spared people from asking, and what they did not find (articles/deflection). */
export const up = statements(`
  -- Somebody said an article helped, or filed a case: kept for 72 hours, by keyed hashes alone.
  create table deflection_trace (
    id text primary key,
    kind text not null,
    session text not null,
    account text,
    mail text,
    article_id text,
    topic_id integer not null,
    product text not null,
    locale text not null,
    at {timestamp} not null
  );
  create index deflection_trace_at on deflection_trace (at);

  create table deflection_day (
    day text not null,
    article_id text not null,
    topic_id integer not null,
    product text not null,
    locale text not null,
    solved integer not null,
    filed integer not null,
    constraint deflection_day_key primary key (day, article_id, topic_id, product, locale)
  );

  -- For writers: searches without result, and suggestions that were refused.
  create table content_gap (
    day text not null,
    kind text not null,
    locale text not null,
    product text not null,
    subject text not null,
    times integer not null,
    constraint content_gap_key primary key (day, kind, locale, product, subject)
  );
`)
