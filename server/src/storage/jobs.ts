// Outbox and jobs in one table: what must follow a stored change is stored with it and done at least once (promises P5,
// O12). A job that fails waits longer each time and ends on the list of dead ones; each kind has places of its own.
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import { NobodyThere, PermanentFailure, sayable } from '../lib/failures.ts'
import { gatherFor } from '../lib/gather.ts'
import { newRowId } from '../lib/ids.ts'
import { failureType, presentSpan, runWithin, startSpan } from '../lib/tracing.ts'
import type { Database } from './database.ts'
import { noDoneLog, type DoneLog } from './done-log.ts'
import { createJobLeases, type ClaimedJob, type Job } from './job-leases.ts'
import { removeOld } from './sweeps.ts'
import type { JobTable, Tables, WholeRow } from './tables.ts'

type JobHandler = (job: Job) => Promise<void>

export interface EnqueueOptions {
  runAt?: Date
  maxAttempts?: number
  /** A job with this id is stored once; a second one is silently the same. */
  id?: string
}

/** Its receiver said no for good, or so many tries failed. */
type DeadCause = 'refused' | 'failed'

/** Locks of what is under way are prolonged this often, so that no second worker takes a long job (CD-254). */
const renewMilliseconds = 40_000
/** As long as a job may go on after the server was told to stop. */
const stopMilliseconds = 5_000
const defaultAttempts = 10
const idleMilliseconds = 1_000
/** So many jobs of each kind run at a time, and so many of all repeated work together. */
const parallel = 8
/**
 * Jobs stored within so short a time are taken together, with one write; so are marked together those that are done at
 * the same time.
 */
const gatheringMilliseconds = 20
/** So many are said to be done with one statement. */
const toldTogether = 500
/** A done job is kept this long, for whoever asks what was sent. */
const keptDays = 7
/** A dead one is kept this long, for whoever mends what it failed by. */
const deadKeptDays = 30

interface JobsDeps {
  database: Database<Tables>
  clock: Clock
  /** Told of every failure, without addresses. */
  onError?: (error: Error, job: Job) => void
  /** Keeps a job that is done from being done again after a kill. */
  doneLog?: DoneLog
  /** For tests. */
  times?: { renewMilliseconds?: number; stopMilliseconds?: number }
}

