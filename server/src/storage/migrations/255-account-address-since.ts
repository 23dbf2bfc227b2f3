import { statements } from '../statements.ts'

/**
 * Since when an account's proven address is the same, and whose it is when it is a child's (CD-306). Of rows from before
 * neither is known: they count from the next sign-in on.
 */
export const up = statements(`
  alter table account_address add column unchanged_since {timestamp};
  alter table account_address add column is_child {flag} default 0 not null;
`)

export const indices = ['create index account_address_email on account_address (lower(email))']
