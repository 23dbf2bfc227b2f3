import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stored, storedText } from './stored.ts'

const shelf = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
let session: ReturnType<typeof shelf>
let local: ReturnType<typeof shelf>
beforeEach(() => {
  session = shelf()
  local = shelf()
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('localStorage', local)
})
afterEach(() => vi.unstubAllGlobals())

const isNumber = (value: unknown): value is number => typeof value === 'number'

test.each(['session', 'local'] as const)('a value is kept in the %s storage, read back and cleared', (kind) => {
  const place = stored(kind, 'n', isNumber)
  expect(place.read()).toBeNull()
  place.write(7)
  expect([session.kept.get('n'), local.kept.get('n')]).toEqual(kind === 'session' ? ['7', undefined] : [undefined, '7'])
  expect(place.read()).toBe(7)
  place.clear()
  expect([place.read(), session.kept.size, local.kept.size]).toEqual([null, 0, 0])
})

test.each(['"seven"', '{', '', 'null'])('what somebody else left there reads as nothing: %s', (text) => {
  session.kept.set('n', text)
  expect(stored('session', 'n', isNumber).read()).toBeNull()
})

test.each(['session', 'local'] as const)('a plain text of the %s storage is read and cleared', (kind) => {
  const [mine, other] = kind === 'session' ? [session, local] : [local, session]
  mine.kept.set('t', 'words')
  other.kept.set('t', 'other words')
  const place = storedText(kind, 't')
  expect(place.read()).toBe('words')
  place.clear()
  expect([place.read(), other.kept.get('t')]).toEqual(['', 'other words'])
})

const broken = {
  full: () =>
    vi.stubGlobal('sessionStorage', {
      ...session,
      setItem: () => {
        throw new Error('full')
      },
    }),
  missing: () => vi.stubGlobal('sessionStorage', undefined),
  forbidden: () =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new Error('forbidden')
      },
    }),
}
test.each(Object.entries(broken))(
  'a storage that is %s never throws, and the page keeps what it had to hold',
  async (_, spoil) => {
    vi.stubGlobal('window', globalThis)
    vi.resetModules()
    const { stored, storedText } = await import('./stored.ts')
    session.kept.set('t', 'words of before')
    spoil()
    const place = stored('session', 'n', isNumber)
    const text = storedText('session', 't')
    expect(() => {
      place.write(1)
      text.write('words of now')
    }).not.toThrow()
    expect([place.read(), text.read(), storedText('session', 't').read()]).toEqual([1, 'words of now', 'words of now'])
    expect(() => {
      place.clear()
      text.clear()
    }).not.toThrow()
    expect([place.read(), text.read()]).toEqual([null, ''])
  },
)
