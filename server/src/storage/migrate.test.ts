import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { openDatabase } from './database.ts'

const steps = readdirSync(new URL('./migrations/', import.meta.url))
  .map((name) => name.replace(/\.ts$/, ''))
  .sort()

storeTest('migrations', ({ database }) => {
  test('each step is noted with its time; one that never was has none', async () => {
    for (const step of steps)
      expect(Date.parse((await database().appliedAt(step)) ?? ''), step).toBeGreaterThan(Date.parse('2026-01-01'))
    expect(await database().appliedAt('999-never')).toBeUndefined()
  })

  test('steps of a later release are left alone, those between are applied, and a plan says both (CD-458)', async () => {
    expect(await database().planMigrations()).toEqual({ missing: [], later: [] })
    const { db } = database()
    await sql`insert into schema_migration (name, timestamp) values ('998-later', '2026-02-01T00:00:00.000Z')`.execute(
      db,
    )
    expect(await database().planMigrations()).toEqual({ missing: [], later: ['998-later'] })
    expect(await database().migrate()).toEqual([])
    const again = '254-players-fill'
    await sql`drop table player_fill`.execute(db)
    await sql`delete from schema_migration where name = ${again}`.execute(db)
    expect(await database().planMigrations()).toEqual({ missing: [again], later: ['998-later'] })
    expect(await database().migrate()).toEqual([again])
    expect(await database().appliedAt('998-later')).toBe('2026-02-01T00:00:00.000Z')
  })

  test('so are those that came between looking and the lock', async () => {
    const { db } = database()
    await sql`insert into schema_migration (name, timestamp) values ('998-later', '2026-02-01T00:00:00.000Z')`.execute(
      db,
    )
    const { introspection } = db
    let looks = 0
    Object.defineProperty(db, 'introspection', {
      configurable: true,
      // As it was before: the first look finds no table.
      get: () => (looks++ === 0 ? { ...introspection, getTables: async () => [] } : introspection),
    })
    expect(await database().migrate()).toEqual([])
    expect(looks).toBeGreaterThan(1)
  })
})

test('a new database is told which steps it got, in their order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-migrate-'))
  const database = await openDatabase({ dataDir: folder, databaseUrl: null })
  expect(await database.planMigrations()).toEqual({ missing: steps, later: [] })
  expect(await database.migrate()).toEqual(steps)
  await database.close()
  rmSync(folder, { recursive: true })
})
