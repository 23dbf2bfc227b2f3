// When a channel is open (CD-427): nights, dates that are otherwise, and the two days a year on which clocks are changed.
import { expect, test } from 'vitest'
import { openingAt, type OpenWeek } from './open-week.ts'

const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }))
const berlin = (week: OpenWeek['week'], exceptions: OpenWeek['exceptions'] = []): OpenWeek => ({
  timeZone: 'Europe/Berlin',
  week,
  exceptions,
})
const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' }))
const nights = everyDay('22:00', '06:00')
const whole = everyDay('00:00', '00:00')
const off = (date: string, ...hours: { from: string; to: string }[]) => ({ date, hours })

test.each<[string, OpenWeek, string, string]>([
  ['within a day', berlin(weekdays), '2026-11-27T12:00:00Z', 'open until 2026-11-27T17:00'],
  ['its first moment', berlin(weekdays), '2026-11-27T08:00:00Z', 'open until 2026-11-27T17:00'],
  ['its last moment is closed', berlin(weekdays), '2026-11-27T17:00:00Z', 'closed until 2026-11-30T08:00'],
  [
    'two spans a day',
    berlin([...weekdays, { day: 5, from: '19:00', to: '21:00' }]),
    '2026-11-27T17:30:00Z',
    'closed until 2026-11-27T18:00',
  ],
  [
    'spans that touch are one',
    berlin([...weekdays, { day: 5, from: '18:00', to: '21:00' }]),
    '2026-11-27T12:00:00Z',
    'open until 2026-11-27T20:00',
  ],
  [
    'spans that overlap are one',
    berlin([...weekdays, { day: 5, from: '17:00', to: '17:30' }]),
    '2026-11-27T12:00:00Z',
    'open until 2026-11-27T17:00',
  ],
  ['over midnight, in the evening', berlin(nights), '2026-11-27T22:00:00Z', 'open until 2026-11-28T05:00'],
  ['over midnight, in the morning', berlin(nights), '2026-11-28T04:59:00Z', 'open until 2026-11-28T05:00'],
  [
    'Sunday’s night reaches into Monday',
    berlin([{ day: 7, from: '22:00', to: '02:00' }]),
    '2026-11-29T23:30:00Z',
    'open until 2026-11-30T01:00',
  ],
  ['around the clock', berlin(whole), '2026-11-27T12:00:00Z', 'open until –'],
  ['never', berlin([]), '2026-11-27T12:00:00Z', 'closed until –'],
  [
    'a date off goes before the week',
    berlin(weekdays, [off('2026-11-27')]),
    '2026-11-27T12:00:00Z',
    'closed until 2026-11-30T08:00',
  ],
  [
    'a date with other hours goes before the week',
    berlin(weekdays, [off('2026-11-27', { from: '13:00', to: '14:00' })]),
    '2026-11-27T11:00:00Z',
    'closed until 2026-11-27T12:00',
  ],
  [
    'and on a day the week leaves closed',
    berlin(weekdays, [off('2026-11-28', { from: '10:00', to: '12:00' })]),
    '2026-11-27T18:00:00Z',
    'closed until 2026-11-28T09:00',
  ],
  [
    'a night ends at the midnight of a date off',
    berlin(nights, [off('2026-11-28')]),
    '2026-11-27T22:00:00Z',
    'open until 2026-11-27T23:00',
  ],
  [
    'around the clock but for one date',
    berlin(whole, [off('2026-12-25')]),
    '2026-11-27T12:00:00Z',
    'open until 2026-12-24T23:00',
  ],
  [
    'the date is the zone’s, not UTC’s',
    { timeZone: 'Asia/Tokyo', week: whole, exceptions: [off('2026-11-28')] },
    '2026-11-27T15:00:00Z',
    'closed until 2026-11-28T15:00',
  ],
  // On 29 March 2026 clocks in Berlin go from 2:00 to 3:00, on 25 October from 3:00 to 2:00.
  ['a night that is an hour short', berlin(nights), '2026-03-28T22:00:00Z', 'open until 2026-03-29T04:00'],
  ['a night that is an hour long', berlin(nights), '2026-10-24T21:00:00Z', 'open until 2026-10-25T05:00'],
  [
    'an hour that does not come',
    berlin([{ day: 7, from: '02:30', to: '04:00' }]),
    '2026-03-29T00:00:00Z',
    'closed until 2026-03-29T01:30',
  ],
  [
    'an opening within that hour is as long after it',
    berlin([{ day: 7, from: '02:00', to: '03:00' }]),
    '2026-03-29T01:30:00Z',
    'open until 2026-03-29T02:00',
  ],
  ['nine is nine in summer time', berlin(weekdays), '2026-07-01T05:00:00Z', 'closed until 2026-07-01T07:00'],
  ['the Monday after clocks were changed', berlin(weekdays), '2026-10-23T17:00:00Z', 'closed until 2026-10-26T08:00'],
])('%s', (_, week, at, said) => {
  const { isOpen, until } = openingAt(week, Date.parse(at))
  const shown = until === null ? '–' : new Date(until).toISOString().slice(0, 16)
  expect(`${isOpen ? 'open' : 'closed'} until ${shown}`).toBe(said)
})
