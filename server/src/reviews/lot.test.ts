// The lot: a share rounded up, fair by representative, the same for the same seed.
import { expect, test } from 'vitest'
import { draw, weekOf } from './lot.ts'

const answersOf = (agentId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ agentId, caseId: `${agentId}-${index}` }))

test('a week begins on Monday, in UTC', () => {
  expect(weekOf('2026-11-22T23:59:59.999Z')).toBe('2026-11-16')
  expect(weekOf('2026-11-23T00:00:00.000Z')).toBe('2026-11-23')
  expect(weekOf('2026-03-01T12:00:00.000Z')).toBe('2026-02-23')
})

test('so many per cent, rounded up; none of nothing, all of all', () => {
  const all = answersOf('jo', 21)
  expect(draw(all, 10, 'seed')).toHaveLength(3)
  expect(draw(all, 0, 'seed')).toEqual([])
  expect(draw(all, 100, 'seed')).toHaveLength(21)
  expect(draw([], 50, 'seed')).toEqual([])
})

test('whoever answers most is not drawn most: each has one before anybody has two more', () => {
  const all = [...answersOf('jo', 90), ...answersOf('kim', 8), ...answersOf('lee', 2)]
  const drawn = draw(all, 9, 'seed')
  const counts = ['jo', 'kim', 'lee'].map((agent) => drawn.filter(({ agentId }) => agentId === agent).length)
  expect(counts.reduce((sum, count) => sum + count)).toBe(9)
  expect(counts[2]).toBe(2)
  expect(Math.abs(counts[0]! - counts[1]!)).toBeLessThanOrEqual(1)
})

test('a case two have answered is drawn once', () => {
  const both = [
    { agentId: 'jo', caseId: 'one' },
    { agentId: 'kim', caseId: 'one' },
    { agentId: 'kim', caseId: 'two' },
  ]
  const drawn = draw(both, 100, 'seed')
  expect(drawn.map(({ caseId }) => caseId).toSorted()).toEqual(['one', 'two'])
})

test('the same seed draws the same, whatever the order; another seed draws others', () => {
  const all = [...answersOf('jo', 40), ...answersOf('kim', 40)]
  const idsOf = (seed: string, from = all) =>
    draw(from, 20, seed)
      .map(({ caseId }) => caseId)
      .toSorted()
  expect(idsOf('seed', all.toReversed())).toEqual(idsOf('seed'))
  expect(idsOf('another')).not.toEqual(idsOf('seed'))
  // Over many seeds every case has its turn.
  const seen = new Set(Array.from({ length: 60 }, (_, index) => idsOf(`seed ${index}`)).flat())
  expect(seen.size).toBe(80)
})
