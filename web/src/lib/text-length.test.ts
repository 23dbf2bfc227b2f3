import { expect, test } from 'vitest'
import { cx } from './class-names.ts'
import { cutText, textLength } from './text-length.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['😀é漢', 3],
])('%s has %i characters', (text, length) => {
  expect(textLength(text)).toBe(length)
})

test('a text is cut at whole characters, one that fits is left alone', () => {
  expect([cutText('😀😀😀', 2), cutText('abc', 3), cutText('abcd', 3), cutText('', 0)]).toEqual([
    '😀😀',
    'abc',
    'abc',
    '',
  ])
})

test('names of classes that hold go together', () => {
  expect([cx('a', false, 'b', undefined, null, ''), cx()]).toEqual(['a b', ''])
})
