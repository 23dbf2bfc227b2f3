// Kysely over node:sqlite. The only file that knows the driver. One connection: reads are synchronous and take
// microseconds, so a second one would buy nothing within one process.
import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'
import { tracedStatement } from '../lib/tracing.ts'

const statementsKept = 500
/** While another program writes to the file all of this one waits: who came meanwhile has his own wait before him. */
const busyMilliseconds = 2_000

const toInput = (value: unknown): SQLInputValue => {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return value as SQLInputValue
}

interface Prepared {
  statement: StatementSync
  isReader: boolean
}

const prepareOnce = (database: DatabaseSync, text: string): Prepared => {
  const statement = database.prepare(text)
  return { statement, isReader: statement.columns().length > 0 }
}

/** Prepared statements, least recently used first; preparing costs more than running most of ours. */
const createStatementCache = (database: DatabaseSync) => {
  const known = new Map<string, Prepared>()
  return (text: string): Prepared => {
    const found = known.get(text) ?? prepareOnce(database, text)
    known.delete(text)
    known.set(text, found)
    if (known.size > statementsKept) known.delete(known.keys().next().value!)
    return found
  }
}

const adapt = (database: DatabaseSync): SqliteDatabase => {
  const prepare = createStatementCache(database)
  return {
    close: () => database.close(),
    prepare: (text): SqliteStatement => {
      const { statement, isReader } = prepare(text)
      return {
        reader: isReader,
        all: (parameters) => tracedStatement(text, () => statement.all(...parameters.map(toInput))),
        run: (parameters) => tracedStatement(text, () => statement.run(...parameters.map(toInput))),
        iterate: (parameters) => statement.iterate(...parameters.map(toInput)) as IterableIterator<unknown>,
      }
    },
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: adapt(database) })
    this.#database = database
  }

  // A deferred transaction that turns into a writer half way can fail with SQLITE_BUSY; this one holds the lock from
  // its first statement.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    } catch (error) {
      // Begun all the same: left open, no other could begin on the one connection there is.
      if (this.#database.isTransaction) await super.rollbackTransaction(connection)
      throw error
    }
  }

  // A full or broken disk ends the transaction by itself. "Cannot rollback" would then hide why (CD-250).
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite's schema changes are transactional; Kysely's own adapter denies it. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Opens the file with the settings every acknowledged write relies on (promises P1, P2). What is deleted is overwritten
 * (ground G33).
 */
export const openSqliteFile = (path: string): DatabaseSync => {
  // SQLite gives the files beside it (-wal, -shm) the same mode. Its user alone reads what players wrote.
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: busyMilliseconds })
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma temp_store = memory;
    pragma cache_size = -16000;
    pragma journal_size_limit = 67108864;
    pragma secure_delete = on;
  `)
  return database
}

export const createSqliteKyselyDialect = (database: DatabaseSync): Dialect => ({
  createAdapter: () => new TransactionalSqliteAdapter(),
  createDriver: (): Driver => new ImmediateSqliteDriver(database),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
