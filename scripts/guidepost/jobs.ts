// What waits in the outbox, and what was given up: read, tried again, or dropped by an operator (promises P5, O12).
import { systemClock } from '../../server/src/lib/clock.ts'
import { createJobs } from '../../server/src/storage/jobs.ts'
import { OperatorError } from './archive.ts'
import { changing, lookingAt, type Place } from './commands.ts'

export const listedStates = ['dead', 'waiting', 'running'] as const
export type ListedState = (typeof listedStates)[number]

/** A job without its payload, which may hold an address. */
export interface ListedJob {
  id: string
  kind: string
  attempts: number
  /** ISO time */
  createdAt: string
  /** what went wrong last, without addresses */
  lastError: string | null
}

const listedAtOnce = 100

/** The oldest hundred jobs of a state; only reads, so the server may run. */
export const listJobs = (place: Place, state: ListedState): Promise<ListedJob[]> =>
  lookingAt(place, async ({ db }) => {
    const rows = await db
      .selectFrom('job')
      .select(['id', 'kind', 'attempts', 'created_at', 'last_error'])
      .where('state', '=', state)
      .where('id', 'not like', 'repeat:%')
      .orderBy('created_at')
      .orderBy('id')
      .limit(listedAtOnce)
      .execute()
    return rows.map(({ id, kind, attempts, created_at, last_error }) => ({
      id,
      kind,
      attempts,
      createdAt: created_at,
      lastError: last_error,
    }))
  })

/** Which of those given up; at least one says so. */
export interface DeadFilter {
  kind?: string
  /** Words of the last error. */
  error?: string
  /** ISO day or time before which it was given up. */
  before?: string
}

/** Those given up, by their kind and last error, the most frequent first; only reads. */
export const countDead = (place: Place): Promise<{ count: number; kind: string; lastError: string }[]> =>
  lookingAt(place, async ({ db }) => {
    const rows = await db
      .selectFrom('job')
      .where('state', '=', 'dead')
      .select(({ fn }) => ['kind', 'last_error', fn.countAll().as('count')])
      .groupBy(['kind', 'last_error'])
      .orderBy('count', 'desc')
      .orderBy('kind')
      .limit(listedAtOnce)
      .execute()
    return rows.map(({ count, kind, last_error }) => ({ count: Number(count), kind, lastError: last_error ?? '-' }))
  })

/** Takes away all that were given up and that a filter names. @returns how many */
export const dropJobs = (place: Place, { kind, error, before }: DeadFilter): Promise<number> =>
  changing(place, async ({ db }) => {
    let query = db.deleteFrom('job').where('state', '=', 'dead')
    if (kind !== undefined) query = query.where('kind', '=', kind)
    if (error !== undefined) query = query.where('last_error', 'like', `%${error}%`)
    if (before !== undefined) query = query.where('finished_at', '<', before)
    return Number((await query.executeTakeFirstOrThrow()).numDeletedRows)
  })

const demandDead = (isChanged: boolean, id: string): void => {
  if (!isChanged) throw new OperatorError(`No job ${id} was given up; \`jobs list\` names those that were.`)
}

/** Gives a job that was given up another life; on PostgreSQL a running server takes it within a second. @throws as below */
export const retryJob = (place: Place, id: string): Promise<void> =>
  changing(place, async (database) => demandDead(await createJobs({ database, clock: systemClock }).retry(id), id))

/**
 * Takes away a job that was given up; one that waits or runs stays, for its work was promised.
 * @throws OperatorError when no such job was given up
 */
export const dropJob = (place: Place, id: string): Promise<void> =>
  changing(place, async ({ db }) => {
    const { numDeletedRows } = await db
      .deleteFrom('job')
      .where('id', '=', id)
      .where('state', '=', 'dead')
      .executeTakeFirstOrThrow()
    demandDead(numDeletedRows > 0n, id)
  })

/** One line a job, parted by tabs. */
export const describeJobs = (jobs: readonly ListedJob[], state: ListedState): string =>
  jobs.length === 0
    ? `No job is ${state}.`
    : jobs
        .map(({ id, kind, attempts, createdAt, lastError }) =>
          [id, kind, `${attempts} tries`, createdAt, lastError ?? '-'].join('\t'),
        )
        .join('\n')
