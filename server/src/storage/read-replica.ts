// A copy of PostgreSQL that lists and reports are read from (CD-376). The primary is asked how far its log is, and the
// copy whether it has come as far, so that one's own write is in it; a copy that lags or is away costs a moment.
import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { createCircuitBreaker } from '../lib/circuit-breaker.ts'
import { failureType } from '../lib/tracing.ts'
import { postgresDialect } from './dialect.ts'
import { createPostgresKyselyDialect, createPostgresPool } from './postgres-driver.ts'
import type { Tables } from './tables.ts'

export interface ReplicaReads {
  /** Reads the copy answered, and those the primary did because it lagged, or was away. */
  replica: number
  behind: number
  away: number
}

export interface ReadReplica {
  /** Runs `work` on the copy; undefined: it is not as far, or away, and somebody else has to. */
  read: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<{ value: T } | undefined>
  reads: () => ReplicaReads
  close: () => Promise<void>
}

/** So long a read waits for the copy; one that was not in time is not waited for during the next seconds. */
const patienceMilliseconds = 100
const impatientMilliseconds = 2_000
const lookMilliseconds = 5
/** A copy that does not answer is left alone for so long after its second failure. */
const restMilliseconds = 10_000
const connectMilliseconds = 500
/** A copy that hangs holds nobody longer than that. */
const statementMilliseconds = 2_000

/** Away, hanging, or it ended the read because the primary changed beneath it (PostgreSQL's manual, "Hot Standby"). */
const isItsTrouble = (error: unknown): boolean =>
  postgresDialect.isUnavailable(error) || postgresDialect.isRetryable(error)

export const openReadReplica = (
  primary: Kysely<Tables>,
  { url, poolSize, onError }: { url: string; poolSize: number; onError: (error: Error) => void },
): ReadReplica => {
  const pool = createPostgresPool({
    url,
    poolSize,
    // Whoever reads next is told.
    onError: () => undefined,
    connectMilliseconds,
    statementMilliseconds,
  })
  const copy = new Kysely<Tables>({ dialect: createPostgresKyselyDialect(pool) })
  const breaker = createCircuitBreaker({ failures: 2, restMilliseconds })
  const reads: ReplicaReads = { replica: 0, behind: 0, away: 0 }
  let isTroubled = false
  let impatientUntil = 0

  /** A server that copies nobody has no place in a log: it is all there is, or was made the primary. */
  const isAsFar = async (place: string): Promise<boolean> => {
    const { rows } = await sql<{ is_as_far: boolean | null }>`
      select pg_last_wal_replay_lsn() >= ${place}::pg_lsn as is_as_far`.execute(copy)
    return rows[0]?.is_as_far === true
  }
  const catchesUp = async (place: string): Promise<boolean> => {
    const end = performance.now() + patienceMilliseconds
    for (;;) {
      if (await isAsFar(place)) return true
      if (performance.now() < impatientUntil) return false
      if (performance.now() > end) break
      await delay(lookMilliseconds)
    }
    impatientUntil = performance.now() + impatientMilliseconds
    return false
  }

  return {
    reads: () => ({ ...reads }),
    read: async (work) => {
      if (!breaker.mayAsk()) {
        reads.away += 1
        return undefined
      }
      // Where the primary is away nobody can say what is new: its error is the answer, as without a copy.
      const { rows } = await sql<{ place: string }>`select pg_current_wal_flush_lsn()::text as place`.execute(primary)
      try {
        if (!(await catchesUp(rows[0]!.place))) {
          breaker.succeeded()
          reads.behind += 1
          return undefined
        }
        const value = await work(copy)
        breaker.succeeded()
        reads.replica += 1
        isTroubled = false
        return { value }
      } catch (error) {
        if (!isItsTrouble(error)) {
          breaker.succeeded()
          throw error
        }
        breaker.failed()
        reads.away += 1
        if (!isTroubled) onError(new Error(`the read replica is away (${failureType(error)}); the primary is read`))
        isTroubled = true
        return undefined
      }
    },
    close: () => copy.destroy(),
  }
}
