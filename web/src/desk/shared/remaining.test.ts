import { expect, test } from 'vitest'
import { untilDue, wholeTime } from './remaining.ts'

test.each([
  [0, '0 min'],
  [59, '0 min'],
  [3599, '59 min'],
  [3600, '1 hr'],
  [47.9 * 3600, '47 hr'],
  [48 * 3600, '2 days'],
])('%d seconds are %s', (seconds, text) => {
  expect(wholeTime(seconds, 'en-US')).toBe(text)
})

test('overdue, within an hour, or later', () => {
  const now = Date.parse('2026-11-18T12:00:00.000Z')
  expect(untilDue('2026-11-18T11:30:00.000Z', now)).toEqual({ urgency: 'late', seconds: 1800 })
  expect(untilDue('2026-11-18T12:00:00.000Z', now)).toEqual({ urgency: 'near', seconds: 0 })
  expect(untilDue('2026-11-18T13:00:00.000Z', now).urgency).toBe('near')
  expect(untilDue('2026-11-18T13:00:01.000Z', now).urgency).toBe('calm')
})
