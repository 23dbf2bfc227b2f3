import { createServer } from 'node:net'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sharedPostgres, type SharedPostgres } from '../../../tests/support/postgres-of-run.ts'
import { PostgresConnection } from './postgres-connection.ts'
import { openDatabase, type AnyDatabase } from './database.ts'
import { isStorageUnavailable } from './dialect.ts'
import { NoSessionError } from './no-session.ts'
import { asOneRequest, newPatience } from './patience.ts'
import { createPostgresListener } from './postgres-driver.ts'
import type { Tables } from './tables.ts'

let postgres: SharedPostgres
let database: AnyDatabase
let url: string
const db = (): Kysely<Tables> => database.db
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.release())
beforeEach(async () => {
  // One connection, so that each statement meets what those before it left there.
  url = await postgres.createDatabase()
  database = await openDatabase({ dataDir: '', databaseUrl: url, databasePoolSize: 1 })
})
afterEach(() => database.close())

const first = async <T>(query: ReturnType<typeof sql<T>>): Promise<T> => (await query.execute(db())).rows[0]!

test('numbers, lists of numbers, times and JSON are read as SQLite gives them', async () => {
  expect(
    await first(sql`select 9007199254740991::int8 as number, '{1,-2,30}'::int8[] as list, '{}'::int8[] as none,
      timestamptz '2026-11-18 10:30:00.5+01' as at, '{"a":1}'::json as plain, '{"a": 1}'::jsonb as binary`),
  ).toEqual({
    number: 9_007_199_254_740_991,
    list: [1, -2, 30],
    none: [],
    at: '2026-11-18T09:30:00.500Z',
    plain: '{"a":1}',
    binary: '{"a": 1}',
  })
})

test('who looks at the server finds our name and limits; tables are not read from end to end where an index serves', async () => {
  expect(
    await first(sql`select current_setting('application_name') as name, current_setting('statement_timeout') as longest,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('enable_seqscan') as scan,
      current_setting('jit') as jit`),
  ).toEqual({ name: 'guidepost', longest: '4s', idle: '30s', scan: 'off', jit: 'off' })
})

test('a request that has waited for a locked table asks nothing more, and others do', async () => {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('begin; lock table feature_flag')
  await asOneRequest(newPatience(), async () => {
    await expect(first(sql`select count(*) from feature_flag`)).rejects.toThrow('statement timeout')
    await other.end()
    const refused = await first(sql`select 1`).catch((error: unknown) => error)
    expect([isStorageUnavailable(refused), String(refused)]).toEqual([true, expect.stringContaining('has waited')])
  })
  expect(await first(sql`select 1 as one`)).toEqual({ one: 1 })
})

test('slow statements, connections and tries of one request are one wait, and quick ones are none', async () => {
  const pause = () => first(sql`select pg_sleep(0.6)`)
  const refused = (work: () => Promise<unknown>) =>
    work().then(
      () => undefined,
      (error: unknown) => [isStorageUnavailable(error), (error as Error).message],
    )
  const patience = () => newPatience(1_000)
  await asOneRequest(patience(), async () => {
    for (let times = 0; times < 20; times += 1) await first(sql`select ${times}::int`)
    await pause()
    expect(await refused(pause)).toEqual([true, 'Query read timeout'])
    expect(await refused(pause)).toEqual([true, expect.stringContaining('has waited')])
  })
  const beside = db()
  await database.withTransaction(async () => {
    await first(sql`select 1`)
    const another = () => asOneRequest(patience(), () => sql`select 1`.execute(beside))
    expect(await refused(another)).toEqual([true, 'timeout exceeded when trying to connect'])
  })
  const collide = async () => {
    throw Object.assign(new Error('lost the race'), { code: '40001' })
  }
  expect(await refused(() => asOneRequest(patience(), () => database.withTransaction(collide)))).toEqual([
    true,
    expect.stringContaining('has waited'),
  ])
  expect(await first(sql`select 1 as one`)).toEqual({ one: 1 })
})

test('what keeps no settings of a session is refused with a sentence', async () => {
  const forgetful = `${url}?statement_timeout=0`
  await expect(openDatabase({ dataDir: '', databaseUrl: forgetful })).rejects.toThrow(
    /such as PgBouncer\. Name Postgre/,
  )
  // What PgBouncer says to a setting that it was not told of.
  const pooler = createServer((socket) =>
    socket.once('data', () => {
      const words = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0'
      const head = Buffer.from('E\0\0\0\0')
      head.writeInt32BE(words.length + 4, 1)
      socket.end(Buffer.concat([head, Buffer.from(words)]))
    }),
  )
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve))
  const { port } = pooler.address() as { port: number }
  const databaseUrl = `postgres://guidepost@127.0.0.1:${port}/guidepost`
  await expect(openDatabase({ dataDir: '', databaseUrl })).rejects.toThrow(NoSessionError)
  await new Promise((resolve) => pooler.close(resolve))
})

