import { expect, test } from 'vitest'
import { answerFaults, isOpen, openDays, questions, questionsOf } from './rules.ts'

test('five questions about a ticket, the first three about a chat or a call', () => {
  expect(questions.map(({ type, section }) => `${type} ${section}`)).toEqual([
    'satisfaction sectionOne',
    'easiness sectionOne',
    'firstContact sectionOne',
    'agreement sectionTwo',
    'likelihood sectionThree',
  ])
  expect(questionsOf({ channel: 'TICKET' })).toEqual(questions)
  for (const channel of ['CHAT', 'PHONE_CALLBACK'] as const)
    expect(questionsOf({ channel })).toEqual(questions.slice(0, 3))
})

test('open for fourteen days, the last moment included', () => {
  const resolvedAt = '2026-11-01T10:00:00.000Z'
  const at = (offset: number) => new Date(Date.parse(resolvedAt) + 14 * 86_400_000 + offset)
  expect(openDays).toBe(14)
  expect([isOpen(resolvedAt, at(-1)), isOpen(resolvedAt, at(0)), isOpen(resolvedAt, at(1))]).toEqual([
    true,
    true,
    false,
  ])
})

test('each question asked needs its answer, and no other may come', () => {
  expect(answerFaults({ q1: '5', q2: '5', q3: 'yes' }, 3)).toEqual([])
  expect(answerFaults({ q1: '5', q2: '5', q3: 'yes', q4: '5', q5: '5' }, 5)).toEqual([])
  expect(answerFaults({ q1: '5', q3: 'yes', q5: '5' }, 3)).toEqual([
    { field: 'q2', code: 'required' },
    { field: 'q5', code: 'unknown' },
  ])
  expect(answerFaults({}, 5).map(({ field }) => field)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5'])
})
