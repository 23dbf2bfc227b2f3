import { expect, test } from 'vitest'
import { linesOf, moved } from './moved.ts'

test('what is moved stands in its new place, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 1, 0)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 2)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 0, 0)).toEqual(['a', 'b', 'c'])
})

test('words stand a line or a comma apart, each once', () => {
  expect(linesOf(' refund*\ncharged  twice, refund*,\n\n、返金')).toEqual(['refund*', 'charged twice', '返金'])
})
