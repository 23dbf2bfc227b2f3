import { expect, test } from 'vitest'
import { appealPeriods } from '../content/periods.ts'
import type { NoAppeal } from '#generated/server/schemas.ts'
import { canAppeal, isActive, lastAppealState, noAppeal } from './rules.ts'
import type { AppealRecord, AppealState, Penalised } from './types.ts'

const now = new Date('2026-11-18T09:30:00.000Z')
const appeal = (state: AppealState): AppealRecord => ({
  id: 'app-1',
  penaltyId: 'pen-1',
  accountId: 'ada',
  reasonId: 'mistake',
  description: null,
  submittedAt: '2026-11-10T00:00:00.000Z',
  state,
  repName: null,
  repResponse: null,
  decidedBy: null,
  decidedAt: null,
  game: 'wow',
  dueAt: '2026-11-17T00:00:00.000Z',
  isWaiting: false,
  assignee: null,
  questions: [],
})
const penalty = (change: Partial<Penalised> = {}): Penalised => ({
  id: 'pen-1',
  externalId: null,
  accountId: 'ada',
  game: 'wow',
  gameAccount: 'Ada#1',
  penalty: { 'en-US': 'Suspension' },
  reason: { 'en-US': 'Cheating' },
  end: null,
  active: true,
  evidence: [],
  appealable: true,
  imposedAt: '2026-11-01T00:00:00.000Z',
  imposedBy: null,
  ruleBroken: null,
  facts: null,
  decidedBy: null,
  howToComplain: null,
  newsAt: null,
  seenAt: null,
  appeals: [],
  ...change,
})

test.each<[string, Partial<Penalised>, NoAppeal | null]>([
  ['no appeal yet', {}, null],
  ['one pending', { appeals: [appeal('PENDING')] }, 'pending'],
  ['one upheld: a second is possible', { appeals: [appeal('UPHELD')] }, null],
  ['two upheld: no third', { appeals: [appeal('UPHELD'), appeal('UPHELD')] }, 'used'],
  ['overturned', { appeals: [appeal('OVERTURNED')] }, 'overturned'],
  ['a kind that cannot be appealed', { appealable: false }, 'final'],
  ['180 days ago', { imposedAt: '2026-05-22T09:30:00.000Z' }, null],
  ['longer ago', { imposedAt: '2026-05-22T09:29:59.999Z' }, 'tooOld'],
  ['over already', { active: false, end: '2026-11-02T00:00:00.000Z' }, null],
])('why no appeal is possible (decisions-cases J2, T39): %s', (_name, change, expected) => {
  expect(noAppeal(penalty(change), now, appealPeriods)).toBe(expected)
  expect(canAppeal(penalty(change), now, appealPeriods)).toBe(expected === null)
})

test('a penalty is over once its end has passed or its flag is off; null is permanent (decisions-cases J7)', () => {
  expect(isActive({ active: true, end: null }, now)).toBe(true)
  expect(isActive({ active: true, end: '2026-11-18T09:30:00.001Z' }, now)).toBe(true)
  expect(isActive({ active: true, end: '2026-11-18T09:30:00.000Z' }, now)).toBe(false)
  expect(isActive({ active: false, end: null }, now)).toBe(false)
})

test('[APPEAL-04] without an appeal there is no state; otherwise the last one counts', () => {
  expect(lastAppealState(penalty())).toBeNull()
  expect(lastAppealState(penalty({ appeals: [appeal('UPHELD'), appeal('PENDING')] }))).toBe('PENDING')
})
