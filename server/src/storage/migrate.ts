// Migrations: one file a step in `migrations/`, named `NNN-<room>.ts` or `NNN-<room>-<what>.ts`, applied once, in the
// order of their names, in one transaction under a lock that only one instance gets. Files are found by themselves;
// there is no list to extend.
//
//   export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => { … }
//
// Forward only (promises O9): a column is added, filled and only in a later release relied upon. A released file never
// changes. Steps of a later release are left as they are: whoever is still here, or is brought back, goes on beside it
// (CD-458; tests/cluster/two-releases.test.ts).
import { readdir } from 'node:fs/promises'
import { Migrator, type Migration } from 'kysely/migration'
import { sql, type Kysely } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Tables } from './tables.ts'

export interface MigrationModule {
  up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void>
}

const folder = new URL('./migrations/', import.meta.url)
const migrationTableName = 'schema_migration'

/** In their order. */
const stepsHere = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => /^\d{3}-[a-z-]+\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort()

/** Only what is to be applied is loaded: a start with nothing to do reads their names. */
const migrationOf = (name: string, dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const { up } = (await import(new URL(`${name}.ts`, folder).href)) as MigrationModule
    await up(db, dialect)
  },
})

const isLeftAlone: Migration = { up: async () => undefined }

/** What was applied in this database, by whichever release, in the order of their names. */
const appliedSteps = async (db: Kysely<Tables>): Promise<string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === migrationTableName)) return []
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(migrationTableName)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

export interface MigrationPlan {
  /** Steps that the next start applies, in their order. */
  missing: string[]
  /** Steps of a later release, which are left alone. */
  later: string[]
}

/** What a start would do to the schema; only reads. */
export const planMigrations = async (db: Kysely<Tables>): Promise<MigrationPlan> => {
  const [here, applied] = [await stepsHere(), await appliedSteps(db)]
  return {
    missing: here.filter((name) => !applied.includes(name)),
    later: applied.filter((name) => !here.includes(name)),
  }
}

/** Between reading what was applied and getting the lock a later release may have added to it: then it is read again. */
const mostReads = 5
const isAboutLater = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('previously executed migration')

/** @returns the names applied now · @throws the first step's error; nothing of that start is kept then */
export const migrateToLatest = async (db: Kysely<Tables>, dialect: Dialect): Promise<string[]> => {
  for (let reads = 1; ; reads += 1) {
    const { later } = await planMigrations(db)
    const all = new Map<string, Migration>([
      ...(await stepsHere()).map((name): [string, Migration] => [name, migrationOf(name, dialect)]),
      ...later.map((name): [string, Migration] => [name, isLeftAlone]),
    ])
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(all) },
      migrationTableName,
      migrationLockTableName: 'schema_migration_lock',
      // Rooms grow side by side: a lower number may arrive after a higher one.
      allowUnorderedMigrations: true,
    })
    const { error, results } = await migrator.migrateToLatest()
    if (error === undefined) return (results ?? []).map((result) => result.migrationName)
    if (!isAboutLater(error) || reads === mostReads) throw error
  }
}

/** @returns when the step was applied in this database, as ISO time */
export const appliedAt = async (db: Kysely<Tables>, name: string): Promise<string | undefined> => {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from ${sql.table(migrationTableName)} where name = ${name}`.execute(db)
  return rows[0]?.timestamp
}
