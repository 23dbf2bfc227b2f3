// A step of the schema on a PostgreSQL that the release before goes on using. Nothing keeps a reader waiting for longer
// than `lockMilliseconds`; each part is noted as it is done, so that it may be killed anywhere.
import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Dialect } from './dialect.ts'
import {
  fillNext,
  lockedTables,
  MigrationError,
  readIndex,
  readStatements,
  type Fill,
  type IndexOfStep,
  type MigrationModule,
} from './migration-steps.ts'
import type { Tables } from './tables.ts'

/** Kysely's own lock (its PostgresAdapter), which releases before this one hold while they add their steps. */
const lockOfOlderReleases = 3853314791062309107n
const lockOfMigrator = lockOfOlderReleases + 1n
const lookMilliseconds = 250
/** Whoever comes after a statement that waits for its lock waits behind it. */
const lockMilliseconds = 50
const pauseMilliseconds = 1_000
const mostTries = 600
/** Some ten milliseconds of work; fewer would make a busy machine do little but begin and end. */
const rowsOfBatch = 1_000
const longestRestMilliseconds = 500

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code
/** lock_not_available, deadlock_detected, foreign_key_violation: a row went away while its batch was done. */
const isBlocked = (error: unknown): boolean => ['55P03', '40P01', '23503'].includes(String(codeOf(error)))

const blocked = (step: string, cause: unknown): MigrationError =>
  new MigrationError(
    `Step ${step} has tried for ten minutes to get its locks. End what holds them for long (see pg_stat_activity: a backup, ` +
      'a session left open in a transaction) and run `scripts/guidepost.sh migrate` again; it goes on where it was.',
    { cause },
  )

/**
 * Runs `work` while no other migrator runs. One that waits asks again and again: a statement that waited would be a
 * transaction which an index made beside it waits for, and the two would wait for each other.
 */
export const alone = async <T>(connection: Kysely<Tables>, work: () => Promise<T>): Promise<T> => {
  const isMine = async (): Promise<boolean> => {
    const { rows } = await sql<{
      mine: boolean
    }>`select pg_try_advisory_lock(${sql.lit(lockOfMigrator)}) as mine`.execute(connection)
    return rows[0]!.mine
  }
  while (!(await isMine())) await delay(lookMilliseconds)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${sql.lit(lockOfMigrator)})`.execute(connection).catch(() => undefined)
  }
}

/** A migrator of an older release adds no step while this transaction lasts. */
export const keepOlderReleasesOut = async (transaction: Kysely<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockOfOlderReleases)})`.execute(transaction)
}

interface LiveStep {
  connection: Kysely<Tables>
  dialect: Dialect
  name: string
  module: MigrationModule
  /** Notes within the last part's transaction that the step is done. */
  note: (transaction: Kysely<Tables>) => Promise<void>
  tell: (line: string) => void
}

type Note = (transaction: Kysely<Tables>) => Promise<void>
/** @param done noted with what it did last; @param after the key that its fill had come to */
type Part = (done: Note, after: string) => Promise<void>

export const applyLive = async ({ connection, dialect, name, module, note, tell }: LiveStep): Promise<void> => {
  const parts: Part[] = []
  const keep = async (transaction: Kysely<Tables>, done: number, after: string): Promise<void> => {
    await sql`insert into schema_migration_part (name, done, after_key) values (${name}, ${done}, ${after})
      on conflict (name) do update set done = excluded.done, after_key = excluded.after_key`.execute(transaction)
  }
  const inTransaction = async <T>(work: (transaction: Kysely<Tables>) => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await connection.transaction().execute(work)
      } catch (error) {
        if (!isBlocked(error)) throw error
        if (tries === mostTries) throw blocked(name, error)
        await delay(pauseMilliseconds * (0.5 + Math.random()))
      }
    }
  }

  /** A short transaction that locks these tables: tried until it gets them at once. */
  const briefly = (tables: readonly string[], work: Note): Promise<void> =>
    inTransaction(async (transaction) => {
      await keepOlderReleasesOut(transaction)
      // Takes turns with vacuum alone, which yields to whoever waits for a second; nobody queues behind this.
      for (const table of tables)
        await sql`lock table ${sql.table(table)} in share update exclusive mode`.execute(transaction)
      await sql`set local lock_timeout = ${sql.lit(lockMilliseconds)}`.execute(transaction)
      await work(transaction)
    })

  const addWork = async (work: MigrationModule['up']): Promise<void> => {
    if (work === undefined) return
    const tables = lockedTables(await readStatements(work))
    parts.push((done) =>
      briefly(tables, async (transaction) => {
        await work(transaction as Kysely<unknown>, dialect)
        await done(transaction)
      }),
    )
  }

  const fillWhole = async (
    fill: Fill,
    from: string,
    keepAfter: (of: Kysely<Tables>, after: string) => Promise<void>,
  ): Promise<void> => {
    for (let after = from; ; ) {
      const begun = performance.now()
      const { last, count } = await inTransaction(async (transaction) => {
        const next = await fillNext(transaction as Kysely<unknown>, dialect, fill, after, rowsOfBatch)
        await keepAfter(transaction, next.last)
        return next
      })
      if (count === 0) return
      after = last
      await delay(Math.min(performance.now() - begun, longestRestMilliseconds))
    }
  }

  const isValid = async (index: string): Promise<boolean | undefined> => {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})`.execute(connection)
    return rows[0]?.valid
  }
  const makeIndex = async (index: IndexOfStep, as: string): Promise<void> => {
    const valid = await isValid(as)
    // What a kill left half made.
    if (valid === false) await sql`drop index concurrently ${sql.id(as)}`.execute(connection)
    if (valid !== true) await sql.raw(index.statement('concurrently ', as)).execute(connection)
  }

  await addWork(module.up)
  for (const fill of module.fills ?? []) {
    const at = parts.length
    parts.push(async (done, from) => {
      await fillWhole(fill, from, (transaction, after) => keep(transaction, at, after))
      await inTransaction(done)
    })
  }
  for (const text of module.indices ?? []) {
    const index = readIndex(text)
    parts.push(async (done) => {
      if (!index.isReplaced) {
        await makeIndex(index, index.name)
        return inTransaction(done)
      }
      const next = `${index.name}_next`
      await makeIndex(index, next)
      return briefly([index.table], async (transaction) => {
        await sql`drop index if exists ${sql.id(index.name)}`.execute(transaction)
        await sql`alter index ${sql.id(next)} rename to ${sql.id(index.name)}`.execute(transaction)
        await done(transaction)
      })
    })
  }
  await addWork(module.finish)

  await sql`create table if not exists schema_migration_part
    (name text primary key, done integer not null, after_key text not null)`.execute(connection)
  const { rows } = await sql<{ done: number; after: string }>`
    select done, after_key as after from schema_migration_part where name = ${name}`.execute(connection)
  const begun = rows[0] ?? { done: 0, after: '' }
  for (const [at, part] of parts.entries()) {
    if (at < begun.done) continue
    const since = performance.now()
    await part(
      async (transaction) => {
        if (at + 1 < parts.length) return keep(transaction, at + 1, '')
        await sql`delete from schema_migration_part where name = ${name}`.execute(transaction)
        await note(transaction)
      },
      at === begun.done ? begun.after : '',
    )
    tell(`${name}: part ${at + 1} of ${parts.length} in ${((performance.now() - since) / 1000).toFixed(1)} s`)
  }
}
