import { expect, test } from 'vitest'
import type { OpenWeek } from '../lib/open-week.ts'
import { hoursInWords } from './hours-in-words.ts'

const plain = (text: string | null): string | null => text && text.replace(/[\u00a0\u202f]/g, ' ')
const berlin = (week: OpenWeek['week']): OpenWeek => ({ timeZone: 'Europe/Berlin', week, exceptions: [] })
const on = (days: readonly number[], from: string, to: string) => days.map((day) => ({ day, from, to }))

test('days that are alike stand together, in the words of each language', () => {
  const week = berlin([...on([6], '10:00', '14:00'), ...on([1, 2, 3, 4, 5], '09:00', '18:00')])
  expect(plain(hoursInWords(week, 'en-US'))).toBe(
    'Mon–Fri 9:00 AM – 6:00 PM; Sat 10:00 AM – 2:00 PM (Central European Time)',
  )
  expect(plain(hoursInWords(week, 'de-DE'))).toBe('Mo–Fr 9:00 – 18:00; Sa 10:00 – 14:00 (Mitteleuropäische Zeit)')
  expect(plain(hoursInWords(week, 'ja-JP'))).toContain('月–金 9:00 – 18:00')
})

test('more spans a day, a night, and days around the clock', () => {
  const week = berlin([
    ...on([1], '14:00', '18:00'),
    ...on([1], '09:00', '12:00'),
    ...on([3], '22:00', '06:00'),
    ...on([6, 7], '00:00', '00:00'),
  ])
  expect(plain(hoursInWords(week, 'en-US'))).toBe(
    'Mon 9:00 AM – 12:00 PM, 2:00 PM – 6:00 PM; Wed 10:00 PM – 6:00 AM; Sat–Sun 24 hours (Central European Time)',
  )
})

test('a week without an open day says nothing', () => {
  expect(hoursInWords(berlin([]), 'en-US')).toBeNull()
})
