import { statements } from '../statements.ts'

/** Cases that go on in another one, whom the support has filed for, and what undoes a merge (CD-327, CD-328). */
export const up = statements(`
  alter table support_case add column merged_into text;
  alter table support_case add column filed_by text;
  create table case_merge (
    case_id text primary key references support_case (id) on delete cascade,
    kept_id text not null references support_case (id) on delete cascade,
    merged_at {timestamp} not null,
    merged_by text not null,
    kept_events integer not null,
    before {json} not null
  );
  create index case_merge_kept on case_merge (kept_id, merged_at);
`)

export const indices = ['create index support_case_merged on support_case (merged_into) where merged_into is not null']
