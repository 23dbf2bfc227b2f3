// Whose a job is, and until when: it is taken for a time, and its holder alone gives it back.
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import type { Database } from './database.ts'
import type { JobTable, Tables } from './tables.ts'

export interface Job {
  id: string
  kind: string
  payload: unknown
  attempt: number
  /** Aborted when the server stops: what takes long ends between two of its steps and is done again later (CD-254). */
  signal: AbortSignal
}
export interface ClaimedJob extends Job {
  /** `traceparent` of what asked for it. */
  trace: string | null
  maxAttempts: number
  /** The end of its lock as this process wrote it. Whoever takes the job over writes a later one (CD-477). */
  lease: string
}

const lockSeconds = 120

/** 5 s, 10 s, 20 s … at most an hour, each up to a quarter longer by chance. */
export const backoffSeconds = (attempt: number): number =>
  Math.min(3600, 5 * 2 ** (attempt - 1)) * (1 + Math.random() / 4)

/**
 * Takes what is due. The states it may have stand first: the done ones of a week, half a million of them, are then never
 * looked at (indices `job_open` and `job_kind`).
 */
export const dueJobs = (of: {
  kinds: readonly string[]
  most: number
  nowText: string
  lockedUntil: string
  skipLocked: RawBuilder<unknown>
}): RawBuilder<Pick<JobTable, 'id' | 'kind' | 'payload' | 'attempts' | 'max_attempts' | 'trace'>> => sql`
  update job set state = 'running', attempts = attempts + 1, locked_until = ${of.lockedUntil}
  where id in (
    select id from job
    where state in ('waiting', 'running')
      and ((state = 'waiting' and run_at <= ${of.nowText}) or (state = 'running' and locked_until <= ${of.nowText}))
      and kind in (${sql.join(of.kinds)})
    order by run_at limit ${of.most} ${of.skipLocked}
  ) returning id, kind, payload, attempts, max_attempts, trace`

/** What others said of it, as one line: PostgreSQL stores no U+0000, and a terminal would obey the rest. */
const plainLine = (said: string): string => said.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500)

export const createJobLeases = (database: Database<Tables>, clock: Clock) => {
  /** The last one: while it is under way either end may stand in the database. */
  let renewal: Promise<void> = Promise.resolve()

  const later = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1000).toISOString()

  /** Those of them that nobody else has done, or taken over after their lock, as from an instance that was frozen. */
  const stillHeld = (jobs: readonly ClaimedJob[]) =>
    database.db
      .updateTable('job')
      .where(({ eb, and, or }) =>
        and([
          eb('state', '=', 'running'),
          or(jobs.map(({ id, lease }) => and([eb('id', '=', id), eb('locked_until', '=', lease)]))),
        ]),
      )

  const prolong = async (jobs: readonly ClaimedJob[]): Promise<void> => {
    if (jobs.length === 0) return
    const lease = later(lockSeconds)
    const renewed = await database.sharingCommit(() =>
      stillHeld(jobs).set({ locked_until: lease }).returning('id').execute(),
    )
    const ids = new Set(renewed.map(({ id }) => id))
    for (const job of jobs) if (ids.has(job.id)) job.lease = lease
  }

  return {
    /** Takes due jobs, `most` at most. A running one whose worker died counts as due again after its lock. */
    claim: async (kinds: readonly string[], most: number, signal: AbortSignal): Promise<ClaimedJob[]> => {
      if (kinds.length === 0) return []
      const [nowText, lockedUntil] = [later(0), later(lockSeconds)]
      const due = dueJobs({ kinds, most, nowText, lockedUntil, skipLocked: database.dialect.skipLocked })
      const { rows } = await database.sharingCommit(() => due.execute(database.db))
      return rows.map(({ payload, attempts, max_attempts: maxAttempts, ...row }) => ({
        ...row,
        maxAttempts,
        lease: lockedUntil,
        payload: JSON.parse(payload) as unknown,
        attempt: attempts,
        signal,
      }))
    },

    renew: (held: () => readonly ClaimedJob[]) => {
      // The next time may do; the lock holds for three of them.
      renewal = renewal.then(() => prolong(held())).catch(() => undefined)
    },

    /** They begin anew elsewhere, or here after the next start; the try does not count. */
    giveBack: async (jobs: readonly ClaimedJob[]) => {
      if (jobs.length === 0) return
      await renewal
      await stillHeld(jobs)
        .set(({ eb }) => ({
          state: 'waiting',
          locked_until: null,
          run_at: later(0),
          attempts: eb('attempts', '-', 1),
        }))
        .execute()
    },

    /** Addresses do not stay behind in the payload. */
    markDone: (ids: readonly string[]) =>
      database.sharingCommit(() =>
        database.db
          .updateTable('job')
          .where('id', 'in', ids)
          .where('state', 'in', ['waiting', 'running'])
          .set({
            state: 'done',
            payload: '{}',
            finished_at: later(0),
            locked_until: null,
            last_error: null,
          })
          .execute(),
      ),

    takeAgain: async (job: ClaimedJob, seconds: number) => {
      const runAt = later(seconds)
      await renewal
      await database.sharingCommit(() =>
        stillHeld([job])
          .set({ state: 'waiting', attempts: 0, run_at: runAt, locked_until: null, last_error: null })
          .execute(),
      )
    },

    fail: async (job: ClaimedJob, { name, message }: Error, isDead: boolean) => {
      const [now, runAt] = [later(0), later(backoffSeconds(job.attempt))]
      await renewal
      await stillHeld([job])
        .set({
          state: isDead ? 'dead' : 'waiting',
          locked_until: null,
          last_error: plainLine(`${name}: ${message}`),
          run_at: runAt,
          finished_at: isDead ? now : null,
        })
        .execute()
    },
  }
}
