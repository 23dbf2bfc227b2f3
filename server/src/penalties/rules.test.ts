import { expect, test } from 'vitest'
import { appealPeriods } from '../content/periods.ts'
import { canAppeal, isActive, lastAppealState } from './rules.ts'
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

test.each<[string, Partial<Penalised>, boolean]>([
  ['no appeal yet', {}, true],
  ['one pending', { appeals: [appeal('PENDING')] }, false],
  ['one upheld: a second is possible', { appeals: [appeal('UPHELD')] }, true],
  ['two upheld: no third', { appeals: [appeal('UPHELD'), appeal('UPHELD')] }, false],
  ['overturned', { appeals: [appeal('OVERTURNED')] }, false],
  ['a kind that cannot be appealed', { appealable: false }, false],
  ['180 days ago', { imposedAt: '2026-05-22T09:30:00.000Z' }, true],
  ['longer ago', { imposedAt: '2026-05-22T09:29:59.999Z' }, false],
  ['over already', { active: false, end: '2026-11-02T00:00:00.000Z' }, true],
])('canAppeal (decisions-cases J2): %s', (_name, change, expected) => {
  expect(canAppeal(penalty(change), now, appealPeriods)).toBe(expected)
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
