import { expect, test } from 'vitest'
import { endOf } from './end-of.ts'

const now = new Date('2026-11-26T12:00:00.000Z')

test('days are counted from now, for ever is said, and nothing said is nothing', () => {
  expect(endOf('7', '', now)).toBe('2026-12-03T12:00:00.000Z')
  expect(endOf('ever', '', now)).toBeNull()
  expect(endOf(null, '2026-12-01', now)).toBeUndefined()
})

test('a day ends with its last second; one that is over, or none, is nothing', () => {
  expect(endOf('day', '2027-01-02', now)).toBe(new Date('2027-01-02T23:59:59').toISOString())
  expect(endOf('day', '2026-11-20', now)).toBeUndefined()
  expect(endOf('day', '', now)).toBeUndefined()
})
