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
    expect(await database().planMigrations()).toEqual({ missing: [], later: [], isNew: false })
    const { db } = database()
    await sql`insert into schema_migration (name, timestamp) values ('998-later', '2026-02-01T00:00:00.000Z')`.execute(
      db,
    )
    expect(await database().planMigrations()).toEqual({ missing: [], later: ['998-later'], isNew: false })
    expect(await database().migrate()).toEqual([])
    const again = '254-players-fill'
    await sql`drop table player_fill`.execute(db)
    await sql`delete from schema_migration where name = ${again}`.execute(db)
    expect(await database().planMigrations()).toEqual({ missing: [again], later: ['998-later'], isNew: false })
    expect(await database().migrate()).toEqual([again])
    expect(await database().appliedAt('998-later')).toBe('2026-02-01T00:00:00.000Z')
  })

  test('a start leaves steps that read through a large table to an operator, and says how', async () => {
    const { db } = database()
    const again = '267-audit-search'
    await sql`drop index desk_audit_action`.execute(db)
    await sql`delete from schema_migration where name = ${again}`.execute(db)
    for (const id of ['a', 'b', 'c'])
      await sql`insert into desk_audit (id, at, action, subject, request_id, detail)
        values (${id}, '2026-02-01T00:00:00.000Z', 'case.read', 'b', 'c', '{}')`.execute(db)
    await expect(database().migrate({ mostRows: 2 })).rejects.toThrow(
      /desk_audit, which has 3 rows; a start does that up to 2 \(MIGRATE_AT_START_ROWS\)\. Run `scripts\/guidepost\.sh migrate`/,
    )
    expect(await database().weighMigrations([again])).toEqual([
      { name: again, locked: [], read: [{ table: 'desk_audit', rows: 3, indices: 1, fills: 0 }] },
    ])
    expect(await database().migrate({ mostRows: 3 })).toEqual([again])
  })

  test('two at once add each step once', async () => {
    const again = '267-audit-search'
    await sql`drop index desk_audit_action`.execute(database().db)
    await sql`delete from schema_migration where name = ${again}`.execute(database().db)
    const both = await Promise.all([database().migrate(), database().migrate()])
    expect(both.flat()).toEqual([again])
  })
})

test('a new database is told which steps it got, in their order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-migrate-'))
  const database = await openDatabase({ dataDir: folder, databaseUrl: null })
  expect(await database.planMigrations()).toEqual({ missing: steps, later: [], isNew: true })
  expect(await database.migrate()).toEqual(steps)
  await database.close()
  rmSync(folder, { recursive: true })
})
