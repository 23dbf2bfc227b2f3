import { statements } from '../statements.ts'

/** Messages that came by mail, and which mails were taken (CD-234, CD-236). */
export const up = statements(`
  alter table case_event add column via text;
  create table case_mail (
    fingerprint text primary key,
    case_id text not null references support_case (id) on delete cascade,
    received_at {timestamp} not null
  );
  create index case_mail_case on case_mail (case_id);
  create index case_mail_received on case_mail (received_at);
`)
