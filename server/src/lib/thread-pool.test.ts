import { afterEach, expect, test } from 'vitest'
import type { PoolModuleWorks } from '../../../tests/support/pool-module.ts'
import { BusyError, createThreadPool, OverLimitError, type ThreadPoolOptions } from './thread-pool.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
const poolWith = (options: Partial<ThreadPoolOptions<PoolModuleWorks>> = {}) => {
  const pool = createThreadPool<PoolModuleWorks>({
    module: new URL('../../../tests/support/pool-module.ts', import.meta.url),
    kinds: ['double', 'fail', 'hang', 'fill'],
    ...options,
  })
  stops.push(pool.stop)
  return pool
}

test('each task gets its own answer, and its own mistake', async () => {
  const pool = poolWith()
  const numbers = await Promise.all([1, 2, 3].map((number) => pool.run('double', { number })))
  expect(numbers).toEqual([2, 4, 6])
  await expect(pool.run('fail', {})).rejects.toThrow(new RangeError('too deep'))
  expect(await pool.run('double', { number: 4 })).toBe(8)
})

test('a task without end is ended at the limit, and the next one is done', async () => {
  const pool = poolWith({ seconds: 0.3 })
  const [endless, next] = await Promise.allSettled([
    pool.run('hang', { isEndless: true }),
    pool.run('hang', { isEndless: false }),
  ])
  expect(endless).toMatchObject({ status: 'rejected', reason: expect.any(OverLimitError) })
  expect(next).toEqual({ status: 'fulfilled', value: 'hung no longer' })
})

test('a task that wants too much memory ends alone', async () => {
  const pool = poolWith({ megabytes: 32, seconds: 30 })
  await expect(pool.run('fill', {})).rejects.toBeInstanceOf(OverLimitError)
  expect(await pool.run('double', { number: 5 })).toBe(10)
})

test('one kind never holds every thread, and its queue ends', async () => {
  const pool = poolWith({ mostWaiting: 1 })
  const first = pool.run('hang', { isEndless: true })
  // It has a thread by the time another kind is answered.
  expect(await pool.run('double', { number: 1 })).toBe(2)
  const second = pool.run('hang', { isEndless: false })
  await expect(pool.run('hang', { isEndless: false })).rejects.toBeInstanceOf(BusyError)
  expect(await pool.run('double', { number: 2 })).toBe(4)
  const ended = Promise.allSettled([first, second])
  await pool.stop()
  await expect(pool.run('double', { number: 3 })).rejects.toBeInstanceOf(BusyError)
  expect((await ended).map((one) => one.status === 'rejected' && one.reason instanceof BusyError)).toEqual([true, true])
})

test('threads that do not start are told to who asked, one by one', async () => {
  const pool = poolWith({ module: new URL('./no-such-module.ts', import.meta.url) })
  await expect(pool.run('double', { number: 1 })).rejects.toMatchObject({
    code: expect.stringContaining('MODULE_NOT_FOUND'),
  })
  await expect(pool.run('double', { number: 1 })).rejects.toMatchObject({
    code: expect.stringContaining('MODULE_NOT_FOUND'),
  })
})
