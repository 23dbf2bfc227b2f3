import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
})

test('a new database is told which steps it got, in their order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-migrate-'))
  const database = await openDatabase({ dataDir: folder, databaseUrl: null })
  expect(await database.migrate()).toEqual(steps)
  await database.close()
  rmSync(folder, { recursive: true })
})
