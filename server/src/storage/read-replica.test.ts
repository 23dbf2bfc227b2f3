// Lists and reports from a streaming replica of Debian's PostgreSQL (CD-376): one that lags is not believed, one that dies
// is not missed, and one's own write is always seen.
import { createAccountScope } from '../compose/account-scope.ts'
import { createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { startReplica, type TestReplica } from '../../../tests/support/postgres-replica.ts'
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts'
import { createDeflection } from '../articles/deflection/deflection.ts'
import { createOwnersList } from '../cases/owners-list.ts'
import { createCaseStore } from '../cases/store.ts'
import { createManualClock } from '../lib/clock.ts'
import { createPenaltyStore } from '../penalties/store.ts'
import type { AppealRecord, PenaltyRecord } from '../penalties/types.ts'
import { createPlayerStore } from '../players/store.ts'
import { openDatabase, type AnyDatabase } from './database.ts'
import { asOneRequest, newPatience } from './patience.ts'

let postgres: TestPostgres
let replica: TestReplica
let url: string
let database: AnyDatabase
const errors: string[] = []

const open = (readUrl: string | null): Promise<AnyDatabase> =>
  openDatabase({
    dataDir: '',
    databaseUrl: url,
    databasePoolSize: 4,
    databaseReadUrl: readUrl,
    onError: ({ message }) => errors.push(message),
  })
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.createDatabase()
  const before = await open(null)
  await before.migrate()
  await before.close()
  replica = await startReplica(postgres)
  database = await open(replica.urlOf(url))
}, 240_000)
afterAll(async () => {
  await database?.close()
  await replica?.stop()
  await postgres?.stop()
})

/** Whether a copy answers, from within a read. */
const isCopy = async (): Promise<boolean> => {
  const { rows } = await sql<{ said: boolean }>`select pg_is_in_recovery() as said`.execute(database.db)
  return rows[0]!.said
}
let number = 0
const file = async (ownerId: string): Promise<string> => {
  number += 1
  const id = String(700_000 + number)
  await createCaseStore(database).insert(aCase({ id, ownerId }))
  return id
}
const listOf = async (ownerId: string): Promise<string[]> =>
  (
    await createOwnersList(database).list(ownerId, {
      isArchived: false,
      now: '2026-11-02T10:00:00.000Z',
      limit: 50,
      offset: 0,
    })
  ).map(({ id }) => id)
const at = '2026-11-01T10:00:00.000Z'
const words = { 'en-US': 'Words' }
const aPenalty = (id: string): PenaltyRecord => ({
  ...{ id, externalId: null, accountId: 'read-1', game: 'wow', gameAccount: 'Ada#1', penalty: words, reason: words },
  ...{ end: null, active: true, evidence: [], appealable: true, imposedAt: at, imposedBy: null, ruleBroken: null },
  ...{ facts: null, decidedBy: null, howToComplain: null, newsAt: null, seenAt: null },
})
const anAppeal = (penaltyId: string): AppealRecord => ({
  ...{ id: 'copied-appeal', penaltyId, accountId: 'read-1', reasonId: 'other', description: null, submittedAt: at },
  ...{ state: 'PENDING', repName: null, repResponse: null, decidedBy: null, decidedAt: null, game: 'wow', dueAt: at },
  ...{ isWaiting: false, assignee: null, questions: [] },
})
/** Reads until the copy has caught up, which is its own affair. */
const untilCopied = (): Promise<void> => expect.poll(() => database.reading(isCopy)).toBe(true)

test('a read is the copy’s, all else is the primary’s', async () => {
  await untilCopied()
  expect(await isCopy()).toBe(false)
  expect(await database.withTransaction(() => database.reading(isCopy))).toBe(false)
  expect(database.replicaReads()!.replica).toBeGreaterThan(0)
})

test('one’s own write is seen by the list behind it, a hundred times', async () => {
  const filed: string[] = []
  for (let count = 0; count < 100; count += 1) {
    const id = await file('writes')
    filed.push(id)
    if (count % 2 === 0) expect(await listOf('writes')).toContain(id)
  }
  expect(new Set(await listOf('writes'))).toEqual(new Set(filed.slice(-50)))
})

