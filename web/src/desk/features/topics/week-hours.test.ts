import { expect, test } from 'vitest'
import {
  allDay,
  areWeekdaysAlike,
  copiedToWeekdays,
  freeDate,
  inOrder,
  kindOf,
  nextSpan,
  spansFor,
  spansOf,
  usualHours,
  usualSpan,
  withSpans,
  zonesFor,
} from './week-hours.ts'

const { week } = usualHours('Europe/Berlin')

test('a day is changed alone, and the week stays in its order', () => {
  const changed = withSpans(week, 3, [
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ])
  expect(changed.map(({ day }) => day)).toEqual([1, 2, 3, 3, 4, 5])
  expect(withSpans(changed, 3, []).map(({ day }) => day)).toEqual([1, 2, 4, 5])
  expect([areWeekdaysAlike(week), areWeekdaysAlike(changed)]).toEqual([true, false])
})

test('copied to weekdays it is Monday to Friday, and the weekend stays', () => {
  const night = { from: '22:00', to: '06:00' }
  const copied = copiedToWeekdays(withSpans(withSpans(week, 1, [night]), 6, [allDay]), 1)
  expect([1, 5, 6, 7].map((day) => spansOf(copied, day))).toEqual([[night], [night], [allDay], []])
})

test('a kind gives spans, and keeps those that are there', () => {
  const own = [{ from: '10:00', to: '11:00' }]
  expect([kindOf([]), kindOf([allDay]), kindOf(own)]).toEqual(['closed', 'whole', 'spans'])
  expect([spansFor('closed', own), spansFor('whole', own), spansFor('spans', own), spansFor('spans', [])]).toEqual([
    [],
    [allDay],
    own,
    [usualSpan],
  ])
})

test.each([
  ['09:00', '12:00', '13:00–17:00'],
  ['09:00', '21:00', '22:00–00:00'],
  ['09:00', '23:30', '09:00–18:00'],
  ['22:00', '02:00', '09:00–18:00'],
])('after %s–%s comes another one', (from, to, next) => {
  const { from: begins, to: ends } = nextSpan([{ from, to }])
  expect(`${begins}–${ends}`).toBe(next)
})

test('the zone that is set stands first, each once', () => {
  expect(zonesFor('Asia/Tokyo', 'Europe/Berlin', ['Asia/Tokyo', 'Europe/Berlin', 'UTC'])).toEqual([
    'Asia/Tokyo',
    'Europe/Berlin',
    'UTC',
  ])
})

test('a new date is one that is free; dates stand in order', () => {
  const on = (date: string) => ({ date, name: '', hours: [] })
  expect(freeDate('2026-12-31', [on('2026-12-31'), on('2027-01-01')])).toBe('2027-01-02')
  expect(inOrder([on('2027-01-01'), on('2026-12-25')]).map(({ date }) => date)).toEqual(['2026-12-25', '2027-01-01'])
})
