// Migrations: one file a step in `migrations/`, named `NNN-<room>.ts` or `NNN-<room>-<what>.ts`, applied once, in
// order, by one migrator at a time; a new database gets all in one transaction, PostgreSQL later one a part
// (live-migration.ts). Forward only (promises O9): a released file never changes. Steps of a later release are left as
// they are (CD-458).
import { sql, type Kysely } from 'kysely'
import type { Dialect } from './dialect.ts'
import { alone, applyLive, keepOlderReleasesOut } from './live-migration.ts'
import {
  fillNext,
  loadStep,
  lockedTables,
  MigrationError,
  readIndex,
  readStatements,
  stepsHere,
  type MigrationModule,
} from './migration-steps.ts'
import type { Tables } from './tables.ts'

const migrationTableName = 'schema_migration'
/** Of a fill where nobody waits for the rows. */
const rowsAtOnce = 10_000

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
  /** Nothing was applied yet. */
  isNew: boolean
}

/** What a start would do to the schema; only reads. */
export const planMigrations = async (db: Kysely<Tables>): Promise<MigrationPlan> => {
  const [here, applied] = [await stepsHere(), await appliedSteps(db)]
  return {
    missing: here.filter((name) => !applied.includes(name)),
    later: applied.filter((name) => !here.includes(name)),
    isNew: applied.length === 0,
  }
}

export interface StepWeight {
  name: string
  /** Tables that are locked for as long as a few short statements take. */
  locked: string[]
  /** Tables whose rows are read through, with their rows: so many indices are made, so many fills done. */
  read: { table: string; rows: number; indices: number; fills: number }[]
}

const rowsOf = async (db: Kysely<Tables>, { name: dialect }: Dialect, table: string): Promise<number> => {
  if (dialect === 'postgres') {
    const { rows } = await sql<{ rows: number }>`
      select reltuples::bigint as rows from pg_class where oid = to_regclass(${table})`.execute(db)
    if (rows[0] === undefined) return 0
    // Nobody has counted yet.
    if (rows[0].rows >= 0) return rows[0].rows
  }
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db)
  return rows[0]!.rows
}

/** What each of these steps locks, and what it reads through. */
export const weighMigrations = async (
  db: Kysely<Tables>,
  dialect: Dialect,
  names: readonly string[],
): Promise<StepWeight[]> => {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const rows = new Map<string, number>()
  const weights: StepWeight[] = []
  for (const name of names) {
    const { up, fills = [], indices = [], finish } = await loadStep(name)
    const made = indices.map((text) => readIndex(text).table)
    const filled = fills.map(({ table }) => table)
    // What a step before makes is empty until somebody writes to it.
    const read = [...new Set([...made, ...filled])].filter((table) => there.has(table))
    for (const table of read) if (!rows.has(table)) rows.set(table, await rowsOf(db, dialect, table))
    const statements = [...(await readStatements(up)), ...(await readStatements(finish))]
    weights.push({
      name,
      locked: lockedTables(statements).filter((table) => there.has(table)),
      read: read.map((table) => ({
        table,
        rows: rows.get(table)!,
        indices: made.filter((other) => other === table).length,
        fills: filled.filter((other) => other === table).length,
      })),
    })
  }
  return weights
}

/** A start leaves a large database to an operator. */
const tooLarge = ({ table, rows }: { table: string; rows: number }, mostRows: number): MigrationError =>
  new MigrationError(
    `New steps of the schema read through ${table}, which has ${rows.toLocaleString('en')} rows; a start does that up to ` +
      `${mostRows.toLocaleString('en')} (MIGRATE_AT_START_ROWS). Run \`scripts/guidepost.sh migrate\` first; with ` +
      '`--plan` it only says what each step locks and how long it takes.',
  )

export interface MigrateOptions {
  /** Refuse when a table of more rows would be read through. */
  mostRows?: number
  /** Told as parts of a step are done beside others. */
  tell?: (line: string) => void
}

const note = async (db: Kysely<Tables>, name: string): Promise<void> => {
  await sql`insert into ${sql.table(migrationTableName)} (name, timestamp)
    values (${name}, ${new Date().toISOString()})`.execute(db)
}

/** A step where nobody else is: all of it in the present transaction. */
const applyWhole = async (db: Kysely<Tables>, dialect: Dialect, name: string): Promise<void> => {
  const { up, fills = [], indices = [], finish }: MigrationModule = await loadStep(name)
  const plain = db as Kysely<unknown>
  await up?.(plain, dialect)
  for (const fill of fills) {
    let after = ''
    for (let count = -1; count !== 0; )
      ({ last: after, count } = await fillNext(plain, dialect, fill, after, rowsAtOnce))
  }
  for (const index of indices.map(readIndex)) {
    if (index.isReplaced) await sql`drop index if exists ${sql.id(index.name)}`.execute(db)
    await sql.raw(index.statement()).execute(db)
  }
  await finish?.(plain, dialect)
  await note(db, name)
}

/**
 * @returns the names applied now · @throws the first step's error, behind which the next call goes on;
 * MigrationError before anything is done
 */
export const migrateToLatest = (
  db: Kysely<Tables>,
  dialect: Dialect,
  { mostRows, tell = () => undefined }: MigrateOptions = {},
): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    const isPostgres = dialect.name === 'postgres'
    const apply = async (): Promise<string[]> => {
      const { missing, isNew } = await planMigrations(connection)
      if (missing.length === 0) return []
      if (isNew) {
        const isDone = await connection.transaction().execute(async (transaction) => {
          if (isPostgres) await keepOlderReleasesOut(transaction)
          if (!(await planMigrations(transaction)).isNew) return false
          await transaction.schema
            .createTable(migrationTableName)
            .ifNotExists()
            .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
            .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
            .execute()
          for (const name of missing) await applyWhole(transaction, dialect, name)
          return true
        })
        return isDone ? missing : apply()
      }
      if (mostRows !== undefined) {
        const [largest] = (await weighMigrations(connection, dialect, missing))
          .flatMap(({ read }) => read)
          .sort((a, b) => b.rows - a.rows)
        if (largest && largest.rows > mostRows) throw tooLarge(largest, mostRows)
      }
      for (const name of missing)
        if (isPostgres)
          await applyLive({
            connection,
            dialect,
            name,
            module: await loadStep(name),
            note: (transaction) => note(transaction, name),
            tell,
          })
        else await connection.transaction().execute((transaction) => applyWhole(transaction, dialect, name))
      return missing
    }
    return isPostgres ? alone(connection, apply) : apply()
  })

/** @returns when the step was applied in this database, as ISO time */
export const appliedAt = async (db: Kysely<Tables>, name: string): Promise<string | undefined> => {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from ${sql.table(migrationTableName)} where name = ${name}`.execute(db)
  return rows[0]?.timestamp
}
