import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:40Z', 'now'],
  ['2026-11-21T11:55:00Z', '5 minutes ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-01T12:00:00Z', '20 days ago'],
  ['2026-08-21T12:00:00Z', '3 months ago'],
  ['2023-11-21T12:00:00Z', '3 years ago'],
  ['2026-11-21T14:00:00Z', 'in 2 hours'],
])('%s reads %s', (time, text) => {
  expect(relativeTime(time, now, 'en-US')).toBe(text)
})

test('the text is in the page’s language', () => {
  expect(relativeTime('2026-11-21T09:00:00Z', now, 'de-DE')).toBe('vor 3 Stunden')
})
