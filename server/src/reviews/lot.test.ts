// The lot: a share rounded up, fair by representative, the same for the same seed.
import { describe, expect, test } from 'vitest'
import { createManualClock } from '../lib/clock.ts'
import { createDrawing } from './drawing.ts'
import { createReviewEvents } from './events.ts'
import { draw, weekOf } from './lot.ts'
import type { ReviewStore } from './store.ts'

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

describe('weeks that are over are drawn from', () => {
  const settings = {
    share: 50,
    teams: [
      { team: 'b', share: 100 },
      { team: 'c', share: 0 },
    ],
    criteria: [{ id: 'x', name: 'X' }],
  }
  const drawing = ({ said = settings as typeof settings | null, isTaken = (_team: string): boolean => false } = {}) => {
    const asked: unknown[] = []
    const store = {
      settings: async () => said && { ...said, changedAt: '2026-11-01T00:00:00.000Z', changedBy: 'kim' },
      weeksBefore: async (...given: unknown[]) => {
        asked.push(given)
        return ['2026-11-16', '2026-11-09']
      },
      undrawn: async (week: string) => (week === '2026-11-16' ? ['a', 'b', 'c'] : ['']),
      answered: async (week: string, team: string, most: number) => {
        asked.push([week, team, most])
        return ['1', '2', '3'].map((caseId) => ({ agentId: 'jo', caseId }))
      },
      drawn: async ({ week, team, answered, drawn: all, at }: Parameters<ReviewStore['drawn']>[0]) => {
        asked.push([week, team, answered, all.length, at])
        return !isTaken(team)
      },
    }
    const seeds: string[] = []
    const draws = createDrawing({
      store,
      clock: createManualClock('2026-11-24T10:00:00.000Z'),
      withTransaction: (work) => work(),
      seedOf: (words) => {
        seeds.push(words)
        return words
      },
    })
    return { draws, asked, seeds }
  }

  test('the last two, each team by its own share; of none nothing', async () => {
    const { draws, asked, seeds } = drawing()
    expect(await draws()).toBe(7)
    const at = '2026-11-24T10:00:00.000Z'
    expect(asked).toEqual([
      ['2026-11-23', 2],
      ['2026-11-16', 'a', 20_000],
      ['2026-11-16', 'a', 3, 2, at],
      ['2026-11-16', 'b', 20_000],
      ['2026-11-16', 'b', 3, 3, at],
      ['2026-11-09', '', 20_000],
      ['2026-11-09', '', 3, 2, at],
    ])
    expect(seeds).toEqual(['2026-11-16 a', '2026-11-16 b', '2026-11-09 '])
  })

  test('what another instance has drawn counts for nothing here; without criteria nobody is drawn', async () => {
    expect(await drawing({ isTaken: (team) => team === 'b' }).draws()).toBe(4)
    for (const said of [null, { ...settings, criteria: [] }]) {
      const { draws, asked } = drawing({ said })
      expect([await draws(), asked]).toEqual([0, []])
    }
    expect(await drawing().draws(AbortSignal.abort())).toBe(0)
  })

  test('an answer of a representative is noted in its week, and nothing else is', async () => {
    const noted: unknown[] = []
    const { onCase } = createReviewEvents(
      { note: async (one) => void noted.push(one), forgetCaseless: async () => undefined },
      { clock: createManualClock('2026-11-24T10:00:00.000Z') },
    )
    const record = { id: '7', team: 'a' }
    const answered = { type: 'case.answered', record, agentId: 'jo', at: null }
    await onCase(answered)
    await onCase({ ...answered, record: { id: '8', team: null }, at: '2026-11-22T23:59:59.999Z' })
    await onCase({ ...answered, agentId: null })
    await onCase({ ...answered, type: 'case.created' })
    expect(noted).toEqual([
      { week: '2026-11-23', team: 'a', agentId: 'jo', caseId: '7' },
      { week: '2026-11-16', team: null, agentId: 'jo', caseId: '8' },
    ])
  })
})
