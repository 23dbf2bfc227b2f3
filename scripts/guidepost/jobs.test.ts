import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DataDirectoryInUseError } from '../../server/src/storage/lock.ts'
import { openDatabase } from '../../server/src/storage/database.ts'
import { sharedPostgres, type SharedPostgres } from '../../tests/support/postgres-of-run.ts'
import { startTestServer } from '../../tests/support/test-server.ts'
import type { Place } from './commands.ts'
import { countDead, describeJobs, dropJob, dropJobs, listJobs, retryJob } from './jobs.ts'

const row = (id: string, state: 'dead' | 'waiting', created: string) => ({
  id,
  kind: 'mail',
  payload: '{"to":"ada@players.example"}',
  state,
  attempts: state === 'dead' ? 10 : 0,
  max_attempts: 10,
  run_at: created,
  locked_until: null,
  last_error: state === 'dead' ? 'Error: 550 no such user' : null,
  created_at: created,
  finished_at: state === 'dead' ? created : null,
})

describe.each(['SQLite', 'PostgreSQL'] as const)('jobs at the command line on %s', (name) => {
  let postgres: SharedPostgres | undefined
  let place: Place
  beforeAll(async () => {
    postgres = name === 'PostgreSQL' ? await sharedPostgres() : undefined
    const dataDir = mkdtempSync(join(tmpdir(), 'guidepost-jobs-'))
    place = { dataDir, databaseUrl: postgres ? await postgres.createDatabase() : null, s3: null }
    const database = await openDatabase(place)
    await database.migrate()
    await database.db
      .insertInto('job')
      .values([
        row('first', 'dead', '2026-01-01T00:00:00.000Z'),
        row('second', 'dead', '2026-01-02T00:00:00.000Z'),
        row('later', 'waiting', '2026-01-03T00:00:00.000Z'),
      ])
      .execute()
    await database.close()
  }, 180_000)
  afterAll(async () => {
    rmSync(place.dataDir, { recursive: true, force: true })
    await postgres?.release()
  })
  const ids = async (state: 'dead' | 'waiting') => (await listJobs(place, state)).map(({ id }) => id)

  test('those given up are listed with their error and without an address', async () => {
    const said = describeJobs(await listJobs(place, 'dead'), 'dead')
    expect(said.split('\n')).toEqual([
      'first\tmail\t10 tries\t2026-01-01T00:00:00.000Z\tError: 550 no such user',
      'second\tmail\t10 tries\t2026-01-02T00:00:00.000Z\tError: 550 no such user',
    ])
    expect(describeJobs(await listJobs(place, 'running'), 'running')).toBe('No job is running.')
  })

  test('one is tried again, one is dropped; one that waits is neither', async () => {
    await retryJob(place, 'first')
    expect(await ids('dead')).toEqual(['second'])
    expect(await ids('waiting')).toEqual(['first', 'later'])
    await dropJob(place, 'second')
    expect(await ids('dead')).toEqual([])
    await expect(dropJob(place, 'later')).rejects.toThrow('No job later was given up')
    await expect(retryJob(place, 'later')).rejects.toThrow('No job later was given up')
    expect(await ids('waiting')).toEqual(['first', 'later'])
  })

  test('those that a filter names are dropped together, after they are counted by their cause', async () => {
    const add = (id: string, kind: string, error: string, created: string) => ({
      ...row(id, 'dead', created),
      kind,
      last_error: error,
    })
    const database = await openDatabase(place)
    await database.db
      .insertInto('job')
      .values([
        add('a', 'webhook', 'Error: away', '2026-01-01T00:00:00.000Z'),
        add('b', 'mail', 'Error: away', '2026-01-01T00:00:00.000Z'),
        add('c', 'mail', 'Error: full', '2026-01-01T00:00:00.000Z'),
        add('d', 'mail', 'Error: away', '2026-02-01T00:00:00.000Z'),
      ])
      .execute()
    await database.close()
    expect(await countDead(place)).toEqual([
      { count: 2, kind: 'mail', lastError: 'Error: away' },
      { count: 1, kind: 'mail', lastError: 'Error: full' },
      { count: 1, kind: 'webhook', lastError: 'Error: away' },
    ])
    expect(await dropJobs(place, { kind: 'mail', error: 'away', before: '2026-01-15' })).toBe(1)
    expect((await ids('dead')).toSorted()).toEqual(['a', 'c', 'd'])
    expect(await dropJobs(place, { error: 'full' })).toBe(1)
    expect(await dropJobs(place, { before: '2027-01-01' })).toBe(2)
    expect(await ids('waiting')).toEqual(['first', 'later'])
  })
})

test('beside a running server with the embedded database jobs are listed, and not changed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guidepost-jobs-'))
  const server = await startTestServer({ dataDir })
  const place: Place = { dataDir, databaseUrl: null, s3: null }
  try {
    await server.database.db
      .insertInto('job')
      .values(row('first', 'dead', '2026-01-01T00:00:00.000Z'))
      .execute()
    expect((await listJobs(place, 'dead')).map(({ id }) => id)).toEqual(['first'])
    await expect(dropJob(place, 'first')).rejects.toThrow(DataDirectoryInUseError)
    expect((await listJobs(place, 'dead')).map(({ id }) => id)).toEqual(['first'])
  } finally {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('a folder without a database stays without one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guidepost-jobs-'))
  await expect(listJobs({ dataDir, databaseUrl: null, s3: null }, 'dead')).rejects.toThrow('holds no database')
  rmSync(dataDir, { recursive: true })
})
