// Migrations: one file a step in `migrations/`, named `NNN-<room>.ts` or `NNN-<room>-<what>.ts`, applied once, in the
// order of their names, in one transaction under a lock that only one instance gets. Files are found by themselves;
// there is no list to extend.
//
//   export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => { … }
//
// Forward only (promises O9): a column is added, filled and only in a later release relied upon. A released file never
// changes.
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

/** Only what is to be applied is loaded: a start with nothing to do reads their names. */
const loadMigrations = async (dialect: Dialect): Promise<Record<string, Migration>> => {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z-]+\.ts$/.test(name)).sort()
  const load = (name: string): Promise<MigrationModule> =>
    import(new URL(name, folder).href) as Promise<MigrationModule>
  return Object.fromEntries(
    names.map((name) => [
      name.replace(/\.ts$/, ''),
      { up: async (db: Kysely<unknown>) => (await load(name)).up(db, dialect) },
    ]),
  )
}

/** @returns the names applied now · @throws the first step's error; nothing of that start is kept then */
export const migrateToLatest = async (db: Kysely<Tables>, dialect: Dialect): Promise<string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => loadMigrations(dialect) },
    migrationTableName,
    migrationLockTableName: 'schema_migration_lock',
    // Rooms grow side by side: a lower number may arrive after a higher one.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** @returns when the step was applied in this database, as ISO time */
export const appliedAt = async (db: Kysely<Tables>, name: string): Promise<string | undefined> => {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from ${sql.table(migrationTableName)} where name = ${name}`.execute(db)
  return rows[0]?.timestamp
}