test('players, appeals and what articles spared are read from the copy, each as it was just stored', async () => {
  await untilCopied()
  const clock = createManualClock('2026-11-02T10:00:00.000Z')
  const players = createPlayerStore({ database, clock, scope: createAccountScope(database) })
  const penalties = createPenaltyStore(database, async () => undefined)
  const deflection = createDeflection({ database, clock, sign: (mark) => mark })
  const copied = async <T>(read: () => Promise<T>): Promise<T> => {
    const { replica: before } = database.replicaReads()!
    // It may lag a moment behind what was just stored: then the primary answers, and the next read is the copy's.
    await expect
      .poll(
        async () => {
          await read()
          return database.replicaReads()!.replica
        },
        { timeout: 90_000 },
      )
      .toBeGreaterThan(before)
    return read()
  }
  for (let count = 0; count < 10; count += 1) {
    const accountId = `read-${count}`
    await players.held({ accountId, displayName: `Read Number${count}` })
    expect((await players.page(undefined, 50)).players.map((player) => player.accountId)).toContain(accountId)
    expect((await players.search([`number${count}`], undefined, 5)).players).toHaveLength(1)
  }
  expect((await copied(() => players.page(undefined, 50))).players).toHaveLength(10)
  expect((await copied(() => players.search(['number7'], undefined, 5))).players).toHaveLength(1)

  const penaltyId = 'copied'
  await penalties.insert(aPenalty(penaltyId))
  await penalties.insertAppeal(anAppeal(penaltyId))
  expect((await penalties.appealPage('PENDING', undefined, 5)).map((appeal) => appeal.penaltyId)).toEqual([penaltyId])
  expect(await copied(() => penalties.appealPage('PENDING', undefined, 5))).toHaveLength(1)

  const gap = { kind: 'search', day: '2026-11-01', locale: 'en-US', product: 'wow', subject: 'gate', times: 3 } as const
  await database.db.insertInto('content_gap').values(gap).execute()
  const report = () => deflection.report('2026-11-01', '2026-11-02')
  expect((await report()).emptySearches).toMatchObject([{ term: 'gate', times: 3 }])
  expect((await copied(report)).emptySearches).toHaveLength(1)
})

test('a copy that lags is left alone, until it has caught up', async () => {
  await untilCopied()
  await replica.pause()
  try {
    const { behind } = database.replicaReads()!
    const ids = [await file('lags'), await file('lags')]
    expect(new Set(await listOf('lags'))).toEqual(new Set(ids))
    expect(await database.reading(isCopy)).toBe(false)
    expect(database.replicaReads()!.behind).toBe(behind + 2)
  } finally {
    await replica.resume()
  }
  await untilCopied()
  expect(await listOf('lags')).toHaveLength(2)
})

test('a copy that dies is not missed: the primary answers, it is told once, and used again when it is back', async () => {
  await untilCopied()
  errors.length = 0
  await replica.halt()
  const id = await file('dies')
  for (let count = 0; count < 5; count += 1) expect(await listOf('dies')).toEqual([id])
  expect(errors.filter((error) => error.includes('read replica'))).toEqual([
    expect.stringMatching(/^the read replica is away \(\w+\); the primary is read$/),
  ])
  await replica.start()
  await untilCopied()
  expect(await listOf('dies')).toEqual([id])
})

test('one that takes the connection and says nothing, and one that is something else, cost a moment', async () => {
  const sockets = new Set<Socket>()
  for (const words of ['', 'HTTP/1.1 200 OK\r\n\r\n']) {
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined))
      if (words !== '') socket.end(words)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const other = await open(`postgres://guidepost@127.0.0.1:${port}/x`)
    try {
      const { rows } = await asOneRequest(newPatience(), () =>
        other.reading(() => sql<{ said: number }>`select 1 as said`.execute(other.db)),
      )
      expect(rows).toEqual([{ said: 1 }])
      expect(other.replicaReads()).toMatchObject({ replica: 0, away: 1 })
    } finally {
      await other.close()
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    }
  }
})

test('a primary named as its own copy is no copy', async () => {
  const other = await open(url)
  try {
    await other.reading(() => sql`select 1`.execute(other.db))
    expect(other.replicaReads()).toMatchObject({ replica: 0, behind: 1 })
  } finally {
    await other.close()
  }
})

test('what is wrong with a read is told, and not done twice', async () => {
  await untilCopied()
  let runs = 0
  // Waited for here, so that `make lab DO=plans` sees that a test asks this, not the product.
  const wrong = database.reading(async () => {
    runs += 1
    return await sql`select no_such_column from job`.execute(database.db)
  })
  await expect(wrong).rejects.toThrow(/no_such_column/)
  expect(runs).toBe(1)
})
