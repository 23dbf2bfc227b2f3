import { expect, test } from 'vitest'
import { differenceOf, signedLines } from './difference-lines.ts'

const written = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ sign, text }) => sign + text)
    .join('|')

test('what stays, goes and comes, in order', () => {
  expect(written('a\nb\nc', 'a\nx\nc\nd')).toBe(' a|-b|+x| c|+d')
  expect(written('a', 'a')).toBe(' a')
  expect(written('a\nb', 'b')).toBe('-a| b')
})

test('a difference of the server is read as it is written', () => {
  expect(signedLines('…\n same\n-old\n+new')).toEqual([
    { sign: ' ', text: '…' },
    { sign: ' ', text: 'same' },
    { sign: '-', text: 'old' },
    { sign: '+', text: 'new' },
  ])
  expect(signedLines('')).toEqual([])
})
