import { statements } from '../statements.ts'

/**
 * The desk's queue without reckoning (CD-221): the rank of a case's state is stored, and each view is a range of an
 * index. Answers that are being written (CD-223).
 */
export const up = statements(`
  alter table support_case add column queue_rank integer default 0 not null;
  update support_case set queue_rank = case status when 'RESOLVED' then 2 else 1 end where status <> 'OPEN';
  create index support_case_rank on support_case (queue_rank, status_changed_at, id);
  create index support_case_rank_assignee on support_case (assignee, queue_rank, status_changed_at, id);
  create index support_case_rank_product on support_case (product, queue_rank, status_changed_at, id);
  create index support_case_rank_topic on support_case (category_id, queue_rank, status_changed_at, id);

  create table case_draft (
    case_id text not null references support_case (id) on delete cascade,
    agent_id text not null,
    text text not null,
    status text not null,
    saved_at {timestamp} not null,
    constraint case_draft_pk primary key (case_id, agent_id)
  );
  create index case_draft_saved on case_draft (saved_at);
`)
