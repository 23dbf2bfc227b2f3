import { expect, test } from 'vitest'
import { spokenTime } from './spoken-time.ts'

test.each([
  [-5000, '0:00'],
  [7999, '0:07'],
  [750_000, '12:30'],
  [3_729_000, '1:02:09'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(spokenTime(milliseconds)).toBe(text)
})
