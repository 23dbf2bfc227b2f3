import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createManualClock, type Clock } from '../lib/clock.ts'
import { NobodyThere, PermanentFailure } from '../lib/failures.ts'
import { dueJobs, type Job } from './job-leases.ts'
import { createJobs } from './jobs.ts'

storeTest('jobs', ({ database, otherInstance }) => {
  const jobsAt = (clock: Clock = createManualClock()) => createJobs({ database: database(), clock })

  test('a job stored in a transaction that falls is never done', async () => {
    const jobs = jobsAt()
    const done: unknown[] = []
    jobs.handle('mail', async ({ payload }) => {
      done.push(payload)
    })
    await database()
      .withTransaction(async () => {
        await jobs.enqueue('mail', { to: 'nobody' })
        throw new Error('no')
      })
      .catch(() => undefined)
    await jobs.enqueue('mail', { to: 'somebody' })
    await jobs.runDue()
    expect(done).toEqual([{ to: 'somebody' }])
  })

  test('a job of the same id is stored once', async () => {
    const jobs = jobsAt()
    const done: string[] = []
    jobs.handle('mail', async ({ id }) => {
      done.push(id)
    })
    await jobs.enqueue('mail', {}, { id: 'case-1' })
    await jobs.enqueue('mail', {}, { id: 'case-1' })
    await jobs.runDue()
    await jobs.runDue()
    expect(done).toEqual(['case-1'])
  })

  test('a done job is forgotten after a week, a dead and a waiting one are not', async () => {
    const clock = createManualClock()
    const jobs = jobsAt(clock)
    jobs.handle('mail', async () => undefined)
    jobs.handle('poison', async () => {
      throw new Error('broken')
    })
    await jobs.enqueue('mail', {}, { id: 'done' })
    await jobs.enqueue('poison', {}, { id: 'dead', maxAttempts: 1 })
    await jobs.enqueue('nobody does it', {}, { id: 'waiting' })
    await jobs.runDue()
    const kept = async () =>
      (await database().db.selectFrom('job').select('id').orderBy('id').execute()).map(({ id }) => id)
    clock.advance(6 * 86_400)
    await jobs.sweep()
    expect(await kept()).toEqual(['dead', 'done', 'waiting'])
    clock.advance(2 * 86_400)
    await jobs.sweep()
    expect(await kept()).toEqual(['dead', 'waiting'])
  })

  test('a failing job waits longer each time, ends among the dead, blocks nobody and can be retried', async () => {
    const clock = createManualClock()
    const jobs = jobsAt(clock)
    let isBroken = true
    const attempts: number[] = []
    const others: string[] = []
    jobs.handle('poison', async ({ attempt }) => {
      attempts.push(attempt)
      if (isBroken) throw new Error('broken')
    })
    jobs.handle('mail', async ({ id }) => {
      others.push(id)
    })
    const id = await jobs.enqueue('poison', { text: 'x' }, { maxAttempts: 3 })
    await jobs.enqueue('mail', {}, { id: 'other' })
    expect(await jobs.runDue()).toBe(2)
    expect(others).toEqual(['other'])
    expect(await jobs.runDue()).toBe(0)
    clock.advance(7)
    expect(await jobs.runDue()).toBe(1)
    clock.advance(7)
    expect(await jobs.runDue()).toBe(0)
    clock.advance(10)
    expect(await jobs.runDue()).toBe(1)
    expect(attempts).toEqual([1, 2, 3])
    expect(await jobs.dead()).toMatchObject([{ id, kind: 'poison', attempts: 3, lastError: 'Error: broken' }])
    expect((await jobs.stats()).dead).toBe(1)
    isBroken = false
    expect(await jobs.retry(id)).toBe(true)
    expect(await jobs.runDue()).toBe(1)
    expect(await jobs.dead()).toEqual([])
  })

  test('two instances share the jobs and do none twice', async () => {
    const clock = createManualClock()
    const done: string[] = []
    const handler = async ({ id }: Job) => {
      done.push(id)
    }
    const both = [jobsAt(clock), createJobs({ database: await otherInstance(), clock })]
    for (const jobs of both) jobs.handle('mail', handler)
    for (let index = 0; index < 20; index += 1) await both[0]!.enqueue('mail', {}, { id: `job-${index}` })
    await Promise.all([both[0]!.runDue(), both[1]!.runDue(), both[0]!.runDue(), both[1]!.runDue()])
    expect(done.length).toBe(20)
    expect(new Set(done).size).toBe(20)
  })

  test('a job whose worker died is done by another one after its lock', async () => {
    const clock = createManualClock()
    const jobs = jobsAt(clock)
    const done: number[] = []
    jobs.handle('mail', async ({ attempt }) => {
      done.push(attempt)
    })
    await jobs.enqueue('mail', {}, { id: 'lost' })
    await database()
      .db.updateTable('job')
      .set({ state: 'running', attempts: 1, locked_until: new Date(clock.now().getTime() + 120_000).toISOString() })
      .execute()
    expect(await jobs.runDue()).toBe(0)
    clock.advance(121)
    expect(await jobs.runDue()).toBe(1)
    expect(done).toEqual([2])
  })

  test('a repeated work runs once each period', async () => {
    const clock = createManualClock()
    const jobs = jobsAt(clock)
    let runs = 0
    jobs.repeat('sweep', 3600, async () => {
      runs += 1
    })
    await jobs.runDue()
    await jobs.runDue()
    expect(runs).toBe(1)
    clock.advance(3601)
    await jobs.runDue()
    expect(runs).toBe(2)
  })

  test('a done job keeps nothing of its payload', async () => {
    const jobs = jobsAt()
    jobs.handle('mail', async () => undefined)
    await jobs.enqueue('mail', { to: 'ada@players.example' })
    await jobs.runDue()
    const rows = await database().db.selectFrom('job').select(['state', 'payload']).execute()
    expect(rows).toEqual([{ state: 'done', payload: '{}' }])
  })

  test('jobs that end together are all marked, beside one that takes long and one that fails', async () => {
    const jobs = jobsAt({ now: () => new Date() })
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    jobs.handle('mail', async () => undefined)
    jobs.handle('long', () => mayEnd)
    jobs.handle('poison', async () => {
      throw new Error('broken')
    })
    jobs.start()
    await jobs.enqueue('long', {})
    await jobs.enqueue('poison', {})
    for (let index = 0; index < 30; index += 1) await jobs.enqueue('mail', {})
    const states = async () => {
      const rows = await database().db.selectFrom('job').select(['kind', 'state']).execute()
      return Object.fromEntries(
        [...Map.groupBy(rows, ({ kind, state }) => `${kind} ${state}`)].map(([name, { length }]) => [name, length]),
      )
    }
    await expect.poll(states).toEqual({ 'mail done': 30, 'long running': 1, 'poison waiting': 1 })
    end()
    await jobs.stop()
    expect(await states()).toMatchObject({ 'long done': 1 })
  })

  test('the loop does what is enqueued while it runs, and stops', async () => {
    const jobs = jobsAt({ now: () => new Date() })
    const { promise, resolve } = Promise.withResolvers<void>()
    jobs.handle('mail', async () => resolve())
    jobs.start()
    await jobs.enqueue('mail', {})
    await promise
    await jobs.stop()
    expect(await jobs.stats()).toMatchObject({ waiting: 0, dead: 0 })
  })

  test('what waits and what is dead is counted, without what comes round by itself', async () => {
    const clock = createManualClock()
    const failures: string[] = []
    const jobs = createJobs({
      database: database(),
      clock,
      onError: ({ message }, { id }) => failures.push(`${id}: ${message}`),
    })
    expect([await jobs.runDue(), await jobs.stats()]).toEqual([0, { waiting: 0, dead: 0, oldestSeconds: 0 }])
    jobs.repeat('sweep', 3600, async () => undefined)
    jobs.handle('poison', async () => {
      throw new Error('broken')
    })
    await jobs.enqueue('poison', {}, { id: 'dead', maxAttempts: 1 })
    await jobs.runDue()
    await jobs.enqueue('nobody does it', {}, { id: 'first' })
    clock.advance(60)
    await jobs.enqueue('nobody does it', {}, { id: 'second' })
    clock.advance(30)
    expect(await jobs.stats()).toEqual({ waiting: 2, dead: 1, oldestSeconds: 90 })
    expect(failures).toEqual(['dead: broken'])
    expect(await database().db.selectFrom('job').select('id').where('kind', '=', 'sweep').execute()).toEqual([
      { id: 'repeat:sweep' },
    ])
  })

  test('sixty mails that hang keep no webhook, text message or scan waiting, nor what comes round by itself', async () => {
    const jobs = createJobs({ database: database(), clock: { now: () => new Date() }, times: { stopMilliseconds: 5 } })
    const begun: string[] = []
    for (const kind of ['mail', 'other mail'])
      jobs.handle(kind, async () => {
        begun.push(kind)
        await new Promise(() => undefined)
      })
    for (const kind of ['webhook', 'sms', 'file-scan']) jobs.handle(kind, async () => void begun.push(kind))
    jobs.repeat('sweep', 3_600, async () => void begun.push('sweep'))
    for (let index = 0; index < 60; index += 1) await jobs.enqueue(index % 2 ? 'mail' : 'other mail', {})
    jobs.start()
    const mails = () => begun.filter((kind) => kind.endsWith('mail')).length
    await expect.poll(mails).toBeGreaterThanOrEqual(8)
    for (const kind of ['webhook', 'sms', 'file-scan']) await jobs.enqueue(kind, {})
    await expect.poll(() => begun).toEqual(expect.arrayContaining(['webhook', 'sms', 'file-scan', 'sweep']))
    // Each kind has places of its own, and no more of them.
    expect(
      Object.fromEntries([...Map.groupBy(begun, (kind) => kind)].map(([kind, { length }]) => [kind, length])),
    ).toEqual({ mail: 8, 'other mail': 8, webhook: 1, sms: 1, 'file-scan': 1, sweep: 1 })
    await jobs.stop()
  })

  test('what was refused for good is not tried again, and no address is written down', async () => {
    const clock = createManualClock()
    const said: string[] = []
    const onError = (error: Error): void => void said.push(JSON.stringify([error.message, error.stack, { ...error }]))
    const jobs = createJobs({ database: database(), clock, onError })
    jobs.handle('mail', async ({ id }) => {
      const message = '550 5.1.1 <ada@players.example>: no such user, call +4915123456789'
      throw id === 'for good'
        ? new PermanentFailure(message)
        : Object.assign(new Error(message), { rejected: ['ada@players.example'] })
    })
    await jobs.enqueue('mail', {}, { id: 'for good' })
    await jobs.enqueue('mail', {}, { id: 'for now' })
    await jobs.runDue()
    expect(await jobs.dead()).toMatchObject([
      { id: 'for good', attempts: 1, lastError: 'PermanentFailure: 550 5.1.1 <…>: no such user, call …' },
    ])
    clock.advance(10)
    expect(await jobs.runDue()).toBe(1)
    expect(said).toHaveLength(3)
    const written = JSON.stringify([said, await database().db.selectFrom('job').selectAll().execute()])
    expect(written).not.toMatch(/players\.example|49151/)
  })

  test('where nobody is there to receive it, a job is over and no dead one', async () => {
    const said: Error[] = []
    const jobs = createJobs({ database: database(), clock: createManualClock(), onError: (error) => said.push(error) })
    jobs.handle('mail', async () => Promise.reject(new NobodyThere('550 5.1.1 no such user')))
    await jobs.enqueue('mail', { to: 'ada@players.example' })
    expect(await jobs.runDue()).toBe(1)
    expect([await jobs.stats(), said]).toEqual([{ waiting: 0, dead: 0, oldestSeconds: 0 }, []])
    expect(await database().db.selectFrom('job').select(['state', 'payload']).execute()).toEqual([
      { state: 'done', payload: '{}' },
    ])
  })

  test('those given up are counted by kind and cause, and end after thirty days', async () => {
    const clock = createManualClock()
    const jobs = jobsAt(clock)
    jobs.handle('mail', async ({ id }) => Promise.reject(id === 'no' ? new PermanentFailure('554') : new Error('away')))
    await jobs.enqueue('mail', {}, { id: 'no' })
    await jobs.enqueue('mail', {}, { maxAttempts: 1 })
    await jobs.enqueue('mail', {}, { maxAttempts: 1 })
    await jobs.runDue()
    expect(await jobs.deadByCause()).toEqual([
      { labels: { kind: 'mail', cause: 'failed' }, count: 2 },
      { labels: { kind: 'mail', cause: 'refused' }, count: 1 },
    ])
    clock.advance(29 * 86_400)
    await jobs.sweep()
    expect((await jobs.stats()).dead).toBe(3)
    clock.advance(2 * 86_400)
    await jobs.sweep()
    expect(await jobs.deadByCause()).toEqual([])
  })

  test('without anybody who does a job none is taken', async () => {
    const jobs = jobsAt()
    await jobs.enqueue('mail', {})
    expect(await jobs.runDue()).toBe(0)
    expect(await database().db.selectFrom('job').select(['state', 'attempts']).execute()).toEqual([
      { state: 'waiting', attempts: 0 },
    ])
  })

  test('a repeated work that failed and then went well begins its next period afresh', async () => {
    const clock = createManualClock()
    const jobs = jobsAt(clock)
    let runs = 0
    jobs.repeat('sweep', 3600, async () => {
      runs += 1
      if (runs === 1) throw new Error('not yet')
    })
    const row = () =>
      database()
        .db.selectFrom('job')
        .select(['state', 'attempts', 'run_at', 'locked_until', 'last_error'])
        .executeTakeFirstOrThrow()
    await jobs.runDue()
    expect(await row()).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'Error: not yet' })
    clock.advance(60)
    await jobs.runDue()
    expect(await row()).toEqual({
      state: 'waiting',
      attempts: 0,
      run_at: new Date(clock.now().getTime() + 3_600_000).toISOString(),
      locked_until: null,
      last_error: null,
    })
  })

  test('the loop does what comes round by itself, too', async () => {
    const jobs = jobsAt({ now: () => new Date() })
    const { promise, resolve } = Promise.withResolvers<void>()
    jobs.repeat('sweep', 3600, async () => resolve())
    jobs.start()
    await promise
    await jobs.stop()
  })

  test('taking what is due looks at no job that is done', async () => {
    const at = '2026-11-18T09:30:00.000Z'
    const done = Array.from({ length: 2_000 }, (_, index) => ({
      id: `done-${index}`,
      kind: 'mail',
      payload: '{}',
      state: 'done' as const,
      attempts: 1,
      max_attempts: 10,
      run_at: at,
      locked_until: null,
      last_error: null,
      created_at: at,
      finished_at: at,
    }))
    for (let from = 0; from < done.length; from += 500)
      await database()
        .db.insertInto('job')
        .values(done.slice(from, from + 500))
        .execute()
    const { dialect, db } = database()
    const due = { kinds: ['mail', 'sms'], most: 8, nowText: at, lockedUntil: at, skipLocked: dialect.skipLocked }
    const isEmbedded = dialect.name === 'sqlite'
    if (!isEmbedded) await sql`analyze job`.execute(db)
    const { rows } = await sql<Record<string, unknown>>`
      ${sql.raw(isEmbedded ? 'explain query plan' : 'explain (analyze, costs off, timing off)')} ${dueJobs(due)}`.execute(
      db,
    )
    const plan = rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n')
    expect(plan).toMatch(
      isEmbedded ? /INDEX job_(open \(run_at<\?\)|kind \(kind=\? AND state=\?\))/ : /Index.* job_(open|kind)/,
    )
    expect(plan).not.toMatch(/SCAN job|Seq Scan|Rows Removed by Filter: \d{2,}/)
  })
})
