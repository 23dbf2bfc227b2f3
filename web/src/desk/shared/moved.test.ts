import { expect, test } from 'vitest'
import { linesOf, moved } from './moved.ts'

test('one place up or down; at the ends it stays', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a'], 'x', 1)).toEqual(['a'])
})

test('words stand a line or a comma apart, each once', () => {
  expect(linesOf(' refund*\ncharged  twice, refund*,\n\n、返金')).toEqual(['refund*', 'charged twice', '返金'])
})
