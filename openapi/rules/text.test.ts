import { expect, test } from 'vitest'
import { cutText, isBlank, textLength } from './text.ts'

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

test('what nobody sees is blank, and one letter is not', () => {
  for (const text of ['', ' \n\t', '\u200b', '\u200d\u2060\ufeff', '\u00ad\u2800\u3164'])
    expect(isBlank(text)).toBe(true)
  for (const text of ['a', '\u200bä', '–', '👍', 'الع']) expect(isBlank(text)).toBe(false)
})
