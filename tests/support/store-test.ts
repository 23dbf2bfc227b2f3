// The same store test on SQLite and on PostgreSQL: two describe blocks from one definition.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { openDatabase, type AnyDatabase } from '../../server/src/storage/database.ts'
import { putDatabase } from './prepared.ts'
import { sharedPostgres, type SharedPostgres } from './postgres-of-run.ts'

export interface StoreContext {
  /** A fresh, migrated database for each test; ask inside the test. */
  database: () => AnyDatabase
  /**
   * A second connection to the same data, as another instance has it (PostgreSQL), or the same one (SQLite: one
   * process).
   */
  otherInstance: () => Promise<AnyDatabase>
}

/**
 * Runs `define` once for each database.
 * @example storeTest('the cases store', ({ database }) => { test('…', async () => { const store =
 * createCaseStore(database()) … }) })
 */
export const storeTest = (title: string, define: (context: StoreContext) => void): void => {
  describe(`${title} on SQLite`, () => {
    let folder: string
    let database: AnyDatabase
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'guidepost-store-'))
      await putDatabase(folder)
      database = await openDatabase({ dataDir: folder, databaseUrl: null })
    })
    afterEach(async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    })
    define({ database: () => database, otherInstance: async () => database })
  })

  describe(`${title} on PostgreSQL`, () => {
    let postgres: SharedPostgres
    let url: string
    let opened: AnyDatabase[] = []
    const open = async (databaseUrl: string): Promise<AnyDatabase> => {
      const database = await openDatabase({ dataDir: '', databaseUrl, databasePoolSize: 10 })
      opened.push(database)
      return database
    }
    const closeAll = async () => {
      await Promise.all(opened.map((database) => database.close()))
      opened = []
    }
    beforeAll(async () => {
      postgres = await sharedPostgres()
    })
    afterAll(() => postgres.release())
    beforeEach(async () => {
      url = await postgres.createDatabase()
      await open(url)
    })
    afterEach(closeAll)
    define({ database: () => opened[0]!, otherInstance: () => open(url) })
  })
}
