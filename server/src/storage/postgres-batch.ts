// Several statements to PostgreSQL in one round trip: sent one behind the other and answered together. The first that
// fails ends the batch:
// PostgreSQL skips those behind it (its manual, "Message Flow", "Pipelining").
import pg from 'pg'

/** Without a name it is parsed anew each time. */
export interface Statement {
  name: string | undefined
  text: string
  values: unknown[]
}

interface Limit {
  query_timeout?: number
}

type Result = pg.QueryResult<Record<string, unknown>>
type Callback = (error: Error | null | undefined, results?: Result[]) => void

/** A connection's own list of what it has sent to be parsed; `pg`'s types leave it out. */
type Connection = pg.Connection & { submittedNamedStatements: Record<string, string> }

/** What a `pg.Query` does between its submission and its result; its types name the submission alone. */
interface SingleQuery {
  name: string | undefined
  text: string
  queryMode: 'extended'
  callback: (error: Error | null | undefined, result: Result) => void
  _result: { _types: pg.CustomTypesConfig }
  submit: (connection: Connection) => Error | null
  handleRowDescription: (message: unknown) => void
  handleDataRow: (message: unknown) => void
  handleCommandComplete: (message: unknown, connection: Connection) => void
  handleReadyForQuery: (connection: Connection) => void
}

/**
 * For `client.query`: queries of `pg` that share one Sync, the mark at which PostgreSQL answers and after which it
 * takes statements again.
 */
class Batch implements pg.Submittable {
  /** What is sent, for whoever watches `client.query`. */
  readonly statements: readonly Statement[]
  /** `client.query` wraps it to add its time limit. */
  callback: Callback
  /** As long `client.query` waits for it. */
  readonly query_timeout: number | undefined
  readonly #queries: SingleQuery[]
  readonly #results: Result[] = []
  #answered = 0
  #refused: Error | null = null

  constructor(statements: readonly Statement[], types: pg.CustomTypesConfig, limit: Limit, callback: Callback) {
    this.statements = statements
    this.query_timeout = limit.query_timeout
    this.callback = callback
    const take = (error: Error | null | undefined, result: Result): void => {
      if (error) this.#refused = error
      else this.#results.push(result)
    }
    this.#queries = statements.map(({ name, text, values }) => {
      const query = new pg.Query(text, values) as unknown as SingleQuery
      // By a configuration instead of fields, `pg` copies it, property by property.
      query.name = name
      query.queryMode = 'extended'
      query.callback = take
      query._result._types = types
      return query
    })
  }

  /** The query that is being answered: by these two `pg` notes what PostgreSQL has parsed. */
  get name(): string | undefined {
    return this.#present?.name
  }
  get text(): string | undefined {
    return this.#present?.text
  }
  get #present(): SingleQuery | undefined {
    return this.#queries[this.#answered]
  }

  submit(connection: pg.Connection): void {
    const written: Buffer[] = []
    const { stream } = connection
    // Each query would end with a Sync of its own; and dozens of small writes to a socket cost more than one.
    const gathering = Object.create(connection, {
      sync: { value: () => undefined },
      stream: {
        value: {
          writable: stream.writable,
          write: (bytes: Buffer) => written.push(bytes),
          cork: () => undefined,
          uncork: () => undefined,
        },
      },
    }) as Connection
    for (const query of this.#queries) {
      const refused = query.submit(gathering)
      if (refused) this.#refused = refused
      // Values that cannot be written: nothing behind them may be run, least of all a commit.
      if (this.#refused) break
    }
    pg.Connection.prototype.sync.call(gathering)
    if (written.length > 0) stream.write(Buffer.concat(written))
  }

  handleRowDescription(message: unknown): void {
    this.#present?.handleRowDescription(message)
  }
  handleDataRow(message: unknown): void {
    this.#present?.handleDataRow(message)
  }
  handleCommandComplete(message: unknown, connection: Connection): void {
    const query = this.#present
    query?.handleCommandComplete(message, connection)
    query?.handleReadyForQuery(connection)
    this.#answered += 1
  }
  handleError(error: Error, connection: Connection): void {
    // Those behind it were skipped, so they are not parsed.
    for (const { name } of this.#queries.slice(this.#answered))
      if (name !== undefined) delete connection.submittedNamedStatements[name]
    this.callback(error)
  }
  handleReadyForQuery(): void {
    this.callback(this.#refused, this.#results)
  }
}

/**
 * @returns a result for each statement · @throws the first error; within a transaction that is then to be rolled back
 */
export const sendBatch = async (
  client: pg.ClientBase,
  statements: readonly Statement[],
  types: pg.CustomTypesConfig,
  limit: Limit,
): Promise<Result[]> => {
  try {
    return await new Promise((resolve, reject) => {
      client.query(
        new Batch(statements, types, limit, (error, results) => {
          if (error) reject(error)
          else resolve(results!)
        }),
      )
    })
  } catch (error) {
    // The stack of the socket's event says nothing; this one leads to who asked.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
