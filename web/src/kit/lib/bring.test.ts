import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bring } from './bring.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** As the build leaves a call: what it asks for names it. */
const loader = (name: string, answer: (again: string) => Promise<string>) => {
  const asked: string[] = []
  const load = (again: string): Promise<string> => {
    asked.push(again)
    return answer(again)
  }
  load.toString = () => name
  return { load, asked }
}

test('a file that does not come is asked for again, at another address, and stays where it came from', async () => {
  const { load, asked } = loader('icons', async (again) => {
    if (again !== '?2') throw new TypeError('Failed to fetch dynamically imported module')
    return 'icons'
  })
  const found = bring(load)
  await vi.runAllTimersAsync()
  expect(await found).toBe('icons')
  expect(await bring(load)).toBe('icons')
  expect(asked).toEqual(['', '?1', '?2', '?2'])
})

test('three tries, then it says so; who asks once more is given a new address', async () => {
  let isThere = false
  const { load, asked } = loader('keys', async () => {
    if (!isThere) throw new TypeError('no connection')
    return 'keys'
  })
  const failed = expect(bring(load)).rejects.toThrow('no connection')
  await vi.runAllTimersAsync()
  await failed
  isThere = true
  expect(await bring(load)).toBe('keys')
  expect(asked).toEqual(['', '?1', '?2', '?3'])
})

test('one file that does not come leaves the others where they are', async () => {
  const bad = loader('bad', () => Promise.reject(new Error('gone')))
  const failed = expect(bring(bad.load)).rejects.toThrow('gone')
  await vi.runAllTimersAsync()
  await failed
  const good = loader('good', async () => 'here')
  await bring(good.load)
  expect(good.asked).toEqual([''])
})
