import { statements } from '../statements.ts'

/** Crisis messages say how bad, for whom, from when to when, and what became known later; what comes in meanwhile is counted (CD-417). */
export const up = statements(`
  -- One column a statement: the embedded database knows no other way.
  alter table crisis_message add column severity text default 'degraded' not null;
  alter table crisis_message add column languages {json} default '[]' not null;
  alter table crisis_message add column places {json} default '[]' not null;
  alter table crisis_message add column topics {json} default '[]' not null;
  -- null: written before there were several; the column game says it.
  alter table crisis_message add column games {json};
  alter table crisis_message add column published_at {timestamp};
  alter table crisis_message add column starts_at {timestamp};
  alter table crisis_message add column ends_at {timestamp};
  alter table crisis_message add column resolved_at {timestamp};
  alter table crisis_message add column shown_until {timestamp};
  alter table crisis_message add column macro_id text;
  alter table crisis_message add column article_id text;

  create table crisis_update (
    id text primary key,
    message_id text not null references crisis_message (id) on delete cascade,
    at {timestamp} not null,
    by text not null,
    texts {json} not null,
    is_resolution {flag} not null
  );
  create index crisis_update_message on crisis_update (message_id, id);

  -- Searches a minute: no words, nobody's name.
  create table search_minute (
    minute {timestamp} not null,
    product text not null,
    locale text not null,
    times integer not null,
    constraint search_minute_key primary key (minute, product, locale)
  );
`)

export const indices = ['create index support_case_filed on support_case (created_at, product, category_id, locale)']
