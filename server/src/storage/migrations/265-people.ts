import { statements } from '../statements.ts'

/** Whose role and scope the desk has given itself, and since when somebody's proofs are refused (CD-315, CD-316). */
export const up = statements(`
  alter table desk_agent add column role_by text default 'provider' not null;
  alter table desk_agent add column scope text;
  alter table desk_agent add column scope_by text default 'desk' not null;
  alter table desk_agent add column ended_at {timestamp};
`)

export const indices = ['create index desk_agent_role on desk_agent (role, id)']
