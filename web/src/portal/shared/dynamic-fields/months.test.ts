import { expect, test } from 'vitest'
import { monthChoices, monthError } from './months.ts'

const now = new Date('2026-11-23T12:00:00Z')

test('months and years in the words and digits of the page, Gregorian, the newest year first', () => {
  const english = monthChoices(now, 'en-US')
  expect(english.months[9]).toEqual({ value: '10', label: 'October' })
  expect(english.years.map(({ value }) => value).slice(0, 2)).toEqual(['2026', '2025'])
  expect(english.years).toHaveLength(11)
  expect(english.words).toEqual({ month: 'Month', year: 'Year' })
  expect(monthChoices(now, 'de-DE').months[2]?.label).toBe('März')
  expect(monthChoices(now, 'es-ES').months[0]?.label).toBe('Enero')
  expect(monthChoices(now, 'ar-SA').years[0]).toEqual({ value: '2026', label: '٢٠٢٦' })
})

test('half a month is none, and nothing is enough where nothing is asked', () => {
  expect(monthError('2026-10', true)).toBeNull()
  expect(monthError('', false)).toBeNull()
  expect(monthError('', true)).toBe('required')
  expect(monthError('2026-', false)).toBe('required')
  expect(monthError('-10', true)).toBe('required')
})
