// Steps beside others on PostgreSQL: what is cut off goes on, and nobody is kept waiting (promises O9).
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedPostgres, type SharedPostgres } from '../../../tests/support/postgres-of-run.ts'
import { postgresDialect } from './dialect.ts'
import { alone, applyLive } from './live-migration.ts'
import type { MigrationModule } from './migration-steps.ts'
import { createMigratorPool, createPostgresKyselyDialect } from './postgres-driver.ts'
import type { Tables } from './tables.ts'

const rows = 2_500
let postgres: SharedPostgres
let url: string
let db: Kysely<Tables>
let other: pg.Client

beforeAll(async () => {
  postgres = await sharedPostgres()
})
beforeEach(async () => {
  url = await postgres.createDatabase('empty')
  db = new Kysely<Tables>({
    dialect: createPostgresKyselyDialect(createMigratorPool({ url, onError: () => undefined })),
  })
  other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query(`create table thing (id text primary key, seen integer);
    create table step (name text); create table copy (id text primary key);
    insert into thing select lpad(n::text, 6, '0'), 0 from generate_series(1, ${rows}) as numbers(n);
    create index thing_kept on thing (seen)`)
  return async () => {
    await other.end()
    await db.destroy()
  }
})
afterAll(async () => postgres?.release())

const apply = (module: MigrationModule, told: string[] = []): Promise<void> =>
  db.connection().execute((connection) =>
    applyLive({
      connection,
      dialect: postgresDialect,
      name: '500-thing',
      module,
      note: async (transaction) => void (await sql`insert into step values ('500-thing')`.execute(transaction)),
      tell: (line) => told.push(line),
    }),
  )
const count = async (from: string): Promise<number> =>
  Number((await other.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]!.n)
const isIndex = async (name: string, valid = true): Promise<boolean> =>
  (await count(`pg_index where indexrelid = to_regclass('${name}') and indisvalid = ${valid}`)) === 1

test('parts that are done are not done again, and a fill goes on behind its last batch', async () => {
  const ups: string[] = []
  const seen: number[] = []
  let isCut = true
  const module: MigrationModule = {
    up: async (on) => {
      ups.push('up')
      await sql`alter table thing add column more text`.execute(on)
    },
    fills: [
      {
        table: 'thing',
        key: 'id',
        work: async (on, _, batch) => {
          if (isCut && seen.length === 2) throw new Error('cut off')
          const { numAffectedRows } = await sql`insert into copy select id from thing where ${batch}`.execute(on)
          seen.push(Number(numAffectedRows))
        },
      },
    ],
    indices: ['create index thing_more on thing (more)', 'replace index thing_kept on thing (seen, more)'],
    finish: async (on) => void (await sql`alter table thing add column last text`.execute(on)),
  }
  await expect(apply(module)).rejects.toThrow('cut off')
  expect([await count('copy'), await count('step')]).toEqual([seen[0]! + seen[1]!, 0])
  isCut = false
  const told: string[] = []
  await apply(module, told)
  expect([await count('copy'), await count('step'), await count('schema_migration_part')]).toEqual([rows, 1, 0])
  // Once before it runs, to see what it locks.
  expect(ups).toEqual(['up', 'up', 'up'])
  expect(seen.reduce((sum, each) => sum + each)).toBe(rows)
  expect([await isIndex('thing_more'), await isIndex('thing_kept'), await isIndex('thing_kept_next')]).toEqual([
    true,
    true,
    false,
  ])
  const { rows: kept } = await other.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where indexname = 'thing_kept'",
  )
  expect(kept[0]!.indexdef).toContain('(seen, more)')
  expect(told).toHaveLength(4)
})

test('an index that a kill left half made is made again', async () => {
  await other.query('insert into copy values (1); create table twice (id text); insert into twice values (1), (1)')
  const unique: MigrationModule = { indices: ['create unique index twice_id on twice (id)'] }
  await expect(apply(unique)).rejects.toThrow(/twice_id/)
  expect(await isIndex('twice_id', false)).toBe(true)
  await other.query('delete from twice')
  await apply(unique)
  expect(await isIndex('twice_id')).toBe(true)
})

test('a column waits for who holds its table without making others wait, and is added then', async () => {
  const module: MigrationModule = {
    up: async (on) => void (await sql`alter table thing add column more text`.execute(on)),
  }
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  await other.query('begin; select 1 from thing limit 1')
  const applying = apply(module)
  // Tried for once at least: it waits for its lock, gives up, and pauses.
  await expect
    .poll(async () => (await reader.query("select 1 from pg_locks where mode = 'ShareUpdateExclusiveLock'")).rowCount, {
      interval: 5,
    })
    .toBe(1)
  await reader.query("set statement_timeout = '60s'; select count(*) from thing")
  expect((await reader.query("select 1 from information_schema.columns where column_name = 'more'")).rowCount).toBe(0)
  await other.query('commit')
  await applying
  expect((await reader.query("select 1 from information_schema.columns where column_name = 'more'")).rowCount).toBe(1)
  await reader.end()
})

test('one migrator at a time, and an index is made although another waits', async () => {
  const second = new Kysely<Tables>({
    dialect: createPostgresKyselyDialect(createMigratorPool({ url, onError: () => undefined })),
  })
  const order: string[] = []
  const holding = Promise.withResolvers<undefined>()
  const waiting = Promise.withResolvers<undefined>()
  const first = db.connection().execute((connection) =>
    alone(connection, async () => {
      holding.resolve(undefined)
      await waiting.promise
      await sql`create index concurrently thing_more on thing (id, seen)`.execute(connection)
      order.push('first')
    }),
  )
  await holding.promise
  const next = second.connection().execute((connection) => {
    waiting.resolve(undefined)
    return alone(connection, async () => void order.push('second'))
  })
  await Promise.all([first, next])
  expect(order).toEqual(['first', 'second'])
  await second.destroy()
})
