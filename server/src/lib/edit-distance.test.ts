import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openEdits, typingDistance } from './edit-distance.ts'

/** Optimal string alignment by its definition; with `isPrefix` the distance to the nearest start. */
const edits = (typed: string, word: string, isPrefix: boolean): number => {
  const rows = Array.from({ length: typed.length + 1 }, (_, i) =>
    Array.from({ length: word.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  for (let i = 1; i <= typed.length; i++) {
    for (let j = 1; j <= word.length; j++) {
      const swap =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
          ? rows[i - 2]![j - 2]! + 1
          : Infinity
      rows[i]![j] = Math.min(
        rows[i - 1]![j - 1]! + (typed[i - 1] === word[j - 1] ? 0 : 1),
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        swap,
      )
    }
  }
  return isPrefix ? Math.min(...rows[typed.length]!.slice(1)) : rows[typed.length]![word.length]!
}
const codes = (word: string): Uint16Array => Uint16Array.from(word, (letter) => letter.charCodeAt(0))
const isWithin = (typed: string, word: string, most: number, isPrefix: boolean): boolean => {
  const open = openEdits(typed)
  const found = open.isWithin(most, codes(word), 0, word.length, isPrefix)
  open.close()
  return found
}
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 })

test('edits counted for all letters at once are those of the definition', () => {
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), fc.boolean(), (typed, other, most, isPrefix) => {
      expect(isWithin(typed, other, most, isPrefix)).toBe(edits(typed, other, isPrefix) <= most)
    }),
    { numRuns: 5_000 },
  )
})

test('nothing that a typing hand could have meant is ruled out', () => {
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (typed, other, most) => {
      if (typingDistance(typed, other, most) <= most) expect(isWithin(typed, other, most, false)).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

test('of a long text the first 31 letters are compared', () => {
  const long = 'abcdefghijklmnopqrstuvwxyzabcdefghijkl'
  expect(isWithin(long, long, 0, true)).toBe(true)
  expect(isWithin(long, `x${long}`, 1, true)).toBe(true)
  expect(isWithin(long, `xyz${long}`, 2, true)).toBe(false)
})
