import { statements } from '../statements.ts'

/** Answers of satisfaction surveys, one for each case (decisions-cases H6). */
export const up = statements(`
  create table survey_answer (
    case_id text primary key,
    q1 integer not null,
    q2 integer not null,
    q3 integer not null,
    q4 integer,
    q5 integer,
    feedback text,
    answered_at {timestamp} not null
  );
  create index survey_answer_time on survey_answer (answered_at);
`)