export const createJobs = ({
  database,
  clock,
  onError = () => undefined,
  doneLog = noDoneLog,
  times = {},
}: JobsDeps) => {
  const handlers = new Map<string, JobHandler>()
  const repeats = new Map<string, number>()
  const underWay = new Map<ClaimedJob, Promise<void>>()
  /** Done, and the database does not know of it yet. */
  const untold = new Set<string>(doneLog.left)
  let stopping = new AbortController()
  let renewing: NodeJS.Timeout | undefined
  let isRunning = false
  let wakeUp: (() => void) | undefined
  /** Something was stored since the loop last looked. */
  let isWoken = false
  const wake = (): void => {
    isWoken = true
    wakeUp?.()
  }
  let loop: Promise<void> = Promise.resolve()

  const leases = createJobLeases(database, clock)

  const store = async (
    kind: string,
    payload: unknown,
    { runAt, maxAttempts = defaultAttempts, id }: EnqueueOptions,
  ): Promise<string> => {
    const now = clock.now()
    const row: WholeRow<JobTable> = {
      id: id ?? newRowId(now),
      kind,
      payload: JSON.stringify(payload),
      state: 'waiting',
      attempts: 0,
      max_attempts: maxAttempts,
      run_at: (runAt ?? now).toISOString(),
      locked_until: null,
      last_error: null,
      created_at: now.toISOString(),
      finished_at: null,
      trace: presentSpan()?.traceparent ?? null,
    }
    await database.insert('job', [row], { key: ['id'], then: 'keep' })
    return row.id
  }

  const storeRepeats = async (): Promise<void> => {
    for (const kind of repeats.keys()) await store(kind, {}, { id: `repeat:${kind}` })
  }

  /** The kinds that have a place free, and how many jobs may be taken without any of them having too many. */
  const findRoom = (): { kinds: string[]; most: number } => {
    const laneOf = (kind: string): string => (repeats.has(kind) ? 'repeated' : kind)
    const taken = new Map<string, number>()
    for (const { kind } of underWay.keys()) taken.set(laneOf(kind), (taken.get(laneOf(kind)) ?? 0) + 1)
    const roomOf = (kind: string): number => parallel - (taken.get(laneOf(kind)) ?? 0)
    const kinds = [...handlers.keys()].filter((kind) => roomOf(kind) > 0)
    return { kinds, most: Math.min(...kinds.map(roomOf)) }
  }

  /** Whoever holds it now: it is done, and need not be done again. */
  const markDone = gatherFor(async (ids: string[]) => {
    await leases.markDone(ids)
    for (const id of ids) {
      untold.delete(id)
      doneLog.settle(id)
    }
  })

  /** Before anything is claimed, so that none of them is done once more. */
  const tell = async (): Promise<void> => {
    const ids = [...untold]
    for (let from = 0; from < ids.length; from += toldTogether)
      await Promise.all(ids.slice(from, from + toldTogether).map(markDone))
  }

  const finish = async (job: ClaimedJob): Promise<void> => {
    const everySeconds = repeats.get(job.kind)
    if (everySeconds === undefined) {
      doneLog.note(job.id)
      untold.add(job.id)
      return markDone(job.id)
    }
    await leases.takeAgain(job, everySeconds)
  }

  const fail = async (job: ClaimedJob, reason: unknown): Promise<void> => {
    const error = sayable(reason)
    // Work that broke off because the server stops has not failed.
    if (job.signal.aborted) return leases.giveBack([job])
    if (reason instanceof NobodyThere) return finish(job)
    onError(error, job)
    const isOver = (job.attempt >= job.maxAttempts || reason instanceof PermanentFailure) && !repeats.has(job.kind)
    await leases.fail(job, error, isOver)
  }

  /** As a step of what asked for it, however much later that is. */
  const handle = async (job: ClaimedJob): Promise<void> => {
    const span = startSpan({
      name: `process ${job.kind}`,
      kind: 'consumer',
      attributes: {
        'messaging.system': 'guidepost',
        'messaging.operation.type': 'process',
        'messaging.destination.name': job.kind,
        'guidepost.job.attempt': job.attempt,
      },
      parent: job.trace ?? undefined,
    })
    if (span === undefined) return handlers.get(job.kind)!(job)
    try {
      await runWithin(span, () => handlers.get(job.kind)!(job))
    } catch (error) {
      span.fail(failureType(error))
      throw error
    } finally {
      span.end()
    }
  }

  const work = async (job: ClaimedJob): Promise<void> => {
    try {
      await handle(job)
    } catch (error) {
      return fail(job, error)
    }
    await finish(job)
  }

  /** Waits until something is stored, or may have been elsewhere. */
  const woken = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    wakeUp = resolve
    const idle = setTimeout(resolve, idleMilliseconds)
    await promise
    clearTimeout(idle)
  }

  const runLoop = async (): Promise<void> => {
    while (isRunning) {
      isWoken = false
      const { kinds, most } = findRoom()
      // A database that is away ends no loop: the next round finds it again.
      const jobs = await tell()
        .then(() => leases.claim(kinds, most, stopping.signal))
        .catch(() => [])
      for (const job of jobs) {
        const running: Promise<void> = work(job)
          .catch(() => undefined)
          .finally(() => {
            const wasFull = !findRoom().kinds.includes(job.kind)
            underWay.delete(job)
            if (wasFull) wake()
          })
        underWay.set(job, running)
      }
      // There may be more.
      if (jobs.length === most) continue
      if (!isWoken) await woken()
      await delay(gatheringMilliseconds)
    }
  }

  return {
    /** Stores a job within the present transaction. */
    enqueue: async (kind: string, payload: unknown, options: EnqueueOptions = {}) => {
      const id = await store(kind, payload, options)
      database.afterCommit(() => wake())
      return id
    },
    /** Who does jobs of this kind. A kind without handler waits. */
    handle: (kind: string, handler: JobHandler) => {
      handlers.set(kind, handler)
    },
    /** Runs `work` every `seconds` on one instance at a time (auto-resolve, sweeps). */
    repeat: (kind: string, seconds: number, repeated: (signal: AbortSignal) => Promise<void>) => {
      repeats.set(kind, seconds)
      handlers.set(kind, ({ signal }) => repeated(signal))
    },
    /** Does what is due now, at most `limit` jobs. Returns how many were tried. */
    runDue: async (limit: number = 100) => {
      await storeRepeats()
      await tell()
      let tried = 0
      while (tried < limit) {
        const [job] = await leases.claim([...handlers.keys()], 1, stopping.signal)
        if (!job) break
        await work(job)
        tried += 1
      }
      return tried
    },
    start: () => {
      if (isRunning) return
      isRunning = true
      stopping = new AbortController()
      renewing = setInterval(
        () => leases.renew(() => [...underWay.keys()]),
        times.renewMilliseconds ?? renewMilliseconds,
      ).unref()
      loop = storeRepeats()
        .catch(() => undefined)
        .then(runLoop)
    },
    /** Takes no new job and waits for those under way; what goes on for longer is given back, for whoever is next. */
    stop: async () => {
      isRunning = false
      stopping.abort()
      wake()
      await loop
      const late = delay(times.stopMilliseconds ?? stopMilliseconds, undefined, { ref: false })
      await Promise.race([Promise.all(underWay.values()), late])
      clearInterval(renewing)
      // A database that is away cannot be told: then they wait for the end of their locks.
      await leases.giveBack([...underWay.keys()]).catch(() => undefined)
    },
    dead: async (limit: number = 100) => {
      const rows = await database.db
        .selectFrom('job')
        .selectAll()
        .where('state', '=', 'dead')
        .orderBy('finished_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        attempts: row.attempts,
        lastError: row.last_error,
        createdAt: row.created_at,
      }))
    },
    /** What those of a kind were told that are not done. */
    left: async (kind: string) => {
      const rows = await database.db
        .selectFrom('job')
        .select('payload')
        .where('kind', '=', kind)
        .where('state', 'in', ['waiting', 'running', 'dead'])
        .execute()
      return rows.map(({ payload }) => JSON.parse(payload) as unknown)
    },
    /**
     * Forgets those that have failed and are meant, whatever comes of the others: the reason that is kept may name a
     * person, as mail servers do.
     */
    forgetFailed: async (kinds: readonly string[], isMeant: (payload: Record<string, unknown>) => boolean) => {
      const failed = await database.db
        .selectFrom('job')
        .select(['id', 'payload'])
        .where('kind', 'in', kinds)
        .where('last_error', 'is not', null)
        .execute()
      for (const { id, payload } of failed)
        if (isMeant(JSON.parse(payload) as Record<string, unknown>))
          await database.db.deleteFrom('job').where('id', '=', id).execute()
    },
    /** Gives a dead job another life. */
    retry: async (id: string) => {
      const result = await database.db
        .updateTable('job')
        .where('id', '=', id)
        .where('state', '=', 'dead')
        .set({ state: 'waiting', attempts: 0, run_at: clock.now().toISOString(), finished_at: null })
        .executeTakeFirst()
      wake()
      return result.numUpdatedRows > 0n
    },
    stats: async () => {
      const ofState = (state: 'waiting' | 'dead') =>
        database.db.selectFrom('job').where('state', '=', state).where('id', 'not like', 'repeat:%')
      const count = async (state: 'waiting' | 'dead') =>
        Number(
          (
            await ofState(state)
              .select((expression) => expression.fn.countAll().as('count'))
              .executeTakeFirstOrThrow()
          ).count,
        )
      const oldest = await ofState('waiting').select('run_at').orderBy('run_at').limit(1).executeTakeFirst()
      const oldestSeconds = oldest ? Math.max(0, (clock.now().getTime() - Date.parse(oldest.run_at)) / 1000) : 0
      return { waiting: await count('waiting'), dead: await count('dead'), oldestSeconds }
    },
    /** Those given up, by their kind and why. */
    deadByCause: async () => {
      const cause = sql<DeadCause>`case when last_error like 'PermanentFailure:%' then 'refused' else 'failed' end`
      const rows = await database.db
        .selectFrom('job')
        .where('state', '=', 'dead')
        .select((expression) => ['kind', cause.as('cause'), expression.fn.countAll().as('count')])
        .groupBy(['kind', cause])
        .orderBy('kind')
        .orderBy(cause)
        .execute()
      return rows.map(({ count, ...labels }) => ({ labels, count: Number(count) }))
    },
    /** Forgets what was done long ago, and, later, what was given up and nobody came for. */
    sweep: async (signal?: AbortSignal) => {
      for (const [state, days] of [
        ['done', keptDays],
        ['dead', deadKeptDays],
      ] as const) {
        const before = new Date(clock.now().getTime() - days * 86_400_000).toISOString()
        const and = sql<boolean>`state = ${sql.lit(state)}`
        await removeOld(database, { table: 'job', column: 'finished_at', before, and }, { signal })
      }
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>
