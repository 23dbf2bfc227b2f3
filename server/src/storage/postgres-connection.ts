// One connection to PostgreSQL as Kysely uses it. A round trip costs more than most statements do, so a transaction's
// begin goes with its first statement, and writes whose result nobody needs go with the next statement or with the
// commit.
import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import type pg from 'pg'
import { tracedStatements } from '../lib/tracing.ts'
import { waitedInVain, waiting } from './patience.ts'
import { sendBatch } from './postgres-batch.ts'

type Query = Pick<CompiledQuery, 'sql' | 'parameters'>
interface Result {
  command: string
  rowCount: number | null
  rows: Record<string, unknown>[]
}

/** A statement that takes longer is given up (promises P30). */
export const statementMilliseconds = 4_000

/**
 * So many statements are kept parsed on each connection; lists of every length (`in (…)`) must not fill it without end.
 */
const keptStatements = 500

/**
 * Statements are parsed and planned once a connection instead of at every run, which is most of what a small one costs.
 * @returns the name under which a text is kept; undefined when there are too many
 */
export const statementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>()
  return (text) => {
    if (!names.has(text) && names.size < keptStatements) names.set(text, `g${names.size}`)
    return names.get(text)
  }
}

/**
 * A kept statement no longer fits: a column came to a table it reads (a newer version migrates beside us), or a pooler
 * gave us another's connection.
 */
export const isStaleStatement = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return (code === '0A000' && /cached plan/.test(String(message))) || code === '26000'
}

/** A read of everything: kept parsed like those with parameters. Other texts without any may hold several statements. */
const isOneRead = (text: string): boolean => text.startsWith('select ') && !text.includes(';')

/** The server has not answered in time; what it does with the statement, and when, nobody knows. */
const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/** By the limit of a statement (57014, query_canceled). */
const isCancelled = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '57014'

/** What the driver says of bytes that are no message of PostgreSQL's: something else is at the other end. */
const garbled = /^received invalid response|Received unexpected \w+ message from backend/i
export const isGarbled = (error: unknown): boolean => error instanceof Error && garbled.test(error.message)

/** Beyond the pool's own limit nothing has to be said. */
const limitOf = (left: number): { query_timeout?: number } =>
  left < statementMilliseconds ? { query_timeout: Math.ceil(left) } : {}

const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const toQueryResult = ({ command, rowCount, rows }: Result): QueryResult<Record<string, unknown>> =>
  changing.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows }

export class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #types: pg.CustomTypesConfig
  readonly #nameOf: (text: string) => string | undefined
  /** Part of every statement's name: the next one forgets all that was parsed. */
  #generation = 0
  /** What goes with the next statement. */
  #ahead: Query[] = []
  #isInTransaction = false
  /** The present transaction's begin went out. */
  #isBegun = false
  #isBroken = false

  constructor(client: pg.PoolClient, types: pg.CustomTypesConfig, nameOf: (text: string) => string | undefined) {
    this.#client = client
    this.#types = types
    this.#nameOf = nameOf
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isPlain = query.parameters.length === 0 && !isOneRead(query.sql)
    const result = isPlain ? await this.#runPlain(query.sql) : (await this.run([query]))[0]!
    return toQueryResult(result) as QueryResult<R>
  }

  streamQuery(): never {
    throw new Error('Rows are read at once')
  }

  begin(text: string): void {
    this.#ahead = [{ sql: text, parameters: [] }]
    this.#isInTransaction = true
    this.#isBegun = false
  }

  /** Within a transaction: sends this with the next statement. What is wrong with it fails that one. */
  ahead(query: Query): void {
    this.#ahead.push(query)
  }

  /** Runs statements in one round trip, those ahead before them. */
  async run(queries: readonly Query[]): Promise<Result[]> {
    const ahead = this.#ahead
    this.#ahead = []
    this.#isBegun = this.#isInTransaction
    return (await this.#send([...ahead, ...queries])).slice(ahead.length)
  }

  async commit(): Promise<void> {
    // Nothing but its begin, and that is still here: PostgreSQL was never asked.
    const isEmpty = !this.#isBegun && this.#ahead.length === 1
    const results = isEmpty ? [] : await this.run([{ sql: 'commit', parameters: [] }])
    this.#end()
    // An error of an earlier statement that nobody passed on: the commit undid everything.
    if (results[0]?.command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollback(): Promise<void> {
    const isBegun = this.#isBegun
    this.#end()
    // One that does not answer is not asked once more, for as long again: PostgreSQL undoes what a closed connection
    // began (promises P30).
    if (!isBegun || this.#isBroken) return
    try {
      await this.#client.query('rollback')
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }

  #note(error: unknown): void {
    if (isUnanswered(error) || isCancelled(error)) waitedInVain()
    this.#isBroken ||= isUnanswered(error) || isGarbled(error)
  }

  #end(): void {
    this.#ahead = []
    this.#isInTransaction = false
    this.#isBegun = false
  }

  /**
   * Without parameters a text may hold several statements, as those of migrations do; only a plain query takes them.
   */
  async #runPlain(text: string): Promise<Result> {
    if (this.#ahead.length > 0) await this.run([])
    try {
      const { command, rowCount, rows } = await tracedStatements(
        () => [text],
        () => waiting((left) => this.#client.query<Record<string, unknown>>({ text, ...limitOf(left) })),
      )
      return { command, rowCount, rows: (rows as Result['rows'] | undefined) ?? [] }
    } catch (error) {
      this.#note(error)
      throw error
    }
  }

  /**
   * A statement that no longer fits is parsed anew: at once, or, where a transaction fell with it, when that is run
   * again (dialect.isRetryable).
   */
  async #send(queries: readonly Query[], isLastTry = this.#isInTransaction): Promise<Result[]> {
    const statements = queries.map(({ sql: text, parameters }) => {
      const name = this.#nameOf(text)
      return { name: name && `${name}.${this.#generation}`, text, values: [...parameters] }
    })
    try {
      return await tracedStatements(
        () => queries.map(({ sql: text }) => text),
        () => waiting((left) => sendBatch(this.#client, statements, this.#types, limitOf(left))),
      )
    } catch (error) {
      this.#note(error)
      if (!isStaleStatement(error)) throw error
      this.#generation += 1
      if (isLastTry) throw error
      return await this.#send(queries, true)
    }
  }
}
