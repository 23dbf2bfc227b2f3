// Kysely over PostgreSQL (`pg`), and LISTEN/NOTIFY on a connection of its own.
import { PostgresDialect, type Dialect } from 'kysely'
import pg from 'pg'

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

/** Times after which a database that is away or hanging answers 503 instead of keeping visitors waiting (promises P29, P30). */
const connectMilliseconds = 2_500
const statementMilliseconds = 4_000

export type PostgresOptions = { url: string; poolSize: number; onError: (error: Error) => void }

export const createPostgresPool = ({ url, poolSize, onError }: PostgresOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: statementMilliseconds + 500,
    statement_timeout: statementMilliseconds,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'guidepost',
    // A serializable transaction that reads a table from end to end, as the planner likes to do with small ones, collides with every write to
    // it; through an index only with those beside its own rows (PostgreSQL's manual, "Serializable Isolation Level").
    options: '-c enable_seqscan=off',
    types,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError)
  // So would one that breaks while somebody uses it: the pool listens to idle ones alone, and who waits for an answer is told by its own promise.
  pool.on('connect', (client) => { client.on('error', () => undefined) })
  keepStatements(pool)
  return pool
}

/** So many statements are kept parsed on each connection; lists of every length (`in (…)`) must not fill it without end. */
const keptStatements = 500

/**
 * A kept statement no longer fits: a column came to a table it reads (a newer version migrates beside us), or a pooler gave us another's
 * connection.
 */
export const isStaleStatement = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return (code === '0A000' && /cached plan/.test(String(message))) || code === '26000'
}

type Send = (query: unknown, values?: unknown) => Promise<pg.QueryResult>

/**
 * Statements with parameters are parsed and planned once a connection instead of at every run, which is most of what a small one costs.
 * One that no longer fits is made anew: at once, or, where a transaction fell with it, when that is run again (dialect.isRetryable).
 */
const keepStatements = (pool: pg.Pool): void => {
  const numbers = new Map<string, number>()
  const numberOf = (text: string): number | undefined => {
    if (!numbers.has(text) && numbers.size < keptStatements) numbers.set(text, numbers.size)
    return numbers.get(text)
  }
  pool.on('connect', (client) => {
    // The class's own `query`, looked up at every call: what watches it sees these statements too.
    const send: Send = (query, values) => (pg.Client.prototype.query as unknown as Send).call(client, query, values)
    let generation = 0
    let isInTransaction = false
    const run = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
      if (/^(begin|start transaction)/i.test(text)) isInTransaction = true
      else if (/^(commit|rollback)$/i.test(text)) isInTransaction = false
      const number = values.length === 0 ? undefined : numberOf(text)
      if (number === undefined) return send(text, values)
      try {
        return await send({ name: `g${number}.${generation}`, text, values })
      } catch (error) {
        if (!isStaleStatement(error)) throw error
        generation += 1
        if (isInTransaction) throw error
        return send({ name: `g${number}.${generation}`, text, values })
      }
    }
    client.query = ((query: unknown, values?: unknown) =>
      typeof query === 'string' && Array.isArray(values) ? run(query, values) : send(query, values)) as typeof client.query
  })
}

export const createPostgresKyselyDialect = (pool: pg.Pool): Dialect => new PostgresDialect({ pool })

export type Listener = (payload: string) => void

/** One connection that listens for as long as the server runs; it comes back by itself after an outage. */
export const createPostgresListener = ({ url, onError }: Pick<PostgresOptions, 'url' | 'onError'>) => {
  const listeners = new Map<string, Set<Listener>>()
  const reconnectMilliseconds = 1_000
  let client: pg.Client | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const lost = (from: pg.Client, error?: Error) => {
    if (client !== from || isClosed) return
    client = null
    if (error) onError(error)
    timer = setTimeout(() => void connect().catch(() => undefined), reconnectMilliseconds)
    timer.unref()
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMilliseconds, application_name: 'guidepost-listen', keepAlive: true })
    client = next
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next))
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
    })
    try {
      await next.connect()
      for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      // What was said while nobody listened is unknown: everyone looks again.
      for (const set of listeners.values()) for (const listener of set) listener('')
    } catch (error) {
      lost(next, error as Error)
      throw error
    }
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
