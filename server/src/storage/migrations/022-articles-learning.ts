import { statements } from '../statements.ts'

/** What became of suggestions: counters by keyed hashes of words, nobody's texts (articles/learning/outcomes.ts). */
export const up = statements(`
  create table suggestion_outcome (
    product text not null,
    locale text not null,
    word text not null,
    article_id text not null,
    opened integer not null,
    solved integer not null,
    unsolved integer not null,
    last_at {timestamp} not null,
    constraint suggestion_outcome_key primary key (product, locale, word, article_id)
  );
  create index suggestion_outcome_last on suggestion_outcome (last_at);
`)
