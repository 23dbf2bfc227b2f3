import { expect, test } from 'vitest'
import { answerFaults, questions, questionsOf } from './rules.ts'

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

test('each question asked needs its answer, and no other may come', () => {
  expect(answerFaults({ q1: '5', q2: '5', q3: 'yes' }, 3)).toEqual([])
  expect(answerFaults({ q1: '5', q2: '5', q3: 'yes', q4: '5', q5: '5' }, 5)).toEqual([])
  expect(answerFaults({ q1: '5', q3: 'yes', q5: '5' }, 3)).toEqual([
    { field: 'q2', code: 'required' },
    { field: 'q5', code: 'unknown' },
  ])
  expect(answerFaults({}, 5).map(({ field }) => field)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5'])
})
