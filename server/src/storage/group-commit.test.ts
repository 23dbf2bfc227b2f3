import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, type AnyDatabase } from './database.ts'

let folder: string
let database: AnyDatabase

/** How often a transaction ended with a commit. */
let commits: number

beforeEach(async () => {
  const { prepare } = DatabaseSync.prototype
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function counted(this: DatabaseSync, text: string) {
    const statement = prepare.call(this, text)
    if (text !== 'commit') return statement
    const run = statement.run.bind(statement)
    const all = statement.all.bind(statement)
    statement.run = (...parameters: never[]) => {
      commits += 1
      return run(...parameters)
    }
    statement.all = (...parameters: never[]) => {
      commits += 1
      return all(...parameters)
    }
    return statement
  })
  folder = mkdtempSync(join(tmpdir(), 'guidepost-group-'))
  database = await openDatabase({ dataDir: folder, databaseUrl: null })
  await database.migrate()
  commits = 0
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.close()
  rmSync(folder, { recursive: true })
})

const addFlag = (key: string) =>
  database.db
    .insertInto('feature_flag')
    .values({ key, enabled: 1, changed_at: '2026-11-18T09:30:00.000Z', changed_by: 'test' })
    .execute()

/** Keys that another connection sees: those that are committed. */
const committedKeys = (): string[] => {
  const other = new DatabaseSync(join(folder, 'guidepost.sqlite'), { readOnly: true })
  try {
    return other
      .prepare('select key from feature_flag order by key')
      .all()
      .map((row) => String(row['key']))
  } finally {
    other.close()
  }
}

test('works that wait for the connection share a commit, and nobody is answered before it', async () => {
  const seenWhenAnswered: boolean[] = []
  await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const key = `flag-${index}`
      await database.withTransaction(() => addFlag(key))
      seenWhenAnswered.push(committedKeys().includes(key))
    }),
  )
  expect(seenWhenAnswered).toEqual(Array(12).fill(true))
  expect(commits).toBe(1)
})

test('sixteen share a commit, the next ones another', async () => {
  const add = (count: number) =>
    Promise.all(Array.from({ length: count }, () => database.withTransaction(() => addFlag(`flag-${(added += 1)}`))))
  let added = 0
  await add(16)
  expect(commits).toBe(1)
  await add(17)
  expect([commits, committedKeys().length]).toEqual([3, 33])
})

test('a work that fails leaves nothing, and its neighbours in the commit everything', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) =>
      database.withTransaction(async () => {
        await addFlag(`a-${index}`)
        await addFlag(`b-${index}`)
        if (index % 2 === 1) throw new Error(`no ${index}`)
        return index
      }),
    ),
  )
  expect(
    results.map((result) => (result.status === 'fulfilled' ? result.value : (result.reason as Error).message)),
  ).toEqual([0, 'no 1', 2, 'no 3', 4, 'no 5'])
  expect(committedKeys()).toEqual(['a-0', 'a-2', 'a-4', 'b-0', 'b-2', 'b-4'])
})

test('when the transaction ends under them, none of the group is acknowledged or stored', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 4 }, (_, index) =>
      database.withTransaction(async () => {
        await addFlag(`c-${index}`)
        // What a full disk does: SQLite rolls all of it back by itself.
        if (index === 2) {
          await database.db.executeQuery({
            sql: 'rollback',
            parameters: [],
            query: { kind: 'RawNode' } as never,
            queryId: { queryId: 'x' },
          })
          throw new Error('database or disk is full')
        }
      }),
    ),
  )
  expect(results.slice(0, 3).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(committedKeys().filter((key) => key !== 'c-3')).toEqual([])
  await database.withTransaction(() => addFlag('after'))
  expect(committedKeys()).toContain('after')
})

test('each work keeps the asynchronous context of its caller', async () => {
  const caller = new AsyncLocalStorage<number>()
  const seen = await Promise.all(
    [1, 2, 3].map((number) => caller.run(number, () => database.withTransaction(async () => caller.getStore()))),
  )
  expect(seen).toEqual([1, 2, 3])
})
