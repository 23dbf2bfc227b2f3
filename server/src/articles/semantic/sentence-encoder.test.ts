import { expect, test } from 'vitest'
import { seeded } from '../engine/linear-model.ts'
import { openMultiply, openPieces, openSentenceEncoder } from './sentence-encoder.ts'
import { writeEncoder } from './testing/small-encoder.ts'

/** Cosine of two vectors of length one. */
const likeness = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0)

test('a text is cut into its likeliest pieces; what is none is unknown', () => {
  const piecesOf = openPieces([
    ['<unk>', 0],
    ['<s>', 0],
    ['</s>', 0],
    ['▁re', -2],
    ['fund', -2],
    ['▁refund', -3],
    ['s', -1],
  ])
  expect(piecesOf('refunds  ')).toEqual([5, 6])
  expect(piecesOf('ｒｅfund re')).toEqual([5, 3])
  expect(piecesOf('s界')).toEqual([0, 6, 0])
  expect(piecesOf(' ')).toEqual([0])
})

test('four at a time comes to the same as one after the other', () => {
  const random = seeded(3)
  const some = (count: number): Float32Array => Float32Array.from({ length: count }, () => random() - 0.5)
  const [row, matrix, before] = [some(5), some(7 * 8), some(8)]
  const into = before.slice()
  openMultiply(
    new Map([
      ['other', some(12)],
      ['matrix', matrix],
    ]),
  )(row, 'matrix', into, 2)
  for (const [to, value] of into.entries()) {
    const expected = row.reduce((sum, each, at) => sum + each * matrix[(at + 2) * 8 + to]!, before[to]!)
    expect(value).toBeCloseTo(expected, 5)
  }
})

test('a sentence is a vector of length one, the same each time, another one for other words or another order', () => {
  const { vectorOf } = openSentenceEncoder(writeEncoder())
  const vector = vectorOf('refund the mount')
  expect(likeness(vector, vector)).toBeCloseTo(1, 5)
  expect(vectorOf('refund the mount')).toEqual(vector)
  for (const other of ['mount the refund', 'refund', '', '界'.repeat(2_000)]) {
    const its = vectorOf(other)
    expect(likeness(its, its), other).toBeCloseTo(1, 5)
    expect(likeness(vector, its), other).toBeLessThan(0.9999)
  }
})
