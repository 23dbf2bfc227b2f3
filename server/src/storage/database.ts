// The database as rooms see it: one Kysely, one way to a transaction, the same behaviour on SQLite and PostgreSQL.
import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely, sql, type Compilable, type CompiledQuery, type QueryExecutorProvider, type Transaction } from 'kysely'
import { createDamage, type Damage } from './damage.ts'
import { postgresDialect, sqliteDialect, type Dialect } from './dialect.ts'
import { createGroupCommit } from './group-commit.ts'
import { insertOf, type WhenThere } from './insert-rows.ts'
import {
  appliedAt,
  migrateToLatest,
  planMigrations,
  weighMigrations,
  type MigrateOptions,
  type MigrationPlan,
  type StepWeight,
} from './migrate.ts'
import {
  createPostgresKyselyDialect,
  createMigratorPool,
  createPostgresListener,
  createPostgresPool,
  demandSession,
  sendAhead,
  sendTogether,
  type Listener,
} from './postgres-driver.ts'
import { asOneRequest, newPatience, waiting as waitingFor } from './patience.ts'
import { openReadReplica, type ReadReplica, type ReplicaReads } from './read-replica.ts'
import { createSqliteKyselyDialect, openSqliteFile } from './sqlite-driver.ts'
import { createTransactionQueue } from './transaction-queue.ts'
import { databaseFile, DataNotWholeError } from './whole-data.ts'
import type { Tables, WholeRow } from './tables.ts'

/**
 * Beside NOTIFY, which a lost connection swallows, who follows a table looks at it so often: no page is staler than 2 s
 * on any instance (T27).
 */
export const lookAgainMilliseconds = 1_500

/** @param Own tables of the room that is given it: a statement that names another room's does not compile */
export interface Database<Own> {
  /**
   * The transaction this code runs in, or the pool when it runs in none. Ask for it each time; never keep it in a
   * variable across a `withTransaction`.
   */
  readonly db: Kysely<Own>
  readonly dialect: Dialect
  /**
   * Runs `work` in one transaction; a call inside another one joins it. On PostgreSQL (serializable) one that lost a
   * race is run again: `work` does database work alone, or what may safely happen twice. An error whose `keepsChanges`
   * is true is thrown after the commit. Nothing slow belongs inside; what has to follow (mail, SMS) goes to
   * `jobs.enqueue`.
   */
  withTransaction: <T>(work: () => Promise<T>, options?: TransactionOptions) => Promise<T>
  /**
   * For lists and reports, which only read: `work` runs on the copy of PostgreSQL, where there is one that has all that
   * was acknowledged (CD-376), else here. It may run twice. Within a transaction it simply runs.
   */
  reading: <T>(work: () => Promise<T>) => Promise<T>
  /** How often the copy answered; undefined where there is none. */
  replicaReads: () => ReplicaReads | undefined
  /**
   * For a lone write: on the embedded database it shares the commit of transactions under way (one flush of the disk
   * for all of them); on PostgreSQL, which does that itself, it simply runs.
   */
  sharingCommit: <T>(work: () => Promise<T>) => Promise<T>
  /**
   * Stores what nobody waits for a result of: in a transaction on PostgreSQL it goes with the next statement or the
   * commit, and what is wrong with it fails that one. Everywhere else it simply runs.
   */
  write: (query: Write) => Promise<void>
  /** `write` of rows, whose statement is made once for a table and its columns (insert-rows.ts); none is nothing. */
  insert: <Table extends keyof Own & string>(
    table: Table,
    rows: readonly WholeRow<Own[Table]>[],
    whenThere?: WhenThere<Own[Table]>,
  ) => Promise<void>
  /** Runs two statements of a transaction, the second after the first; on PostgreSQL in one round trip. */
  both: <A, B>(first: CompiledQuery<A>, second: CompiledQuery<B>) => Promise<[A[], B[]]>
  /**
   * Runs `work` once the present transaction is stored; at once when there is none. Errors of `work` are its own
   * affair.
   */
  afterCommit: (work: () => void) => void
  /** Transactions that were asked for and have not begun: how many, and how long the first of them has waited. */
  waiting: () => { count: number; milliseconds: number }
  /** Connections to PostgreSQL that somebody uses, and how many there may be; undefined for the embedded database. */
  connections: () => { used: number; limit: number } | undefined
  /** Tells every instance, this one too. A hint only: the receiver reads the truth from its table. */
  notify: (channel: string, payload: string) => Promise<void>
  listen: (channel: string, listener: Listener) => Promise<void>
  /** Applies what is missing; several instances may call it at once. Returns the names it applied. */
  migrate: (options?: MigrateOptions) => Promise<string[]>
  /** What `migrate` would do. */
  planMigrations: () => Promise<MigrationPlan>
  weighMigrations: (names: readonly string[]) => Promise<StepWeight[]>
  /** When a migration was applied here, as ISO time; undefined when it was not. */
  appliedAt: (migration: string) => Promise<string | undefined>
  /** @throws when it is away */
  ping: () => Promise<void>
  /** Whether anything in it was found damaged since the start. */
  isDamaged: () => boolean
  close: () => Promise<void>
}

