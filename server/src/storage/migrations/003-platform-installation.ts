import { statements } from '../statements.ts'

/** Whose the files are that this database names (CD-174): one row, made when it is first asked for. */
export const up = statements(`
  create table installation (
    slot integer primary key,
    id text not null
  );
`)
