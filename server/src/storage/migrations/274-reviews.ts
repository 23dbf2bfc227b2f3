import { statements } from '../statements.ts'

/** Answered cases that are drawn by lot and looked at again (CD-349, CD-350). */
export const up = statements(`
  create table review_settings (
    id text primary key,
    share integer not null,
    teams {json} not null,
    criteria {json} not null,
    changed_at {timestamp} not null,
    changed_by text not null
  );
  create table review_answer (
    week text not null,
    team text not null,
    agent_id text not null,
    case_id text not null references support_case (id) on delete cascade,
    constraint review_answer_pk primary key (week, team, agent_id, case_id)
  );
  create index review_answer_case on review_answer (case_id);
  create table review_draw (
    week text not null,
    team text not null,
    answered integer not null,
    drawn integer not null,
    drawn_at {timestamp} not null,
    constraint review_draw_pk primary key (week, team)
  );
  create table review (
    id text primary key,
    week text not null,
    team text not null,
    agent_id text not null,
    case_id text references support_case (id) on delete set null,
    product text not null,
    locale text not null,
    drawn_at {timestamp} not null,
    hundredths integer,
    words text,
    reviewer text,
    reviewed_at {timestamp},
    reply text,
    replied_at {timestamp}
  );
  create unique index review_case on review (case_id, week);
  create index review_open on review (drawn_at, id) where reviewed_at is null;
  create index review_done on review (reviewed_at, id) where reviewed_at is not null;
  create index review_agent on review (agent_id, reviewed_at, id);
  create index review_drawn on review (drawn_at);
  create index review_caseless on review (id) where case_id is null;
  create table review_score (
    review_id text not null references review (id) on delete cascade,
    criterion text not null,
    name text not null,
    position integer not null,
    score integer not null,
    constraint review_score_pk primary key (review_id, criterion)
  );
`)
