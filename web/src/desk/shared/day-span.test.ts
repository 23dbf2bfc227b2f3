import { expect, test } from 'vitest'
import { spanOf } from './day-span.ts'

test('a span has so many days and today is the last of them', () => {
  const now = Date.parse('2026-11-23T22:00:00.000Z')
  expect(spanOf(1, now)).toEqual({ from: '2026-11-23', to: '2026-11-24' })
  expect(spanOf(7, now)).toEqual({ from: '2026-11-17', to: '2026-11-24' })
})
