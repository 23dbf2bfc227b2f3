import { expect, test } from 'vitest'
import { scrollTo, windowOf } from './window-of.ts'

test.each([
  [{ top: 0, height: 500 }, 1_000, { from: 0, to: 12 }],
  [{ top: 5_000, height: 500 }, 1_000, { from: 44, to: 62 }],
  [{ top: 99_500, height: 500 }, 1_000, { from: 988, to: 1_000 }],
  [{ top: -40, height: 500 }, 3, { from: 0, to: 3 }],
  // The list has become shorter than where it stood.
  [{ top: 90_000, height: 500 }, 20, { from: 8, to: 20 }],
  [{ top: 0, height: 0 }, 0, { from: 0, to: 0 }],
])('%j of %i rows', (view, count, drawn) => {
  expect(windowOf(view, 100, count)).toEqual(drawn)
})

test('a row out of sight is brought to the nearest edge', () => {
  const view = { top: 300, height: 500 }
  expect([0, 2, 3, 7, 8, 20].map((index) => scrollTo(view, 100, index))).toEqual([0, 200, null, null, 400, 1_600])
})
