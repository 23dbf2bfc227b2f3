import type { DeskSchema } from '../../../kit/api/desk.ts'
import { expect, test } from 'vitest'
import { historyOf } from './appeal-history.ts'

const minute = (count: number): string => new Date(Date.UTC(2026, 10, 20, 9, count)).toISOString()
const appeal = {
  submittedDate: minute(0),
  state: 'OVERTURNED',
  decidedAt: minute(9),
  decidedBy: 'max',
  questions: [
    { askedBy: 'kim', askedAt: minute(1), answeredAt: minute(4) },
    { askedBy: 'kim', askedAt: minute(5), answeredAt: null },
  ],
} as unknown as DeskSchema<'DeskAppealSheet'>['appeal']
const sheet: DeskSchema<'DeskAppealSheet'> = {
  appeal,
  opinions: [
    {
      colleague: 'jo',
      question: null,
      askedBy: 'kim',
      askedAt: minute(2),
      advice: 'OVERTURNED',
      words: 'Two people.',
      givenAt: minute(6),
    },
  ],
  assignments: [
    { assignee: 'kim', assignedBy: 'kim', assignedAt: minute(3), note: null },
    { assignee: 'max', assignedBy: 'kim', assignedAt: minute(7), note: 'You know the game.' },
    { assignee: null, assignedBy: 'max', assignedAt: minute(8), note: null },
  ],
  alike: [],
}

test('every step in the order it was made, with who made it', () => {
  expect(historyOf(sheet).map(({ at, note, ...step }) => [new Date(at).getUTCMinutes(), step, note])).toEqual([
    [0, { what: 'created' }, null],
    [1, { what: 'asked', by: 'kim' }, null],
    [2, { what: 'opinion', by: 'kim', other: 'jo' }, null],
    [3, { what: 'took', by: 'kim' }, null],
    [4, { what: 'answered' }, null],
    [5, { what: 'asked', by: 'kim' }, null],
    [6, { what: 'opined', by: 'jo' }, null],
    [7, { what: 'given', by: 'kim', other: 'max' }, 'You know the game.'],
    [8, { what: 'left', by: 'max' }, null],
    [9, { what: 'decided', by: 'max', state: 'OVERTURNED' }, null],
  ])
})

test('an appeal nobody has touched was sent, and that is all', () => {
  const fresh = { ...appeal, state: 'PENDING', decidedAt: null, decidedBy: null, questions: [] } as typeof appeal
  expect(historyOf({ appeal: fresh, opinions: [], assignments: [], alike: [] })).toEqual([
    { what: 'created', at: minute(0), note: null },
  ])
})
