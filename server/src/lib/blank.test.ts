import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'

test('what nobody sees is blank, and one letter is not', () => {
  for (const text of ['', ' \n\t', '\u200b', '\u200d\u2060\ufeff', '\u00ad\u2800\u3164'])
    expect(isBlank(text)).toBe(true)
  for (const text of ['a', '\u200bä', '–', '👍', 'الع']) expect(isBlank(text)).toBe(false)
})
