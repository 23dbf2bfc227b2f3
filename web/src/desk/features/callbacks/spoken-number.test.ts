import { expect, test } from 'vitest'
import { spokenNumber } from './spoken-number.ts'

test.each([
  ['+12025550142', '+1 202 555 0142'],
  ['+4915112345678', '+49 1 511 234 5678'],
  ['+35312345678', '+353 1 234 5678'],
  ['+81312345678', '+81 31 234 5678'],
  ['+49123', '+49 123'],
  ['112', '112'],
])('%s is read as %s', (number, text) => {
  expect(spokenNumber(number).replaceAll('\u00A0', ' ')).toBe(text)
})
