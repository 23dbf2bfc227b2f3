import { expect, test } from 'vitest'
import { nextTime } from './next-time.ts'

const now = Date.parse('2026-11-27T12:00:00Z')
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
test.each([
  ['today', '2026-11-27T17:00:00Z', 'en-US', '6:00 PM'],
  ['within the week', '2026-11-30T08:00:00Z', 'en-US', 'Monday 9:00 AM'],
  ['in German', '2026-11-30T08:00:00Z', 'de-DE', 'Montag, 09:00'],
  ['later', '2026-12-28T08:00:00Z', 'en-US', 'Mon, December 28 at 9:00 AM'],
  ['the same weekday a week on', '2026-12-04T08:00:00Z', 'en-US', 'Fri, December 4 at 9:00 AM'],
])('%s', (_, time, locale, said) => {
  expect(plain(nextTime(time, now, locale, 'Europe/Berlin'))).toBe(said)
})

test('a day is the zone’s', () => {
  expect(plain(nextTime('2026-11-27T17:00:00Z', now, 'en-US', 'Asia/Tokyo'))).toBe('Saturday 2:00 AM')
})
