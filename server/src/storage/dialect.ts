// All that differs between SQLite and PostgreSQL, in one place. Rooms write their queries once.
import { sql, type ColumnDataType, type RawBuilder } from 'kysely'
import { isGarbled, isStaleStatement } from './postgres-connection.ts'

export interface Dialect {
  name: 'sqlite' | 'postgres'
  /** Column types for migrations; see tables.ts for what a query returns. */
  types: {
    timestamp: ColumnDataType
    json: ColumnDataType
    flag: ColumnDataType
    bytes: ColumnDataType
    /** A whole number beyond 32 bits, up to 2^53. */
    bigint: ColumnDataType
  }
  /**
   * Ends a sub-select that claims rows: others skip what one worker holds. Empty on SQLite, whose writers come one by
   * one.
   */
  skipLocked: RawBuilder<unknown>
  /** Ends a select inside a transaction that is about to change the row. Empty on SQLite. */
  forUpdate: RawBuilder<unknown>
  isUniqueViolation: (error: unknown) => boolean
  /** The transaction lost a race and may simply be run again. */
  isRetryable: (error: unknown) => boolean
  /** The database is away, full, hanging or damaged: the answer is 503 (promises P7, P29, P30). */
  isUnavailable: (error: unknown) => boolean
  /** What is stored cannot be read as it was written; nobody but an operator mends that. */
  isDamaged: (error: unknown) => boolean
}

const field = (error: unknown, name: string): unknown =>
  error !== null && typeof error === 'object' ? (error as Record<string, unknown>)[name] : undefined

// Result codes of SQLite: https://sqlite.org/rescode.html. The low byte is the primary code.
const sqliteCode = (error: unknown): number =>
  field(error, 'code') === 'ERR_SQLITE_ERROR' ? Number(field(error, 'errcode')) : 0
const sqliteUnique = [2067, 1555]
/** Busy, locked, read-only, disk error, full, cannot open. */
const sqliteUnavailable = [5, 6, 8, 10, 13, 14]
/** Corrupt, not a database. */
const sqliteDamaged = [11, 26]

export const sqliteDialect: Dialect = {
  name: 'sqlite',
  types: { timestamp: 'text', json: 'text', flag: 'integer', bytes: 'blob', bigint: 'integer' },
  skipLocked: sql``,
  forUpdate: sql``,
  isUniqueViolation: (error) => sqliteUnique.includes(sqliteCode(error)),
  isRetryable: () => false,
  isUnavailable: (error) => [...sqliteUnavailable, ...sqliteDamaged].includes(sqliteCode(error) & 0xff),
  isDamaged: (error) => sqliteDamaged.includes(sqliteCode(error) & 0xff),
}

// Error codes of PostgreSQL: appendix A of its manual.
const postgresCode = (error: unknown): string => {
  const code = field(error, 'code')
  return typeof code === 'string' ? code : ''
}
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]
/** data_corrupted, index_corrupted */
const postgresDamaged = ['XX001', 'XX002']
const poolMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Cannot use a pool after/

/**
 * A row that two transactions make from what both have read: PostgreSQL may say that its key is there already, instead
 * of that the two collide.
 */
const madeFromRead = ['case_event_pk', 'case_clock_pk', 'chat_message_pk']
const isLostRace = (error: unknown): boolean =>
  postgresCode(error) === '23505' && madeFromRead.includes((error as { constraint?: string }).constraint ?? '')

/**
 * Serialization failure, deadlock; and a transaction in which a statement failed before: of several under way at once the
 * one that is answered first may be told only that.
 */
const collided = ['40001', '40P01', '25P02']

export const postgresDialect: Dialect = {
  name: 'postgres',
  types: {
    timestamp: 'timestamptz',
    json: 'jsonb',
    flag: 'smallint' as ColumnDataType,
    bytes: 'bytea',
    bigint: 'bigint',
  },
  skipLocked: sql`for update skip locked`,
  forUpdate: sql`for update`,
  isUniqueViolation: (error) => postgresCode(error) === '23505',
  isRetryable: (error) => collided.includes(postgresCode(error)) || isStaleStatement(error) || isLostRace(error),
  isUnavailable: (error) => {
    const code = postgresCode(error)
    if (networkCodes.includes(code) || postgresDamaged.includes(code)) return true
    // Connection exceptions, insufficient resources, operator intervention (shutdown, cancel by time limit), read-only
    // standby.
    if (/^(08|53|57P|57014|25006)/.test(code)) return true
    return isGarbled(error) || (error instanceof Error && poolMessages.test(error.message))
  },
  isDamaged: (error) => postgresDamaged.includes(postgresCode(error)),
}

/**
 * Whether an error says that the database, whichever it is, cannot serve now: it is away, or so busy that every try of
 * a transaction lost its race.
 */
export const isStorageUnavailable = (error: unknown): boolean =>
  sqliteDialect.isUnavailable(error) || postgresDialect.isUnavailable(error) || postgresDialect.isRetryable(error)
