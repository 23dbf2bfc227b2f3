import { statements } from '../statements.ts'

/** Since when mails to a case's address come back (CD-500). */
export const up = statements(`
  create table case_mail_return (
    case_id text primary key references support_case (id) on delete cascade,
    returned_at {timestamp} not null
  );
`)
