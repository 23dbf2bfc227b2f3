// Working time: weeks, nights, holidays, and the two days a year on which clocks are changed.
import { expect, test } from 'vitest'
import { isTimeZone } from '../lib/open-week.ts'
import { dueOf, isWorking, leftAt, nearOf, workedBetween, workedUntil, type WorkingWeek } from './rules.ts'

const hour = 3_600_000
const at = (time: string): number => Date.parse(time)
const shown = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString().slice(0, 16)
const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }))
const berlin: WorkingWeek = {
  timeZone: 'Europe/Berlin',
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' })),
  holidays: ['2026-12-25'],
}
const nights: WorkingWeek = { timeZone: 'Europe/Berlin', hours: everyDay('22:00', '06:00'), holidays: [] }
const whole: WorkingWeek = { timeZone: 'Europe/Berlin', hours: everyDay('00:00', '00:00'), holidays: [] }

test.each<[string, WorkingWeek | null, string, number, string]>([
  ['around the clock', null, '2026-11-21T23:00:00Z', 4, '2026-11-22T03:00'],
  ['within a day', berlin, '2026-11-18T09:30:00Z', 4, '2026-11-18T13:30'],
  ['to the very end of a day', berlin, '2026-11-18T08:00:00Z', 9, '2026-11-18T17:00'],
  ['before it opens', berlin, '2026-11-18T04:00:00Z', 1, '2026-11-18T09:00'],
  ['over a night', berlin, '2026-11-18T16:00:00Z', 2, '2026-11-19T09:00'],
  ['over a weekend', berlin, '2026-11-20T16:00:00Z', 2, '2026-11-23T09:00'],
  ['over a holiday and the weekend behind it', berlin, '2026-12-24T16:00:00Z', 2, '2026-12-28T09:00'],
  ['a night', nights, '2026-11-18T20:00:00Z', 4, '2026-11-19T01:00'],
  ['begun in the midst of a night', nights, '2026-11-19T02:00:00Z', 4, '2026-11-19T22:00'],
  // On 29 March 2026 clocks in Berlin go from 2:00 to 3:00, on 25 October from 3:00 to 2:00.
  ['a night that is an hour short', nights, '2026-03-28T21:00:00Z', 8, '2026-03-29T21:00'],
  ['a night that is an hour long', nights, '2026-10-24T20:00:00Z', 9, '2026-10-25T05:00'],
  ['summer time', berlin, '2026-07-01T07:00:00Z', 1, '2026-07-01T08:00'],
  [
    'a day of the week is the zone’s',
    { timeZone: 'Asia/Tokyo', hours: [{ day: 1, from: '00:00', to: '02:00' }], holidays: [] },
    '2026-11-21T00:00:00Z',
    1,
    '2026-11-22T16:00',
  ],
  [
    'a zone of half an hour',
    { timeZone: 'Asia/Kolkata', hours: everyDay('09:00', '10:00'), holidays: [] },
    '2026-11-18T00:00:00Z',
    1,
    '2026-11-18T04:30',
  ],
])('so much is worked: %s', (_what, week, from, hours, until) => {
  expect(shown(workedUntil(week, at(from), hours * hour))).toBe(until)
  // And back: between both lies just that much.
  expect(workedBetween(week, at(from), at(`${until}:00Z`))).toBe(hours * hour)
})

test('whole days have as many hours as they have, with a day of 23 and one of 25', () => {
  const days = (from: string, to: string): number => workedBetween(whole, at(from), at(to)) / hour
  expect(days('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toBe(23)
  expect(days('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toBe(25)
  expect(days('2026-11-01T00:00:00Z', '2026-11-08T00:00:00Z')).toBe(168)
})

test('hours that lie over each other count once; a night before a holiday is worked to its end', () => {
  const twice = { ...berlin, hours: [...berlin.hours, { day: 3, from: '12:00', to: '20:00' }] }
  expect(workedBetween(twice, at('2026-11-18T00:00:00Z'), at('2026-11-19T00:00:00Z'))).toBe(11 * hour)
  const eve = { ...nights, holidays: ['2026-12-25'] }
  expect(workedBetween(eve, at('2026-12-24T12:00:00Z'), at('2026-12-26T12:00:00Z'))).toBe(8 * hour)
  // A time that does not come is as long after the change as it would have been; one that comes twice is the first.
  const gap = { ...nights, hours: everyDay('02:30', '05:00') }
  expect(shown(workedUntil(gap, at('2026-03-28T23:00:00Z'), 1))).toBe('2026-03-29T01:30')
  expect(shown(workedUntil(gap, at('2026-10-24T22:00:00Z'), 1))).toBe('2026-10-25T00:30')
})

test('whether somebody works, to the minute; what never comes is never due', () => {
  expect(isWorking(null, 0)).toBe(true)
  expect(isWorking(berlin, at('2026-11-18T08:00:00Z'))).toBe(true)
  expect(isWorking(berlin, at('2026-11-18T07:59:00Z'))).toBe(false)
  expect(isWorking(berlin, at('2026-11-18T17:00:00Z'))).toBe(false)
  expect(isWorking(nights, at('2026-11-19T03:00:00Z'))).toBe(true)
  const minute = { ...berlin, hours: [{ day: 1, from: '09:00', to: '09:01' }] }
  expect(workedUntil(minute, at('2026-11-18T00:00:00Z'), 100 * hour)).toBeNull()
  expect(workedBetween(berlin, at('2026-11-19T00:00:00Z'), at('2026-11-18T00:00:00Z'))).toBe(0)
  expect(['Europe/Berlin', 'UTC', 'Europe/Atlantis', ''].map(isTimeZone)).toEqual([true, true, false, false])
})

test('a clock is due without its pauses, and is not while it is paused', () => {
  const clock = { begunAt: '2026-11-18T09:00:00.000Z', pauses: [] as { from: string; until: string | null }[] }
  expect(dueOf(clock, 240, null)).toBe('2026-11-18T13:00:00.000Z')
  expect(dueOf(clock, 240, berlin)).toBe('2026-11-18T13:00:00.000Z')
  const waiting = { ...clock, pauses: [{ from: '2026-11-18T10:00:00.000Z', until: null }] }
  expect(dueOf(waiting, 240, null)).toBeNull()
  expect(leftAt(waiting, 240, null, '2026-11-19T10:00:00.000Z')).toBe(3 * 3600)
  const again = { ...clock, pauses: [{ from: '2026-11-18T10:00:00.000Z', until: '2026-11-18T16:00:00.000Z' }] }
  expect(dueOf(again, 240, null)).toBe('2026-11-18T19:00:00.000Z')
  // One hour in the morning, one until it closes, two on the next day.
  expect(dueOf(again, 240, berlin)).toBe('2026-11-19T10:00:00.000Z')
  expect(leftAt(again, 240, berlin, '2026-11-19T09:00:00.000Z')).toBe(3600)
  expect(leftAt(again, 240, berlin, '2026-11-19T11:00:00.000Z')).toBe(-3600)
  // It was due before it paused: it stays so.
  expect(dueOf(again, 30, null)).toBe('2026-11-18T09:30:00.000Z')
})

test('somebody is told an hour before, of short promises in their last quarter', () => {
  expect(nearOf('2026-11-18T13:00:00.000Z', 480)).toBe('2026-11-18T12:00:00.000Z')
  expect(nearOf('2026-11-18T13:00:00.000Z', 60)).toBe('2026-11-18T12:45:00.000Z')
})
