import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteShown, wereShown } from './shown.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('T4: what was shown for a product and a description is shown once, however it is spaced', () => {
  expect(wereShown('wow', 'I am stuck')).toBe(false)
  noteShown('wow', 'I am  stuck\n')
  expect(wereShown('wow', 'i am stuck')).toBe(true)
  expect(wereShown('wow', 'I am stuck in a wall')).toBe(false)
  expect(wereShown('diablo4', 'I am stuck')).toBe(false)
})

test('T4: a topic of the shared services asked for in a game is the same question', () => {
  noteShown('wow', 'cannot sign in')
  expect(wereShown('services', 'cannot sign in')).toBe(true)
})
