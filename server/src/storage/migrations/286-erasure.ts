import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { statements } from '../statements.ts'

const accountsIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) =>
    /^(?:accountId|sub)$/.test(name) && typeof part === 'string' ? [part] : accountsIn(part),
  )
}

/** Whose sign-ins the built-in identity provider keeps, so that an erasure finds them without reading all (CD-336). */
export const up = statements(`
  create table oidc_state_account (
    account_id text not null,
    state_key text not null references oidc_state (key) on delete cascade,
    constraint oidc_state_account_pk primary key (account_id, state_key)
  );
  create index oidc_state_account_key on oidc_state_account (state_key);
`)

const nameAccounts = async (db: Kysely<unknown>, { forUpdate }: Dialect, rows: RawBuilder<boolean>): Promise<void> => {
  const found = await sql<{ key: string; payload: string }>`
    select key, payload from oidc_state where ${rows} ${forUpdate}`.execute(db)
  for (const { key, payload } of found.rows)
    for (const account of new Set(accountsIn(JSON.parse(payload))))
      await sql`insert into oidc_state_account (account_id, state_key) values (${account}, ${key})`.execute(db)
}
export const fills = [{ table: 'oidc_state', key: 'key', work: nameAccounts }]
