import { statements } from '../statements.ts'

/** Uploads that go on (CD-197): what was sent of each lies in the store of files until it is whole. */
export const up = statements(`
  create table upload (
    id text primary key,
    owner text not null,
    filename text not null,
    size integer not null,
    received integer not null,
    sha256 text,
    head text,
    expires_at {timestamp} not null
  );
  create index upload_owner on upload (owner);
  create index upload_expires on upload (expires_at);
  create index upload_sha256 on upload (sha256);

  create table upload_part (
    upload_id text not null references upload (id) on delete cascade,
    start integer not null,
    size integer not null,
    name text not null,
    constraint upload_part_pk primary key (upload_id, start)
  );
`)
