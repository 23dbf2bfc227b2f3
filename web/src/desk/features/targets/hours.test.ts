import { expect, test } from 'vitest'
import { dayNames, timeOf } from '../../shared/week-days.ts'
import { datesOf, minutesOf, typedOf } from './hours.ts'

test.each([
  [null, '', 'hours'],
  [30, '30', 'minutes'],
  [90, '90', 'minutes'],
  [240, '4', 'hours'],
] as const)('%j minutes are typed as %j %s, and read again', (minutes, amount, unit) => {
  expect(typedOf(minutes, 'de-DE')).toEqual({ amount, unit })
  expect(minutesOf({ amount, unit })).toBe(minutes)
})

test('who reads Arabic digits sees and types them', () => {
  expect(typedOf(2880, 'ar-SA')).toEqual({ amount: '٤٨', unit: 'hours' })
  expect(minutesOf({ amount: '٤٨', unit: 'hours' })).toBe(2880)
  expect(minutesOf({ amount: '١٫٥', unit: 'hours' })).toBe(90)
})

test('half an hour with a comma; nothing for no number; never more than is allowed', () => {
  expect(minutesOf({ amount: '1,5', unit: 'hours' })).toBe(90)
  expect(minutesOf({ amount: 'soon', unit: 'hours' })).toBeNull()
  expect(minutesOf({ amount: '0', unit: 'minutes' })).toBeNull()
  expect(minutesOf({ amount: '0.2', unit: 'minutes' })).toBe(1)
  expect(minutesOf({ amount: '999999', unit: 'hours' })).toBe(525_600)
})

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  [' 18.15 ', '18:15'],
  ['24:00', '00:00'],
  ['24:30', null],
  ['25', null],
  ['9:75', null],
  ['noon', null],
  ['', null],
])('%j is the time %j', (typed, time) => {
  expect(timeOf(typed)).toBe(time)
})

test('dates are read one to a line, and one that is none is named', () => {
  expect(datesOf('2026-12-26\n 2026-12-25\n\n2026-12-25')).toEqual({ dates: ['2026-12-25', '2026-12-26'] })
  expect(datesOf('2026-12-25\n2026-02-30')).toEqual({ wrong: '2026-02-30' })
  expect(datesOf('25.12.2026')).toEqual({ wrong: '25.12.2026' })
  expect(datesOf('')).toEqual({ dates: [] })
})

test('the week begins on Monday', () => {
  expect(dayNames('en-US').map(({ name }) => name)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
})
