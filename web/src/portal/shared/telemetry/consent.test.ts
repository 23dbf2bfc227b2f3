// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Api } from '../../../kit/api/api.ts'
import { keptAnswer, mayCount, settleConsent } from './consent.ts'
import { reportEvent } from './telemetry.ts'

const zones = ['Europe/', 'Asia/Nicosia']
const isIn = (timeZone: string): void => {
  const real = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...real, timeZone })
}
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['Europe/Berlin', zones, true],
  ['Asia/Nicosia', zones, true],
  ['Asia/Seoul', zones, false],
  ['UTC', zones, false],
  ['UTC', ['*'], true],
  ['Europe/Berlin', [], false],
])('in %s, where %j are asked: %s (CD-160)', (zone, listed, isAsked) => {
  isIn(zone)
  expect(settleConsent(listed)).toBe(isAsked)
  expect(mayCount()).toBe(!isAsked)
})

test('where the law asks, nothing is sent and no id is made before a yes, nor after a no (CD-160)', () => {
  isIn('Europe/Berlin')
  const send = vi.fn<Api['send']>()
  const count = (): number => {
    reportEvent({ send } as unknown as Api, 'recommendationClicked', { articleId: '24150' })
    return send.mock.calls.length
  }
  expect(settleConsent(zones)).toBe(true)
  expect(count()).toBe(0)
  keptAnswer.write(false)
  expect(count()).toBe(0)
  expect(Object.keys(sessionStorage)).toEqual([])
  keptAnswer.write(true)
  expect(count()).toBe(1)
  // Taken back at once.
  keptAnswer.write(false)
  expect(count()).toBe(1)
})

test('elsewhere use is counted without a question, but never against the browser’s own no (CD-160)', () => {
  isIn('America/Chicago')
  expect(settleConsent(zones)).toBe(false)
  expect(mayCount()).toBe(true)
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  expect(mayCount()).toBe(false)
  expect(settleConsent(['*'])).toBe(false)
})
