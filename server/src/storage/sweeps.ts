// What has had its day goes in small steps (CD-213): statements that end soon, with a rest after each as long as it
// took, so that a sweep holds nobody up. One that is told to stop leaves the rest to its next run.
import { setTimeout as delay } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { AnyDatabase, Database } from './database.ts'

/** A step that took longer is halved, one that took less than a quarter of it is doubled. */
const aimMilliseconds = {
  // In the process's own thread: as long every other request waits.
  sqlite: 10,
  postgres: 100,
} as const
/** What one run may take; every sweep has another one within the hour. */
const budgetMilliseconds = 5 * 60_000

interface BatchOptions {
  /** Aborted when the server stops: nothing begins after that. */
  signal?: AbortSignal | undefined
  /** Rows of the first step; 200. */
  first?: number
  /** Rows of a step at most; 10,000. */
  most?: number
  /** For tests: milliseconds of a clock that only goes forward, and how one waits for it. */
  elapsed?: () => number
  rest?: (milliseconds: number) => Promise<void>
}

/**
 * Runs `step` until it finds fewer rows than it was offered.
 * @param step does at most so many rows in one statement or transaction; @returns how many it did
 * @returns rows in all; fewer than there are when it was stopped or its time was over
 */
export const inBatches = async (
  { dialect }: Pick<AnyDatabase, 'dialect'>,
  step: (most: number) => Promise<number>,
  {
    signal,
    first = 200,
    most = 10_000,
    elapsed = () => performance.now(),
    // Told to stop meanwhile, it ends at once.
    rest = (milliseconds) => delay(milliseconds, undefined, { signal }).catch(() => undefined),
  }: BatchOptions = {},
): Promise<number> => {
  const aim = aimMilliseconds[dialect.name]
  const end = elapsed() + budgetMilliseconds
  let size = Math.min(first, most)
  let done = 0
  while (!signal?.aborted && elapsed() < end) {
    const begun = elapsed()
    const some = await step(size)
    done += some
    if (some < size) break
    const took = elapsed() - begun
    if (took > aim) size = Math.max(1, Math.floor(size / 2))
    else if (took < aim / 4) size = Math.min(most, size * 2)
    await rest(Math.min(took, 1_000))
  }
  return done
}

export interface OldRows<Table = string> {
  table: Table
  /** What tells the age; an index begins with it. */
  column: string
  /** Rows before this go. */
  before: string
  /** Those of exactly this age too. */
  isInclusive?: boolean
  /** What holds for them besides; the index begins with it then. */
  and?: RawBuilder<boolean>
}

/**
 * Removes old rows in batches, oldest first.
 * @returns how many
 */
export const removeOld = <Own>(
  database: Database<Own>,
  { table, column, before, isInclusive = false, and = sql<boolean>`true` }: OldRows<keyof Own & string>,
  options: BatchOptions = {},
): Promise<number> =>
  inBatches(
    database,
    (most) =>
      database.sharingCommit(async () => {
        const [from, age, sign] = [sql.table(table), sql.ref(column), sql.raw(isInclusive ? '<=' : '<')]
        const isOld = sql`${age} ${sign} ${before} and ${and}`
        // By the rows' own places, whatever the key is. PostgreSQL joins `in (select …)` by reading the whole table, an
        // array it looks up; a row that was changed meanwhile has moved and is left alone.
        const removal =
          database.dialect.name === 'postgres'
            ? sql`delete from ${from} where ctid = any(array(
                select ctid from ${from} where ${isOld} order by ${age} limit ${most}))`
            : sql`delete from ${from} where rowid in (
                select rowid from ${from} where ${isOld} order by ${age} limit ${most})`
        const { numAffectedRows } = await removal.execute(database.db)
        return Number(numAffectedRows ?? 0n)
      }),
    options,
  )
