// Kysely over PostgreSQL (`pg`), and LISTEN/NOTIFY on a connection of its own.
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryExecutorProvider,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import { NoSessionError } from './no-session.ts'
import { waitedInVain, waiting } from './patience.ts'
import { PostgresConnection, statementMilliseconds, statementNames } from './postgres-connection.ts'

// Object ids of PostgreSQL's built-in types whose text form we read our own way.
const int8 = 20
const int8Array = 1016
const timestamptz = 1184
const json = 114
const jsonb = 3802

const parsers: Record<number, (text: string) => unknown> = {
  [int8]: Number,
  [int8Array]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
  [timestamptz]: (text) => new Date(text).toISOString(),
  [json]: (text) => text,
  [jsonb]: (text) => text,
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    format !== 'binary' && parsers[oid] ? parsers[oid] : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/**
 * Times after which a database that is away or hanging answers 503 instead of keeping visitors waiting (promises P29,
 * P30).
 */
const connectMilliseconds = 2_000

export interface PostgresOptions {
  url: string
  poolSize: number
  onError: (error: Error) => void
  /** Shorter patience than the primary's. */
  connectMilliseconds?: number
  /** 0: as long as it takes. */
  statementMilliseconds?: number
  /** Settings of its sessions, as PostgreSQL's `options` has them. */
  settings?: string
  /** By which `pg_stat_activity` knows them. */
  name?: string
}

// A serializable transaction that reads a table from end to end collides with every write to it, through an index only
// with those beside its rows. What must be read so nevertheless is priced so high that PostgreSQL would compile the
// statement first, for longer than it runs.
const settingsOfRequests = '-c enable_seqscan=off -c jit=off'

export const createPostgresPool = ({
  url,
  poolSize,
  onError,
  connectMilliseconds: connect = connectMilliseconds,
  statementMilliseconds: statement = statementMilliseconds,
  settings = settingsOfRequests,
  name = 'guidepost',
}: PostgresOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connect,
    query_timeout: statement && statement + 200,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: 30_000,
    application_name: name,
    keepAlive: true,
    options: settings,
    types,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError)
  // So would one that breaks while somebody uses it: the pool listens to idle ones alone, and who waits for an answer
  // is told by its own promise.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  return pool
}

/** What is away says so later. @throws NoSessionError */
export const demandSession = async (pool: pg.Pool): Promise<void> => {
  const limit = await pool.query<{ statement_timeout: string }>('show statement_timeout').then(
    ({ rows }) => rows[0]!.statement_timeout,
    (error: unknown) => {
      if (error instanceof Error && error.message.includes('startup parameter')) throw new NoSessionError(error)
    },
  )
  if (limit === '0') throw new NoSessionError()
}

/** One connection that nothing hurries. An index is made by one process: the others are for whoever reads meanwhile. */
export const createMigratorPool = ({ url, onError }: Pick<PostgresOptions, 'url' | 'onError'>): pg.Pool =>
  createPostgresPool({
    url,
    poolSize: 1,
    onError,
    statementMilliseconds: 0,
    name: 'guidepost-migrate',
    settings: '-c max_parallel_maintenance_workers=0 -c maintenance_work_mem=256MB -c jit=off',
  })

class PostgresDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #nameOf = statementNames()
  readonly #connections = new WeakMap<pg.PoolClient, PostgresConnection>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {
    /* The pool connects when it is asked to. */
  }
  async acquireConnection(): Promise<PostgresConnection> {
    const client = await waiting((left) => this.#connect(left)).catch((error: unknown) => {
      waitedInVain()
      throw error
    })
    const connection = this.#connections.get(client) ?? new PostgresConnection(client, types, this.#nameOf)
    this.#connections.set(client, connection)
    return connection
  }
  /** The pool's own limit is one for all. */
  async #connect(left: number): Promise<pg.PoolClient> {
    const coming = this.#pool.connect()
    if (left >= connectMilliseconds) return coming
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    const timer = setTimeout(() => {
      reject(new Error('timeout exceeded when trying to connect'))
      void coming.then((late) => late.release()).catch(() => undefined)
    }, left)
    coming.then(resolve, reject)
    return promise.finally(() => clearTimeout(timer))
  }
  async beginTransaction(connection: PostgresConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    connection.begin(isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`)
  }
  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit()
  }
  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback()
  }
  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release()
  }
  destroy(): Promise<void> {
    return this.#pool.end()
  }
}

export const createPostgresKyselyDialect = (pool: pg.Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PostgresDriver(pool),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

const within = <T>(
  transaction: QueryExecutorProvider,
  work: (connection: PostgresConnection) => T | Promise<T>,
): Promise<T> =>
  transaction.getExecutor().provideConnection(async (connection) => work(connection as PostgresConnection))

/** Sends a statement whose result nobody needs together with the transaction's next one, or with its commit. */
export const sendAhead = (transaction: QueryExecutorProvider, query: CompiledQuery): Promise<void> =>
  within(transaction, (connection) => {
    connection.ahead(query)
  })

/** Sends statements of a transaction in one round trip. Each sees what those before it did and waited for. */
export const sendTogether = (
  transaction: QueryExecutorProvider,
  queries: readonly CompiledQuery[],
): Promise<unknown[][]> =>
  within(transaction, async (connection) => (await connection.run(queries)).map(({ rows }) => rows))

export type Listener = (payload: string) => void

/** One connection that listens for as long as the server runs; it comes back by itself after an outage. */
export const createPostgresListener = ({ url, onError }: Pick<PostgresOptions, 'url' | 'onError'>) => {
  const listeners = new Map<string, Set<Listener>>()
  const reconnectMilliseconds = 1_000
  let client: pg.Client | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  /** A listener that fails is its own fault: the connection and the other listeners stay. */
  const tell = (channel: string, payload: string): void => {
    for (const listener of listeners.get(channel) ?? [])
      try {
        listener(payload)
      } catch (error) {
        onError(error as Error)
      }
  }

  const lost = (from: pg.Client, error?: Error) => {
    if (client !== from || isClosed) return
    client = null
    if (error) onError(error)
    timer = setTimeout(() => void connect().catch(() => undefined), reconnectMilliseconds)
    timer.unref()
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMilliseconds,
      application_name: 'guidepost-listen',
      keepAlive: true,
    })
    client = next
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next))
    next.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''))
    try {
      await next.connect()
      for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      lost(next, error as Error)
      // What came half way would stay open beside the next one.
      await next.end().catch(() => undefined)
      throw error
    }
    // What was said while nobody listened is unknown: everyone looks again.
    for (const channel of listeners.keys()) tell(channel, '')
  }

  return {
    connect,
    listen: async (channel: string, listener: Listener): Promise<void> => {
      const set = listeners.get(channel) ?? new Set()
      listeners.set(channel, set.add(listener))
      if (client && set.size === 1) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    close: async (): Promise<void> => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
