import { statements } from '../statements.ts'

/** A pack's crisis message may be changed, or taken away, at the desk: it lies over the pack (CD-426). */
export const up = statements(`
  alter table crisis_message add column pack_id text;
  alter table crisis_message add column is_removed {flag} default 0 not null;
`)

export const indices = ['create unique index crisis_message_pack on crisis_message (pack_id) where pack_id is not null']
