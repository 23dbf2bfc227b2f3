import { statements } from '../statements.ts'

/** Which mails players want (CD-265), and what waits for the one of the day (CD-267). */
export const up = statements(`
  create table mail_preference (
    account_id text primary key,
    status_news {flag} not null,
    surveys {flag} not null,
    digest {flag} not null,
    changed_at {timestamp} not null
  );
  create table case_mail_refusal (
    case_id text primary key references support_case (id) on delete cascade,
    refused_at {timestamp} not null
  );
  create table mail_digest_item (
    account_id text not null,
    case_id text not null references support_case (id) on delete cascade,
    kind text not null,
    happened_at {timestamp} not null,
    constraint mail_digest_item_key primary key (account_id, case_id, kind)
  );
  create index mail_digest_item_case on mail_digest_item (case_id);
`)
