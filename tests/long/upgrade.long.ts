// The next upgrade of a large desk (`make lab DO=upgrade`, promises O9): the release before (tests/support/released.ts)
// serves a PostgreSQL of a million cases and goes on serving while `guidepost migrate` adds all steps since then. The
// migrator is killed at five places and started anew; no request fails, and what comes out is what a new database has.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formBody, formType } from '../support/form-bytes.ts'
import { sendTo, type WireRequest } from '../support/wire.ts'
import { signInAtDesk, signInPlayer, type Person } from '../support/people.ts'
import { seed } from '../../scripts/lab/plans/seed.ts'
import { smallPackFiles } from '../../server/src/content/testing/small-pack.ts'
import { openDatabase } from '../../server/src/storage/database.ts'
import { createMigratorPool, createPostgresKyselyDialect } from '../../server/src/storage/postgres-driver.ts'
import { startServerProcess, type ServerProcess } from '../e2e/support/server-process.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { releasedEntry } from '../support/released.ts'

const cases = Number(process.env['CASES'] ?? 1_000_000)
const perSecond = Number(process.env['RATE'] ?? 100)
const api = '/services/bft/api'

const folder = mkdtempSync(join(tmpdir(), 'guidepost-upgrade-'))
const secrets = { SESSION_SECRET: 's'.repeat(40), ENCRYPTION_KEY: 'e'.repeat(40) }
const say = (line: string): void => void process.stderr.write(`${line} (load ${loadavg()[0]!.toFixed(0)})\n`)
let postgres: TestPostgres
let databaseUrl: string
let before: ServerProcess
let look: pg.Client
let isOver = false

const start = (env: Record<string, string> = {}, entry?: string): Promise<ServerProcess> =>
  startServerProcess(
    {
      CONTENT_PACK: join(folder, 'pack'),
      WEB_DIST: join(folder, 'no-web'),
      RESPONSE_CHECK: 'off',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      ...secrets,
      ...env,
    },
    entry === undefined ? {} : { entry },
  )

