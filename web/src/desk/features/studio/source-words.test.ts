import { describe, expect, test } from 'vitest'
import { piecesOf } from './source-words.ts'

const kindsOf = (line: string): string[] => piecesOf(line).map(({ kind, text }) => `${kind} ${text}`)

describe('marks are told from words', () => {
  test.each([
    ['## What helps', ['mark ## ', 'strong What helps']],
    [
      '1. Open **Settings** first',
      ['mark 1. ', 'words Open ', 'mark **', 'strong Settings', 'mark **', 'words  first'],
    ],
    ['See [the guide](/article/9852).', ['words See ', 'mark [', 'link the guide', 'mark ](/article/9852)', 'words .']],
    ['![A gate](gate.png)', ['mark ![', 'link A gate', 'mark ](gate.png)']],
    ['::: warning', ['mark ::: warning']],
    ['|---|:-:|', ['mark |---|:-:|']],
    [
      '| Chat | **No** |',
      ['mark |', 'words  Chat ', 'mark |', 'words  ', 'mark **', 'strong No', 'mark **', 'words  ', 'mark |'],
    ],
    ['2 ** 3 ** 4 is no mark', ['words 2 ** 3 ** 4 is no mark']],
    ['', []],
  ])('%s', (line, kinds) => {
    expect(kindsOf(line)).toEqual(kinds)
  })

  test('the pieces of any line are the line again', () => {
    for (const line of ['- [a](b) **c** [d', '> **x** __y__', '   3) z', '#no heading', '** ** **', '| a \\| b | c'])
      expect(
        piecesOf(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line)
  })
})