/** As it is opened: of whatever room it is handed to. A room's own files name their tables (`Database<…>`). */
// oxlint-disable-next-line typescript/no-explicit-any -- Kysely's types of two sets of tables fit each other by it alone.
export type AnyDatabase = Database<any>

export type Write = Compilable & { execute: () => Promise<unknown> }

interface TransactionOptions {
  /**
   * For work that decides nothing by what it read, but by what its own writes found (a unique row, a lock): on
   * PostgreSQL it runs read committed and loses no race to strangers who touch the same page of an index. A row of its
   * own that is there already (an id drawn twice) makes it run again.
   */
  isOnItsOwn?: boolean
}

interface DatabaseOptions {
  dataDir: string
  databaseUrl: string | null
  databasePoolSize?: number
  /** A streaming replica of it, for what `reading` reads. */
  databaseReadUrl?: string | null
  onError?: (error: Error) => void
}

interface Scope {
  transaction: Transaction<Tables>
  afterCommit: (() => void)[]
}

/** A lost race is run again this often; one that still loses is answered 503, never 500 (platform/error-handler.ts). */
const attempts = 20
/** So is work on its own that drew an id which is taken; one that meets a taken one each time is wrong. */
const attemptsForUnique = 3
const copyMilliseconds = 2_000
/** Longest pause before the next try: with many in the race it must be longer than their work. */
const longestPauseMilliseconds = 1_000

/** The database named by `databaseUrl`, or the embedded one in `dataDir`. Nothing is migrated yet. */
export const openDatabase = async (options: DatabaseOptions): Promise<AnyDatabase> => {
  const onError = options.onError ?? (() => undefined)
  return options.databaseUrl === null
    ? openSqlite(options.dataDir, onError)
    : openPostgres(options.databaseUrl, options.databasePoolSize ?? 10, options.databaseReadUrl ?? null, onError)
}

/** @throws DataNotWholeError when the file is no database, or its first page is damaged */
const openSqliteOf = (directory: string): DatabaseSync => {
  try {
    return openSqliteFile(join(directory, databaseFile))
  } catch (error) {
    throw sqliteDialect.isDamaged(error) ? new DataNotWholeError(directory, 'is damaged', error) : error
  }
}

const openSqlite = (directory: string, onError: (error: Error) => void): AnyDatabase => {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = openSqliteOf(directory)
  const damage = createDamage(sqliteDialect, onError)
  const root = new Kysely<Tables>({ dialect: createSqliteKyselyDialect(file), log: damage.watch })
  const listeners = new Map<string, Set<Listener>>()
  return createDatabase(root, sqliteDialect, {
    damage,
    // One process, so everyone who can listen is here.
    notify: async (channel, payload) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    },
    listen: async (channel, listener) => {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
    },
    connections: () => undefined,
    close: async () => undefined,
  })
}

