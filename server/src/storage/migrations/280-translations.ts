import { statements } from '../statements.ts'

/** What a machine made of messages (CD-331), and what was written where an answer is a machine's (CD-332). */
export const up = statements(`
  alter table case_event add column written_as text;
  alter table case_event add column written_as_locale text;
  create table case_translation (
    case_id text not null references support_case (id) on delete cascade,
    position integer not null,
    locale text not null,
    from_language text,
    html text not null,
    made_at {timestamp} not null,
    constraint case_translation_key primary key (case_id, locale, position)
  );
  create index case_translation_made on case_translation (made_at);
`)
