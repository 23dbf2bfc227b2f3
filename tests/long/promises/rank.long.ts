import { expect, test } from 'vitest'
import { mannWhitney } from './rank-test.ts'

const spread = (from: number): number[] => Array.from({ length: 500 }, (_, index) => from + ((index * 37) % 100) / 10)

test('the rank test tells a shift of a tenth of the spread, and none from none', () => {
  expect(mannWhitney(spread(10), spread(10))).toBeGreaterThan(0.9)
  expect(mannWhitney(spread(10), spread(11))).toBeLessThan(0.001)
})
