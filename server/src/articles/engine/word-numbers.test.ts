import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { terms } from './analysis.ts'
import { createWordNumbers } from './word-numbers.ts'

const wordsOf = (text: string, numbers = createWordNumbers()): string[] =>
  [...numbers.ofText(text)].map((number) => numbers.word(number))

describe('words as numbers', () => {
  test.each([
    "DON'T, a's't, l'eau, a''s, we're, player’s, donʼt, ʼs, she'll've",
    'Ünïcödé’s Straße ﬁ Ｆｏｏ Zażółć ½',
    '𠮷野家 abc𐐀def 😀don’t',
    '한국어 조 각',
    'ไทยแลนด์ ลาว',
    'パスワードを再設定する ｶﾞ ー 々',
    'مَرحبا بالعالم ـ',
    'e\u0301te\u0301',
    'a\ud800b \udc00',
    '',
    ' ',
    'x'.repeat(70_000),
    'İstanbul ΣΊΣΥΦΟΣ',
  ])('%.60s: the words that a query is cut into', (text) => expect(wordsOf(text)).toEqual(terms(text)))

  test('any text: the words that a query is cut into', () => {
    const letter = fc.oneof(
      fc.constantFrom(..."aésßİʼ'’ .日本のー한글ไทคم٠ـ½ﬁΣﾞ\u0301"),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    )
    const numbers = createWordNumbers()
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 40 }), (letters) => {
        expect(wordsOf(letters.join(''), numbers)).toEqual(terms(letters.join('')))
      }),
      { numRuns: 200 },
    )
  })

  test('one word has one number, however many there are', () => {
    const numbers = createWordNumbers()
    const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`)
    expect(words.map((word) => numbers.add(word))).toEqual(words.map((_, at) => at))
    expect([...numbers.ofText('w19999 w0 W7')]).toEqual([19_999, 0, 7])
    expect(numbers.find('xw12x', 1, 4)).toBe(12)
    expect(numbers.find('unknown', 0, 7)).toBe(-1)
    expect(numbers.count()).toBe(20_000)
  })
})