/** Fills what the missing steps read through, and what is written beside it. */
const fill = async (): Promise<void> => {
  const database = await openDatabase({ dataDir: '', databaseUrl })
  const { missing } = await database.planMigrations()
  const weights = await database.weighMigrations(missing)
  await database.close()
  const wanted = new Set(weights.flatMap(({ read }) => read.map(({ table }) => table)))
  for (const small of ['desk_agent', 'crisis_message', 'oidc_state']) wanted.delete(small)
  for (const beside of ['case_event', 'case_search']) wanted.add(beside)
  const db = new Kysely<never>({
    dialect: createPostgresKyselyDialect(createMigratorPool({ url: databaseUrl, onError: () => undefined })),
  })
  // Made of all rows at once they take a fraction of the time.
  const { rows: indices } = await look.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any (select to_regclass(name) from unnest($1::text[]) as tables(name)) and not indisunique`,
    [[...wanted]],
  )
  for (const { name } of indices) await look.query(`drop index ${name}`)
  await seed(db, cases, true, (table) => wanted.has(table))
  await db.destroy()
  for (const { definition } of indices) await look.query(definition)
  // What the clock alone would change now is no load of players.
  await look.query(`update support_case set token_hash = null, archived_at = null, status_changed_at = now()
    where token_hash is not null or archived_at is not null or status = 'INFO'`)
  await look.query('vacuum analyze')
}

beforeAll(async () => {
  for (const [path, text] of Object.entries(smallPackFiles())) {
    mkdirSync(dirname(join(folder, 'pack', path)), { recursive: true })
    writeFileSync(join(folder, 'pack', path), text)
  }
  postgres = await startPostgres({ isDurable: true })
  databaseUrl = await postgres.createDatabase()
  const first = await start({}, releasedEntry())
  await first.stop()
  look = new pg.Client({ connectionString: databaseUrl })
  await look.connect()
  await fill()
  before = await start({ LOG_LEVEL: 'error' }, releasedEntry())
}, 1_800_000)
afterAll(async () => {
  isOver = true
  await before?.stop()
  await look?.end()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Figures {
  /** Milliseconds by what was asked. */
  took: Map<string, number[]>
  failed: string[]
}
/** Requests come at their rate, however long each takes. */
const play = async (player: Person, agent: Person, figures: () => Figures): Promise<void> => {
  let filed = ''
  const reads: [string, () => string, Person?][] = [
    ['article', () => `${api}/article/de-DE/9852`],
    ['sign-in', () => `${api}/auth/en-US`, player],
    ['list', () => `${api}/cases/en-US/active?page=1`, player],
    ['case', () => `${api}/cases/en-US/detail/${filed}`, player],
    ['queue', () => '/services/desk/cases?status=OPEN', agent],
    ['case at the desk', () => `/services/desk/cases/${filed}`, agent],
  ]
  const submit = (): WireRequest => ({
    method: 'POST',
    url: `${api}/submit`,
    headers: { ...player.headers, 'content-type': formType, 'idempotency-key': randomUUID() },
    body: formBody(
      JSON.stringify({
        categoryId: 1300,
        game: 'wow',
        channel: 'ticket',
        locale: 'en-US',
        fields: { description: `The hero falls through the floor. ${randomUUID()}` },
      }),
      [],
    ),
  })
  const send = async (what: string, request: WireRequest): Promise<void> => {
    const { took, failed } = figures()
    const begun = performance.now()
    await sendTo(before.url, request).then(
      ({ status, body }) => {
        if (status >= 400) failed.push(`${status} ${request.method} ${request.url} ${body.toString().slice(0, 200)}`)
        else if (request.method === 'POST') filed = (JSON.parse(body.toString()) as { caseId: string }).caseId
      },
      (error: Error) => failed.push(`${error.message} ${request.method} ${request.url}`),
    )
    took.set(what, [...(took.get(what) ?? []), performance.now() - begun])
  }
  await send('filing', submit())
  const open = new Set<Promise<void>>()
  const begun = performance.now()
  for (let turn = 0; !isOver; turn += 1) {
    const [what, url, person] = reads[turn % reads.length]!
    // One in ten writes.
    const sent =
      turn % 10 === 9
        ? send('filing', submit())
        : send(what, { method: 'GET', url: url(), headers: person?.headers ?? {} })
    open.add(sent)
    void sent.finally(() => open.delete(sent))
    await delay(Math.max(0, begun + (turn + 1) * (1000 / perSecond) - performance.now()))
  }
  await Promise.all(open)
}

/** For how long a reader of the server has waited for a lock, as PostgreSQL tells it; asked all the time. */
const watchLocks = async (longest: { read: number; write: number }): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  while (!isOver) {
    const { rows } = await client.query<{ mode: string; waited: number }>(`
      select mode, extract(epoch from clock_timestamp() - waitstart)::float8 * 1000 as waited
      from pg_locks join pg_stat_activity using (pid)
      where not granted and locktype = 'relation' and application_name = 'guidepost' and waitstart is not null`)
    for (const { mode, waited } of rows) {
      const kind = mode === 'AccessShareLock' ? 'read' : 'write'
      longest[kind] = Math.max(longest[kind], waited)
    }
    await delay(5)
  }
  await client.end()
}

interface Migrator {
  child: ChildProcess
  ended: Promise<number | null>
  output: () => string
}
const migrate = (...flags: string[]): Migrator => {
  let output = ''
  const child = spawn(process.execPath, ['scripts/guidepost.ts', 'migrate', ...flags], {
    env: { ...process.env, ...secrets, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return { child, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))), output: () => output }
}

const busyWith = (statement: string): string =>
  `select 1 from pg_stat_activity where application_name = 'guidepost-migrate' and state = 'active' and query like '${statement}%'`
/** Where the migrator is killed, in the order in which it comes there; `whole`: its session at the database, too. */
const places: { what: string; when: string; whole: boolean }[] = [
  {
    what: 'within a fill',
    when: "select 1 from schema_migration_part where name = '260-targets' and after_key > ''",
    whole: false,
  },
  { what: 'within an index', when: busyWith('create index concurrently support_case_due_team '), whole: true },
  {
    what: 'within the index of a key',
    when: busyWith('create unique index concurrently case_report_count_pk '),
    whole: false,
  },
  {
    what: 'within an index that replaces one',
    when: busyWith('create index concurrently support_case_rank_product_next '),
    whole: true,
  },
  { what: 'within the last index', when: busyWith('create index concurrently support_case_filed '), whole: true },
]
const isThere = async (when: string): Promise<boolean> =>
  look.query(when).then(
    ({ rowCount }) => rowCount !== 0,
    // The table of parts comes with the first step.
    () => false,
  )

/** All that a schema is, each thing a line; positions of columns aside. */
const schemaOf = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const lines: string[] = []
  for (const query of [
    `select concat_ws(' ', table_name, column_name, data_type, collation_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'`,
    `select indexdef || ' ' || indisvalid as line
      from pg_indexes join pg_index on indexrelid = to_regclass(indexname) where schemaname = 'public'`,
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
      from pg_constraint where connamespace = 'public'::regnamespace`,
  ])
    lines.push(...(await client.query<{ line: string }>(query)).rows.map(({ line }) => line))
  await client.end()
  return lines.filter((line) => !/schema_migration_(?:part|lock)/.test(line)).sort()
}

const newFigures = (): Figures => ({ took: new Map(), failed: [] })
const describe = ({ took }: Figures): string =>
  [...took]
    .map(([what, times]) => {
      const sorted = times.toSorted((a, b) => a - b)
      const [half, most, longest] = [0.5, 0.99, 1].map((share) =>
        Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!),
      )
      return `${what} ${times.length}: p50 ${half}, p99 ${most}, longest ${longest} ms`
    })
    .join('; ')

test('the upgrade of a million cases: no request fails, five kills, the schema of a new database', {
  timeout: 3_600_000,
}, async () => {
  const plan = migrate('--plan')
  expect(await plan.ended, plan.output()).toBe(0)
  say(plan.output())
  // A start leaves it alone.
  await expect(start({ MIGRATE_AT_START_ROWS: '1000' })).rejects.toThrow('MIGRATE_AT_START_ROWS')

  const player = await signInPlayer(before.url, 'test-upgrade')
  const agent = await signInAtDesk(before.url, 'agent-jo')
  const [alone, during] = [newFigures(), newFigures()]
  let figures = alone
  const locks = { read: 0, write: 0 }
  const playing = Promise.all([play(player, agent, () => figures), watchLocks(locks)])
  await delay(20_000)
  say(`alone: ${describe(alone)}; longest wait for a lock: ${JSON.stringify(locks)}`)
  Object.assign(locks, { read: 0, write: 0 })
  figures = during
  const begun = performance.now()
  for (const { what, when, whole } of places) {
    const migrator = migrate()
    while (migrator.child.exitCode === null && !(await isThere(when))) await delay(20)
    expect(migrator.child.exitCode, `${what}: ${migrator.output()}`).toBe(null)
    migrator.child.kill('SIGKILL')
    if (whole)
      await look.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'guidepost-migrate'",
      )
    await migrator.ended
    say(`killed ${what} after ${Math.round((performance.now() - begun) / 1000)} s`)
  }
  const last = migrate()
  expect(await last.ended, last.output()).toBe(0)
  const seconds = Math.round((performance.now() - begun) / 1000)
  figures = newFigures()
  isOver = true
  await playing
  say(last.output())
  say(`${cases} cases, ${perSecond} requests a second, ${seconds} s: ${describe(during)}`)
  say(`longest wait for a lock: ${JSON.stringify(locks)}; ${during.failed.length} failed`)
  expect([...alone.failed, ...during.failed].slice(0, 20)).toEqual([])
  const fresh = await postgres.createDatabase()
  const database = await openDatabase({ dataDir: '', databaseUrl: fresh })
  await database.migrate()
  await database.close()
  expect(await schemaOf(databaseUrl)).toEqual(await schemaOf(fresh))
  // Each case that was open then has its clock, once.
  const { rows } = await look.query<{ cases: string; clocks: string }>(`select
    (select count(*) from support_case where id like 'id-%' and status <> 'RESOLVED') as cases,
    (select count(*) from case_clock where case_id like 'id-%' and kind = 'resolution') as clocks`)
  expect(rows[0]!.clocks).toBe(rows[0]!.cases)
  const now = await start()
  await now.stop()
})
