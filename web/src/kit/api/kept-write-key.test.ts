import { beforeEach, expect, test, vi } from 'vitest'

const shelf = new Map<string, string>()
const allowed = {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
  removeItem: (key: string) => void shelf.delete(key),
}
beforeEach(() => {
  shelf.clear()
  vi.stubGlobal('sessionStorage', allowed)
})
/** As after a reload: nothing in memory. */
const loaded = async () => {
  vi.resetModules()
  return (await import('./kept-write-key.ts')).keptWriteKey
}

test('the same words go under the same key, from another form and after a reload, until an answer came', async () => {
  const before = await loaded()
  const key = before('contact:1', 'words').read()
  expect(before('contact:1', 'words').read()).toBe(key)
  const after = await loaded()
  const kept = after('contact:1', 'words')
  expect(kept.read()).toBe(key)
  kept.renew()
  expect(shelf.size).toBe(0)
  expect(kept.read()).not.toBe(key)
})

test('what was sent is known until an answer came', async () => {
  const keyOf = await loaded()
  const { keptContent } = await import('./kept-write-key.ts')
  expect(keptContent('reply:7')).toBeNull()
  const key = keyOf('reply:7', 'words')
  key.read()
  expect(keptContent('reply:7')).toBe('words')
  key.renew()
  expect(keptContent('reply:7')).toBeNull()
})

test('other words, and those of another topic, have a key of their own; a late answer ends only its own', async () => {
  const keyOf = await loaded()
  const first = keyOf('contact:1', 'words')
  const key = first.read()
  expect(keyOf('contact:2', 'words').read()).not.toBe(key)
  const other = keyOf('contact:1', 'other words')
  const next = other.read()
  expect(next).not.toBe(key)
  first.renew()
  expect(other.read()).toBe(next)
})

test('where the browser keeps nothing, the page does', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const keyOf = await loaded()
  expect(keyOf('contact:1', 'words').read()).toBe(keyOf('contact:1', 'words').read())
})
