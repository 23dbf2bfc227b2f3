import { statements } from '../statements.ts'

/** Keys of partner tools; of their tokens the hashes alone (CD-318). */
export const up = statements(`
  create table desk_key (
    id text primary key,
    name text not null,
    token_hash text not null,
    old_hash text,
    old_until {timestamp},
    rights text not null,
    scope text not null,
    expires_at {timestamp},
    created_at {timestamp} not null,
    created_by text not null,
    last_used_at {timestamp}
  );
  create unique index desk_key_token on desk_key (token_hash);
  create index desk_key_old on desk_key (old_hash);
`)
