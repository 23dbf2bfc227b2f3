import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import type { AnyDatabase } from './database.ts'
import { inBatches, removeOld } from './sweeps.ts'

const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString()

storeTest('sweeps', ({ database }) => {
  /** So many sessions, one a second. */
  const fill = async (count: number): Promise<void> => {
    const rows = Array.from({ length: count }, (_, second) => ({
      id_hash: String(second).padStart(5, '0'),
      account_id: 'ada',
      account: '{}',
      extra: '{}',
      created_at: at(0),
      last_active_at: at(second),
    }))
    for (let from = 0; from < count; from += 500)
      await database()
        .db.insertInto('session')
        .values(rows.slice(from, from + 500))
        .execute()
  }
  const left = async (): Promise<string[]> =>
    (await database().db.selectFrom('session').select('id_hash').orderBy('id_hash').execute()).map(
      ({ id_hash: id }) => id,
    )
  /** The same database, and how many rows each of its lone writes took. */
  const watched = (onBatch: (rows: number) => void = () => undefined): { database: AnyDatabase; batches: number[] } => {
    const batches: number[] = []
    const sharingCommit: AnyDatabase['sharingCommit'] = async (work) => {
      const result = await database().sharingCommit(work)
      batches.push(Number(result))
      onBatch(Number(result))
      return result
    }
    return { database: Object.create(database(), { sharingCommit: { value: sharingCommit } }) as AnyDatabase, batches }
  }
  const old = { table: 'session', column: 'last_active_at' } as const

  test('old rows go, oldest first, no statement with more than its share; younger ones stay', async () => {
    await fill(1_200)
    const { database: its, batches } = watched()
    expect(await removeOld(its, { ...old, before: at(1_000) }, { first: 50, most: 300 })).toBe(1_000)
    expect(Math.max(...batches)).toBeLessThanOrEqual(300)
    expect(batches.length).toBeGreaterThan(3)
    expect(await left()).toEqual(Array.from({ length: 200 }, (_, one) => String(1_000 + one).padStart(5, '0')))
  })

  test('the very second belongs to the old ones only where it is said; a further condition holds for all', async () => {
    await fill(10)
    expect(await removeOld(database(), { ...old, before: at(5) })).toBe(5)
    expect(await removeOld(database(), { ...old, before: at(5), isInclusive: true })).toBe(1)
    const and = sql<boolean>`id_hash = '00008'`
    expect(await removeOld(database(), { ...old, before: at(99), and })).toBe(1)
    expect(await left()).toEqual(['00006', '00007', '00009'])
  })

  test('told to stop, it stops between two batches; the next run goes on there', async () => {
    await fill(1_000)
    const stopping = new AbortController()
    const { database: its, batches } = watched(() => {
      if (batches.length === 2) stopping.abort()
    })
    // On a clock that stands, so that no slow moment makes a batch smaller.
    const options = { signal: stopping.signal, first: 100, most: 100, elapsed: () => 0 }
    expect(await removeOld(its, { ...old, before: at(1_000) }, options)).toBe(200)
    expect(batches).toEqual([100, 100])
    expect((await left())[0]).toBe('00200')
    expect(await removeOld(its, { ...old, before: at(1_000) }, options)).toBe(0)
    expect(await removeOld(its, { ...old, before: at(1_000) })).toBe(800)
  })

  test('what somebody touched meanwhile is no longer old', async () => {
    await fill(4)
    const { database: its } = watched(() => undefined)
    await database()
      .db.updateTable('session')
      .set({ last_active_at: at(500) })
      .where('id_hash', '=', '00001')
      .execute()
    expect(await removeOld(its, { ...old, before: at(100) })).toBe(3)
    expect(await left()).toEqual(['00001'])
  })

  test('a step that takes long is made smaller, a quick one larger; after five minutes the rest is left', async () => {
    let now = 0
    const sizes: number[] = []
    const run = (took: (size: number) => number) =>
      inBatches(
        database(),
        async (most) => {
          sizes.push(most)
          now += took(most)
          return most
        },
        { first: 64, most: 256, elapsed: () => now, rest: async (longer) => void (now += longer) },
      )
    // A second a row: down to one row at a time, and no further.
    await run((size) => size * 1_000)
    expect(sizes.slice(0, 8)).toEqual([64, 32, 16, 8, 4, 2, 1, 1])
    expect(sizes.slice(8).every((size) => size === 1)).toBe(true)
    // Five minutes, half of them rest.
    expect(sizes.length).toBeGreaterThan(50)
    expect(now).toBeLessThan(302_000)
  })

  test('a quick step grows to the most that may be', async () => {
    const sizes: number[] = []
    await inBatches(
      database(),
      async (most) => {
        sizes.push(most)
        return sizes.length < 5 ? most : 0
      },
      { first: 64, most: 256, elapsed: () => 0 },
    )
    expect(sizes).toEqual([64, 128, 256, 256, 256])
  })
})
