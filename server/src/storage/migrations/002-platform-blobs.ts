import { statements } from '../statements.ts'

/** Files a sweep is about to remove, or has removed in this hour (CD-172). */
export const up = statements(`
  create table blob_removal (
    sha256 text primary key,
    begun_at {timestamp} not null,
    done_at {timestamp}
  );
`)
