import { statements } from '../statements.ts'

/** Which trace a job goes on with, where what asked for it was traced (CD-375). */
export const up = statements(`
  alter table job add column trace text;
`)