test('a statement with values is parsed once a connection, and kept under a name', async () => {
  for (const value of ['a', 'b', 'c']) await first(sql`select ${value}::text as value`)
  const { rows } = await sql<{ name: string; statement: string }>`
    select name, statement from pg_prepared_statements where statement like 'select $1::text%'`.execute(db())
  expect(rows).toEqual([{ name: 'g0.0', statement: 'select $1::text as value' }])
})

test('so is a read of everything; a text of several statements is not', async () => {
  const names = async () =>
    (
      await sql<{
        name: string
      }>`select name from pg_prepared_statements where statement like ${'%"feature_flag"%'}`.execute(db())
    ).rows.length
  for (const _ of [1, 2]) await database.db.selectFrom('feature_flag').selectAll().execute()
  expect(await names()).toBe(1)
  await sql.raw('select key from "feature_flag"; select enabled from "feature_flag"').execute(db())
  expect(await names()).toBe(1)
})

test('what failed among statements that went together does not spoil the next use of any', async () => {
  const flag = { key: 'a', enabled: 1, changed_at: '2026-11-18T09:30:00.000Z', changed_by: 'test' } as const
  const add = () => database.db.insertInto('feature_flag').values(flag)
  await add().execute()
  const count = (key: string) =>
    database.db.selectFrom('feature_flag').select('key').where('key', '=', key).limit(3).execute()
  await expect(
    database.withTransaction(async () => {
      await database.write(add())
      await count('a')
    }),
  ).rejects.toThrow(/duplicate key/)
  expect(await count('a')).toEqual([{ key: 'a' }])
})

test('rows are read at once', async () => {
  const read = async () => {
    for await (const row of db().selectFrom('feature_flag').selectAll().stream()) expect(row).toBeUndefined()
  }
  await expect(read()).rejects.toThrow('Rows are read at once')
})

test('a connection that does not answer is asked nothing more, and closed (promises P30)', async () => {
  const asked: string[] = []
  const released: unknown[] = []
  const client = {
    query: (query: string | { statements: { text: string }[]; callback: (error: Error) => void }) => {
      const error = new Error('Query read timeout')
      if (typeof query === 'string') {
        asked.push(query)
        return Promise.reject(error)
      }
      asked.push(...query.statements.map(({ text }) => text))
      query.callback(error)
      return query
    },
    release: (isBroken: unknown) => released.push(isBroken),
  } as unknown as pg.PoolClient
  const connection = new PostgresConnection(client, {} as pg.CustomTypesConfig, () => undefined)
  connection.begin('begin')
  await expect(connection.run([{ sql: 'select 1', parameters: [] }])).rejects.toThrow('Query read timeout')
  await connection.rollback()
  connection.release()
  expect([asked, released]).toEqual([['begin', 'select 1'], [true]])
})

test('a listener that fails costs neither the connection nor the others; after an outage there is one again', async () => {
  const failures: string[] = []
  const url = await postgres.createDatabase()
  const { connect, listen, close } = createPostgresListener({ url, onError: ({ message }) => failures.push(message) })
  const asking = new pg.Client({ connectionString: url })
  await asking.connect()
  const pids = async (): Promise<number[]> => {
    const { rows } = await asking.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'guidepost-listen'`,
    )
    return rows.map(({ pid }) => pid)
  }
  try {
    await connect()
    const heard: string[] = []
    await listen('careless', (notice) => {
      throw new Error(`cannot read «${notice}»`)
    })
    await listen('careful', (notice) => heard.push(notice))
    const [before] = await pids()
    await asking.query('select pg_terminate_backend($1)', [before])
    // Told that something may have been missed, although the listener before it failed at that.
    await vi.waitFor(() => expect(heard).toEqual(['']), 90_000)
    await asking.query(`select pg_notify('careless', 'one'), pg_notify('careful', 'two')`)
    await vi.waitFor(() => expect(heard).toEqual(['', 'two']), 90_000)
    expect(failures.slice(1)).toEqual(['cannot read «»', 'cannot read «one»'])
    expect(await pids()).toEqual([expect.any(Number)])
    expect(await pids()).not.toEqual([before])
  } finally {
    await close()
    await asking.end()
  }
})
