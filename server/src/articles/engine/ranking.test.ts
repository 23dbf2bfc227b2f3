import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestOf } from './ranking.ts'

test('the best hits are those a sort would put first, equal ones in the order of their articles', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 }),
      fc.integer({ min: -3, max: 70 }),
      (scores, most) => {
        const hits = scores.map((score, article) => ({ article, score, coverage: 1 }))
        const sorted = [...hits].sort((a, b) => b.score - a.score || a.article - b.article)
        expect(bestOf(hits, most)).toEqual(sorted.slice(0, Math.max(0, most)))
        expect(bestOf([...hits].reverse(), most)).toEqual(sorted.slice(0, Math.max(0, most)))
      },
    ),
  )
})
