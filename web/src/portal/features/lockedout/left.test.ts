import { expect, test } from 'vitest'
import { cleanCode, isCode, minutesLeft, secondsUntil } from './left.ts'

const now = Date.parse('2026-11-25T10:00:00.000Z')

test.each([
  ['2026-11-25T10:30:00.000Z', 30],
  ['2026-11-25T10:29:01.000Z', 30],
  ['2026-11-25T10:00:00.001Z', 1],
  ['2026-11-25T10:00:00.000Z', 0],
  ['2026-11-25T09:00:00.000Z', 0],
])('until %s there are %i minutes', (until, minutes) => {
  expect(minutesLeft(until, now)).toBe(minutes)
})

test('seconds until another code; none without one', () => {
  expect(secondsUntil('2026-11-25T10:00:59.500Z', now)).toBe(60)
  expect(secondsUntil('2026-11-25T09:59:00.000Z', now)).toBe(0)
  expect(secondsUntil(null, now)).toBe(0)
})

test('a code is eight digits, with or without the spaces and hyphens of a copy', () => {
  expect(cleanCode(' 4829 15-36 ')).toBe('48291536')
  expect(['4829 1536', '48291536', '4829153', '482915361', '4829153a', ''].map(isCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
