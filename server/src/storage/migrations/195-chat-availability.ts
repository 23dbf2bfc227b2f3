import { statements } from '../statements.ts'

/** Who is there for chats (CD-283), and whom a chat is offered to (CD-284). */
export const up = statements(`
  create table chat_availability (
    agent_id text primary key,
    chats integer not null,
    languages text not null,
    until {timestamp}
  );
  alter table chat add column offered_to text;
  create index chat_led on chat (assignee) where state = 'ACTIVE';
`)
