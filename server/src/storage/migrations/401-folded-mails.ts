import { statements } from '../statements.ts'

/** What a mail says beside its message: what it quotes, its signature (T37). */
export const up = statements(`
  alter table case_event add column folded text;
`)
