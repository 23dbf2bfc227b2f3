// What is late stands apart from what is due, and nothing else moves.
import { expect, test } from 'vitest'
import { headsOf, inGroups } from './queue-groups.ts'

const now = Date.parse('2026-11-18T12:00:00.000Z')
const late = { id: 'late', due: { kind: 'firstAnswer', at: '2026-11-18T11:59:00.000Z' } } as const
const later = { id: 'later', due: { kind: 'firstAnswer', at: '2026-11-18T09:00:00.000Z' } } as const
const soon = { id: 'soon', due: { kind: 'firstAnswer', at: '2026-11-18T12:30:00.000Z' } } as const
const never = { id: 'never', due: null } as const
const threat = { id: 'threat', due: late.due, sensitive: ['threats' as const] }

test('sensitive cases lead, then what is late, then the rest; each part keeps its order', () => {
  expect(inGroups([never, late, soon, threat, later], now).map(({ id }) => id)).toEqual([
    'threat',
    'late',
    'later',
    'never',
    'soon',
  ])
})

test('a part has a head where it begins; a list of one part has none', () => {
  expect(headsOf(inGroups([soon, threat, late, never], now), now)).toEqual([
    { group: 'sensitive', at: 0 },
    { group: 'late', at: 1 },
    { group: 'rest', at: 2 },
  ])
  expect(headsOf([late, later], now)).toEqual([])
  expect(headsOf([], now)).toEqual([])
})
