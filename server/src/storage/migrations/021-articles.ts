import { statements } from '../statements.ts'

/** What readers say about articles (OD-48), and what they searched for in vain (ground G30). */
export const up = statements(`
  create table article_feedback (
    article_id text not null,
    reader text not null,
    account_id text,
    locale text not null,
    helpful {flag} not null,
    feedback text,
    find_rating integer,
    understand_rating integer,
    need_rating integer,
    translation_rating integer,
    not_relevant {flag} not null,
    poorly_written {flag} not null,
    did_not_work {flag} not null,
    policy {flag} not null,
    not_understandable {flag} not null,
    content_version text not null,
    created_at {timestamp} not null,
    constraint article_feedback_once primary key (article_id, reader)
  );
  create index article_feedback_account on article_feedback (account_id);

  create table search_miss (
    term text not null,
    product text not null,
    locale text not null,
    times integer not null,
    first_at {timestamp} not null,
    last_at {timestamp} not null,
    constraint search_miss_key primary key (term, product, locale)
  );
  create index search_miss_last on search_miss (last_at);
`)