const openPostgres = async (
  url: string,
  poolSize: number,
  readUrl: string | null,
  onError: (error: Error) => void,
): Promise<AnyDatabase> => {
  const damage = createDamage(postgresDialect, onError)
  const pool = createPostgresPool({ url, poolSize, onError })
  try {
    await demandSession(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const root = new Kysely<Tables>({
    dialect: createPostgresKyselyDialect(pool),
    log: damage.watch,
  })
  const replica = readUrl === null ? undefined : openReadReplica(root, { url: readUrl, poolSize, onError })
  const listener = createPostgresListener({ url, onError })
  await listener.connect().catch(() => undefined)
  return createDatabase(root, postgresDialect, {
    damage,
    notify: async (channel, payload) => {
      await sql`select pg_notify(${channel}, ${payload})`.execute(root)
    },
    listen: listener.listen,
    migrator: () => new Kysely<Tables>({ dialect: createPostgresKyselyDialect(createMigratorPool({ url, onError })) }),
    connections: () => ({ used: pool.totalCount - pool.idleCount, limit: poolSize }),
    close: async () => {
      await listener.close()
      await replica?.close()
    },
    ...(replica && { replica }),
    sendAhead,
    sendTogether,
  })
}

/** What only one of the two can do, or does its own way. */
type Engine = Pick<AnyDatabase, 'notify' | 'listen' | 'close' | 'connections'> & {
  /** A connection of its own for steps of the schema, which take longer than a request may. */
  migrator?: () => Kysely<Tables>
  replica?: ReadReplica
  damage: Damage
  sendAhead?: (transaction: QueryExecutorProvider, query: CompiledQuery) => Promise<void>
  sendTogether?: (transaction: QueryExecutorProvider, queries: readonly CompiledQuery[]) => Promise<unknown[][]>
}

const keepsChanges = (error: unknown): boolean =>
  error instanceof Error && 'keepsChanges' in error && error.keepsChanges === true

/** Turns an error that must not undo the transaction into a value. */
const settle = async <T>(work: () => Promise<T>): Promise<{ value: T } | { refusal: unknown }> => {
  try {
    return { value: await work() }
  } catch (error) {
    if (keepsChanges(error)) return { refusal: error }
    throw error
  }
}

const createDatabase = (root: Kysely<Tables>, dialect: Dialect, engine: Engine): AnyDatabase => {
  const scopes = new AsyncLocalStorage<Scope>()
  /** The copy, within what reads from it. */
  const copies = new AsyncLocalStorage<Kysely<Tables>>()
  const present = (): Kysely<Tables> => scopes.getStore()?.transaction ?? copies.getStore() ?? root

  const groupCommit = createGroupCommit(root)
  const begin = <T>(
    work: (transaction: Transaction<Tables>) => Promise<T>,
    { isOnItsOwn = false }: TransactionOptions,
  ): Promise<T> =>
    dialect.name === 'postgres'
      ? root
          .transaction()
          .setIsolationLevel(isOnItsOwn ? 'read committed' : 'serializable')
          .execute(work)
      : groupCommit(work)

  const waiting = createTransactionQueue()

  const runOnce = async <T>(work: () => Promise<T>, options: TransactionOptions): Promise<T> => {
    const afterCommit: (() => void)[] = []
    const begun = waiting.add()
    const run = (transaction: Transaction<Tables>) => {
      begun()
      return scopes.run({ transaction, afterCommit }, () => settle(work))
    }
    const result = await begin(run, options).finally(begun)
    for (const next of afterCommit) next()
    if ('refusal' in result) throw result.refusal
    return result.value
  }

  const withTransaction = async <T>(work: () => Promise<T>, options: TransactionOptions = {}): Promise<T> => {
    if (scopes.getStore()) return work()
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(work, options)
      } catch (error) {
        const tries = dialect.isRetryable(error)
          ? attempts
          : options.isOnItsOwn && dialect.isUniqueViolation(error)
            ? attemptsForUnique
            : 1
        if (attempt >= tries) throw error
        await waitingFor(() => delay(Math.random() * Math.min(longestPauseMilliseconds, 10 * 2 ** attempt)))
      }
    }
  }

  const migrate = async (options?: MigrateOptions): Promise<string[]> => {
    if (engine.migrator === undefined) return migrateToLatest(root, dialect, options)
    if ((await planMigrations(root)).missing.length === 0) return []
    const migrator = engine.migrator()
    try {
      return await migrateToLatest(migrator, dialect, options)
    } finally {
      await migrator.destroy()
    }
  }

  return {
    get db() {
      return present()
    },
    dialect,
    withTransaction,
    reading: async (work) => {
      const { replica } = engine
      if (replica === undefined || scopes.getStore() !== undefined || copies.getStore() !== undefined) return work()
      // A copy that hangs leaves the request half of its patience for the primary.
      const read = await waitingFor(() =>
        asOneRequest(newPatience(copyMilliseconds), () => replica.read((copy) => copies.run(copy, work))),
      )
      return read === undefined ? work() : read.value
    },
    replicaReads: () => engine.replica?.reads(),
    sharingCommit: (work) => (dialect.name === 'postgres' ? work() : withTransaction(work)),
    write: async (query) => {
      const scope = scopes.getStore()
      if (scope && engine.sendAhead) await engine.sendAhead(scope.transaction, query.compile())
      else await query.execute()
    },
    insert: async (table, rows, whenThere) => {
      if (rows.length === 0) return
      const scope = scopes.getStore()
      const query = insertOf(dialect.name, table, rows, whenThere)
      if (scope && engine.sendAhead) await engine.sendAhead(scope.transaction, query)
      else await present().executeQuery(query)
    },
    both: async <A, B>(first: CompiledQuery<A>, second: CompiledQuery<B>): Promise<[A[], B[]]> => {
      const scope = scopes.getStore()
      if (scope && engine.sendTogether)
        return (await engine.sendTogether(scope.transaction, [first, second])) as [A[], B[]]
      const db = present()
      return [(await db.executeQuery(first)).rows, (await db.executeQuery(second)).rows]
    },
    afterCommit: (work) => {
      const scope = scopes.getStore()
      if (scope) scope.afterCommit.push(work)
      else work()
    },
    waiting: waiting.now,
    connections: engine.connections,
    notify: async (channel, payload) => {
      const scope = scopes.getStore()
      if (!scope) return engine.notify(channel, payload)
      // Said before the commit, the others would look and still find the old state.
      scope.afterCommit.push(() => void engine.notify(channel, payload).catch(() => undefined))
    },
    listen: engine.listen,
    migrate,
    planMigrations: () => planMigrations(root),
    weighMigrations: (names) => weighMigrations(root, dialect, names),
    appliedAt: (migration) => appliedAt(root, migration),
    isDamaged: engine.damage.isFound,
    ping: async () => {
      await sql`select 1`.execute(root)
    },
    close: async () => {
      await engine.close()
      await root.destroy()
    },
  }
}
