import { expect, test } from 'vitest'
import { smallContent } from '../../content/testing/small-content.ts'
import { createNearness, withoutNearness } from './nearness.ts'
import { readSemantics } from './read-table.ts'
import { writeTable } from './testing/small-table.ts'

const words = { disclaimer: [1, 0], legal: [0.9, 0.1], refund: [0, 1] }
const hits = [
  { id: '42673', score: 10, coverage: 0.5, strength: 1 },
  { id: '9852', score: 9, coverage: 0.4, strength: 0.9 },
]

test('CD-110: of what words found, what means the same rises; without a table nothing changes', () => {
  const nearness = createNearness(readSemantics({ folder: writeTable({ words, languages: 'en' }), languages: null }))
  const local = smallContent().in('en-US')
  expect(local.article('9852')?.title).toBe('Disclaimer')
  const ordered = nearness.ordered('legal', local, hits, 20)
  expect(ordered.map(({ id }) => id)).toEqual(['9852', '42673'])
  // Whether to suggest at all is judged by the words alone.
  expect(ordered[0]!.score).toBeCloseTo(10)
  expect(nearness.ordered('nothing known', local, hits, 20)).toEqual(hits)
  expect(nearness.ordered('legal', local, hits, 1).map(({ id }) => id)).toEqual(['9852'])
  expect([nearness.wanted('en-US'), nearness.wanted('de-DE')]).toEqual([100, undefined])
  expect(withoutNearness.ordered('legal', local, hits, 20)).toEqual(hits)
})
