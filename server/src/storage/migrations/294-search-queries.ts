import { statements } from '../statements.ts'

/** What is searched for and found, how often: for those who write what is found (CD-409). */
export const up = statements(`
  create table search_query (
    term text not null,
    product text not null,
    locale text not null,
    times integer not null,
    last_at {timestamp} not null,
    constraint search_query_key primary key (term, product, locale)
  );
  create index search_query_times on search_query (locale, times desc, term, product);
  create index search_query_last on search_query (last_at);
`)
