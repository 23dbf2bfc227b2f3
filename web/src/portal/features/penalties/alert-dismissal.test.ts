import { afterEach, expect, test, vi } from 'vitest'
import { alertDismissal, isAlertShown } from './alert-dismissal.ts'

afterEach(() => vi.unstubAllGlobals())

test('[BANNER-09] dismissing lasts for the session, by the flag arRead', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(alertDismissal.read()).toBe(false)
  alertDismissal.write()
  expect([...kept]).toEqual([['arRead', 'true']])
  expect(alertDismissal.read()).toBe(true)
  kept.clear() // a new session
  expect(alertDismissal.read()).toBe(false)
})

test('forbidden storage breaks nothing', () => {
  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden })
  expect(() => alertDismissal.write()).not.toThrow()
  expect(alertDismissal.read()).toBe(false)
})

test.each([
  [{ isRestricted: true, isDismissed: false, path: '/case' }, true],
  [{ isRestricted: false, isDismissed: false, path: '/case' }, false],
  [{ isRestricted: true, isDismissed: true, path: '/case' }, false],
  [{ isRestricted: true, isDismissed: false, path: '/restrictions' }, false],
  [{ isRestricted: true, isDismissed: false, path: '/penalty/pen-1' }, false],
  [{ isRestricted: true, isDismissed: false, path: '/' }, true],
])('%j: shown %s', (facts, isShown) => {
  expect(isAlertShown(facts)).toBe(isShown)
})
