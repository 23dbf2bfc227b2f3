import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type AnyDatabase } from '../../server/src/storage/database.ts'
import { DataDirectoryInUseError, lockDataDirectory } from '../../server/src/storage/lock.ts'
import { sharedPostgres, type SharedPostgres } from '../../tests/support/postgres-of-run.ts'
import type { Place } from './commands.ts'
import { applySteps, describePlan, planSteps } from './migrate.ts'

const step = '254-players-fill'

describe.each(['SQLite', 'PostgreSQL'] as const)('the schema at the command line on %s', (name) => {
  let postgres: SharedPostgres | undefined
  let place: Place
  const asking = async <T>(work: (database: AnyDatabase) => Promise<T>): Promise<T> => {
    const database = await openDatabase(place)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  beforeAll(async () => {
    postgres = name === 'PostgreSQL' ? await sharedPostgres() : undefined
    const dataDir = mkdtempSync(join(tmpdir(), 'guidepost-migrate-'))
    place = { dataDir, databaseUrl: postgres ? await postgres.createDatabase() : null, s3: null }
    await asking(async ({ db, migrate }) => {
      await migrate()
      // As an older release left it.
      await sql`drop table player_fill`.execute(db)
      await sql`delete from schema_migration where name = ${step}`.execute(db)
      await sql`insert into schema_migration (name, timestamp) values ('998-later', '2026-02-01T00:00:00.000Z')`.execute(
        db,
      )
    })
  }, 180_000)
  afterAll(async () => {
    rmSync(place.dataDir, { recursive: true, force: true })
    await postgres?.release()
  })

  test('a plan names what the next start does, and does nothing; then it is done, once', async () => {
    for (let times = 0; times < 2; times += 1)
      expect(describePlan(await planSteps(place), { ...place, migrateAtStartRows: 10 }).split('\n')).toEqual([
        'The next start applies, in this order (1):',
        `  ${step}`,
        expect.stringMatching(/^In all under a second\. /),
        'Of a later release, left alone: 998-later',
      ])
    const unlock = lockDataDirectory(place.dataDir)
    if (place.databaseUrl === null) await expect(applySteps(place)).rejects.toThrow(DataDirectoryInUseError)
    unlock()
    expect(await applySteps(place)).toEqual([step])
    expect(describePlan(await planSteps(place), { ...place, migrateAtStartRows: 10 })).toMatch(
      /^Nothing is missing\.\n/,
    )
    expect(await applySteps(place)).toEqual([])
  })
})

test('a folder without a database stays without one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guidepost-migrate-'))
  const place: Place = { dataDir, databaseUrl: null, s3: null }
  await expect(planSteps(place)).rejects.toThrow('holds no database')
  await expect(applySteps(place)).rejects.toThrow('holds no database')
  rmSync(dataDir, { recursive: true })
})
