// Usage: node scripts/lab/plans/index.ts [cases] [--sqlite] [--postgres]   (RECORDED=folder takes an earlier run's statements)
// Which statements read a growing table from end to end: those the server's own tests send (record.ts), asked of filled
// databases. Exits 1 on a finding.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import pg from 'pg'
import { postgresDialect, sqliteDialect } from '../../../server/src/storage/dialect.ts'
import { migrateToLatest } from '../../../server/src/storage/migrate.ts'
import { createPostgresKyselyDialect } from '../../../server/src/storage/postgres-driver.ts'
import { createSqliteKyselyDialect, openSqliteFile } from '../../../server/src/storage/sqlite-driver.ts'
import type { Tables } from '../../../server/src/storage/tables.ts'
import { startPostgres } from '../../../tests/support/postgres.ts'
import { deskTimes } from './desk-times.ts'
import { findingsOf, type Finding } from './plans.ts'
import { seed } from './seed.ts'
import { readRecorded, shapeOf, writeList, type Statement } from './statements.ts'

const flags = process.argv.slice(2)
const count = Number(flags.find((flag) => /^\d+$/.test(flag)) ?? 1_000_000)
const databases = (['sqlite', 'postgres'] as const).filter(
  (name) => flags.includes(`--${name}`) || !flags.some((flag) => /^--(?:sqlite|postgres)$/.test(flag)),
)
const folder = mkdtempSync(join(tmpdir(), 'guidepost-plans-'))

/** The server's tests and those of its commands, on both databases. A test that fails has still sent what it sent. */
const record = (into: string): void => {
  for (const [environment, paths] of [
    [{}, ['server', 'tests/contract', 'scripts/guidepost', 'scripts/move-in']],
    [{ TEST_DATABASE: 'postgres' }, []],
  ] as const) {
    const { status } = spawnSync('vitest', ['run', '--config', 'scripts/lab/plans/vitest.config.ts', ...paths], {
      env: { ...process.env, ...environment, RECORD_STATEMENTS: into },
      stdio: ['ignore', process.stderr, process.stderr],
    })
    if (status !== 0) process.stderr.write('some tests failed: what they did not come to is not looked at\n')
  }
}

const open = async (name: Statement['database']): Promise<{ db: Kysely<Tables>; close: () => Promise<void> }> => {
  if (name === 'sqlite') {
    const db = new Kysely<Tables>({ dialect: createSqliteKyselyDialect(openSqliteFile(join(folder, 'plans.sqlite'))) })
    await migrateToLatest(db, sqliteDialect)
    return { db, close: () => db.destroy() }
  }
  const server = await startPostgres()
  // As the server's own pool, but for its patience.
  const pool = new pg.Pool({
    connectionString: await server.createDatabase(),
    max: 1,
    options: '-c enable_seqscan=off -c jit=off',
  })
  const db = new Kysely<Tables>({ dialect: createPostgresKyselyDialect(pool) })
  await migrateToLatest(db, postgresDialect)
  return {
    db,
    close: async () => {
      await db.destroy()
      await server.stop()
    },
  }
}

const check = async (name: Statement['database'], statements: readonly Statement[]): Promise<Finding[]> => {
  const { db, close } = await open(name)
  try {
    const plain = db as unknown as Kysely<never>
    const begun = performance.now()
    const rows = await seed(plain, count, name === 'postgres')
    const all = [...rows.values()].reduce((sum, its) => sum + its, 0)
    process.stderr.write(`${name}: ${all} rows in ${Math.round((performance.now() - begun) / 1000)} s\n`)
    const tables = new Set(
      (await db.introspection.getTables({ withInternalKyselyTables: true })).map((table) => table.name),
    )
    const dialect = name === 'sqlite' ? sqliteDialect : postgresDialect
    for (const line of await deskTimes({ db, dialect })) console.log(`${name}: ${line}`)
    const found: Finding[] = []
    for (const statement of statements) {
      if (statement.database !== name) continue
      try {
        found.push(...(await findingsOf(plain, statement, tables)))
      } catch (error) {
        found.push({ sql: statement.sql, from: statement.from, step: `not explained: ${(error as Error).message}` })
      }
    }
    return found
  } finally {
    await close()
  }
}

const main = async (): Promise<void> => {
  const into = process.env['RECORDED'] || join(folder, 'recorded')
  if (!process.env['RECORDED']) record(into)
  const statements = readRecorded(into)
  writeList(statements)
  let news = 0
  for (const name of databases) {
    const its = statements.filter(({ database }) => database === name)
    const found = await check(name, statements)
    console.log(`\n${name}: ${its.length} statements, ${found.length} read a growing table whole`)
    for (const { sql: text, from, step } of found) console.log(`${from}\n  ${step}\n  ${shapeOf(text).slice(0, 400)}`)
    news += found.length
  }
  if (news > 0) process.exitCode = 1
}

try {
  await main()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
