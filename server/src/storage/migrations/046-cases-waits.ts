import { statements } from '../statements.ts'

/** How long players waited for answers (CD-263); names nobody and no case. */
export const up = statements(`
  create table case_wait (
    id text primary key,
    product text not null,
    category_id integer not null,
    channel text not null,
    answered_at {timestamp} not null,
    seconds integer not null
  );
  create index case_wait_topic on case_wait (category_id, channel, answered_at);
  create index case_wait_product on case_wait (product, channel, answered_at);
  create index case_wait_answered on case_wait (answered_at);
`)
