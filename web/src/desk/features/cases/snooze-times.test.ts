import { expect, test } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

test.each([
  // A Monday: the next one.
  [new Date(2026, 10, 23, 15, 30), [23, 24, 30, 30]],
  [new Date(2026, 10, 22, 8, 0), [22, 23, 23, 29]],
  [new Date(2026, 10, 28, 22, 0), [29, 29, 30, 35]],
])('%s', (now, days) => {
  const times = snoozeTimes(now)
  expect(
    times.map(
      ({ at }) => Math.round((new Date(at).setHours(12, 0) - new Date(2026, 10, 1, 12).getTime()) / 86_400_000) + 1,
    ),
  ).toEqual(days)
  expect(times.slice(1).map(({ at }) => at.getHours())).toEqual([9, 9, 9])
  expect(times.every(({ at }) => at > now)).toBe(true)
})
