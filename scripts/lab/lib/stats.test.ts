import { expect, test } from 'vitest'
import { abba, median, percentile } from './stats.ts'

test('medians and percentiles by nearest rank, whatever the order', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => 100 - index),
      95,
    ),
  ).toBe(95)
  expect(percentile([7], 95)).toBe(7)
  expect(() => median([])).toThrow()
})

test('two sides take turns so that neither is always first', async () => {
  const order: string[] = []
  const pair = await abba(
    4,
    async () => {
      order.push('a')
      return 10
    },
    async () => {
      order.push('b')
      return 20
    },
  )
  expect(order.join('')).toBe('abbaabba')
  expect(pair).toEqual({ a: 10, b: 20, ratio: 0.5 })
})
