import { statements } from '../statements.ts'

/** Players who asked to be called (CD-285); of cases that were there before, whoever still waits for a first answer. */
export const up = statements(`
  create table call_back (
    case_id text primary key,
    state text not null,
    asked_at {timestamp} not null,
    due_at {timestamp} not null,
    tries integer not null,
    last_tried_at {timestamp},
    agent text,
    taken_at {timestamp}
  );
  create index call_back_due on call_back (state, due_at, case_id);
  insert into call_back (case_id, state, asked_at, due_at, tries)
    select id, 'waiting', created_at, created_at, 0 from support_case
    where contact_channel = 'PHONE_CALLBACK' and status = 'OPEN' and contact_phone is not null;
`)
