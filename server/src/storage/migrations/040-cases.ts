import { statements } from '../statements.ts'

export const up = statements(`
  create table support_case (
    id text primary key,
    region text not null,
    owner_id text,
    subject text not null,
    status text not null,
    type text not null,
    resolver_type text not null,
    locked {flag} not null,
    has_company_response {flag} not null,
    is_survey_answered {flag} not null,
    event_count integer not null,
    category_id integer not null,
    product text not null,
    contact_channel text not null,
    locale text not null,
    contact_name text,
    contact_email text,
    contact_phone text,
    fields {json} not null,
    secure_fields text,
    ingame {json},
    token_hash text unique,
    token_salt text,
    assignee text,
    created_at {timestamp} not null,
    updated_at {timestamp} not null,
    status_changed_at {timestamp} not null,
    cancelled_at {timestamp},
    archived_at {timestamp},
    company_event_at {timestamp},
    last_read_at {timestamp}
  );
  -- The list of one owner, newest first: skipping to a page reads this index alone, never the rows skipped (promises
  -- R7, R8).
  create index support_case_owner on support_case (owner_id, updated_at desc, id desc, archived_at);
  create index support_case_owner_archive on support_case (owner_id, archived_at);
  -- The desk's queue and the clock's jobs: oldest waiting first.
  create index support_case_queue on support_case (status, updated_at);

  create table case_event (
    case_id text not null references support_case (id) on delete cascade,
    position integer not null,
    event_type text not null,
    alternate_name text,
    author text,
    text text,
    is_company {flag} not null,
    channel text,
    created_at {timestamp} not null,
    constraint case_event_pk primary key (case_id, position)
  );

  create table case_attachment (
    id text primary key,
    case_id text not null references support_case (id) on delete cascade,
    position integer not null,
    ordinal integer not null,
    field text not null,
    name text not null,
    size integer not null,
    sha256 text not null
  );
  create index case_attachment_case on case_attachment (case_id, position);
  create index case_attachment_sha256 on case_attachment (sha256);
`)
