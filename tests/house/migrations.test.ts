// Steps of the schema since the last release leave the release before its tables, and hold up nobody who uses them.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { small } from '../../scripts/lab/plans/plans.ts'
import { loadStep, stepsHere, type MigrationModule } from '../../server/src/storage/migration-steps.ts'
import { releasedEntry } from '../support/released.ts'
import { faultsOf } from './migration-rules.ts'

const isSmall = (table: string): boolean => table in small

test('each step since the last release keeps the rules', async () => {
  const released = join(dirname(releasedEntry()), '../src/storage/migrations')
  const steps = (await stepsHere()).filter((name) => !existsSync(join(released, `${name}.ts`)))
  const faults: Record<string, string[]> = {}
  for (const name of steps) {
    const found = await faultsOf(await loadStep(name), isSmall)
    if (found.length > 0) faults[name] = found
  }
  expect(faults).toEqual({})
})

const planted: [what: string, says: RegExp, step: MigrationModule | string][] = [
  ['an index of a table that is there', /stops writing to support_case/, 'create index a on support_case (product)'],
  ['a unique one', /stops writing to support_case/, 'create unique index a on support_case (product)'],
  [
    'a column filled with the time',
    /every row of support_case/,
    'alter table support_case add column a timestamptz default now()',
  ],
  [
    'a column that must have a value',
    /every row of support_case/,
    'alter table support_case add column a text not null',
  ],
  [
    'a column that is reckoned',
    /every row of support_case/,
    "alter table support_case add column a text generated always as (id || 'a') stored",
  ],
  [
    'a column that refers',
    /every row of support_case/,
    'alter table support_case add column a text references player(account_id)',
  ],
  ['another type', /takes from the release before/, 'alter table support_case alter column product type varchar(9)'],
  [
    'a column that must have a value from now on',
    /takes from the release before/,
    'alter table support_case alter column team set not null',
  ],
  ['a column taken away', /takes from the release before/, 'alter table support_case drop column team'],
  ['a column renamed', /takes from the release before/, 'alter table support_case rename column team to crew'],
  [
    'a check of all rows',
    /takes from the release before/,
    'alter table support_case add constraint a check (team is not null)',
  ],
  ['a table taken away', /takes from the release before/, 'drop table case_fact'],
  ['all rows changed', /name it in `fills`/, "update support_case set team = ''"],
  ['all rows removed', /name it in `fills`/, 'delete from case_fact'],
  ['all rows copied', /name it in `fills`/, 'create table a (id text); insert into a select id from support_case'],
  ['a lock', /is nothing a step may do/, 'lock table support_case'],
  ['a table written anew', /is nothing a step may do/, 'vacuum full support_case'],
  [
    'an index made concurrently by hand',
    /is nothing a step may do|stops writing/,
    'create index concurrently a on support_case (product)',
  ],
  [
    'an index of a new table beside its step',
    /is new, make it in `up`/,
    {
      up: async (db) => void (await sql`create table a (id text)`.execute(db)),
      indices: ['create index a_id on a (id)'],
    },
  ],
  ['nothing at all', /does nothing/, {}],
]

const stepOf = (text: string): MigrationModule => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of text.split('; ')) await sql.raw(statement).execute(db)
  },
})

test.each(planted)('%s is refused', async (_, says, step) => {
  expect((await faultsOf(typeof step === 'string' ? stepOf(step) : step, isSmall)).join('\n')).toMatch(says)
})

test.each([
  'alter table support_case add column a text',
  "alter table support_case add column a jsonb default '[]' not null",
  'alter table support_case add column a smallint default 0 not null',
  'create table a (id text); create index a_id on a (id); insert into a values (1)',
  "insert into player_fill (stage, after_id) select 0, '' where exists (select 1 from support_case)",
  'alter table a drop constraint a_pk, add constraint a_key primary key using index a_key',
])('%s passes', async (text) => {
  expect(await faultsOf(stepOf(text), isSmall)).toEqual([])
})
