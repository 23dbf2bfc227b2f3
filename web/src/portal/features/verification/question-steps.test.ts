import { describe, expect, test } from 'vitest'
import {
  type StepsEvent,
  type StepsState,
  allAnswers,
  answerAt,
  canGoOn,
  canSkip,
  hasProgress,
  isLastStep,
  nextSteps,
  noQuestions,
  questionAt,
} from './question-steps.ts'

const question = (id: string) => ({ id, text: `${id}?` })
const loaded = (ids: string[], shufflesRemaining = 2): StepsEvent => ({
  type: 'LOADED',
  questions: { questions: ids.map(question), shufflesRemaining },
})
const run = (...events: StepsEvent[]): StepsState => events.reduce(nextSteps, noQuestions)
const answer = (text: string): StepsEvent => ({ type: 'ANSWER', text })
const replaced = (id: string, shufflesRemaining: number): StepsEvent => ({
  type: 'SKIPPED',
  answer: { questions: [question(id)], shufflesRemaining },
})

describe('steps', () => {
  test('[KBV-08] [KBV-09] every step but the last goes on, the last one sends', () => {
    const first = run(loaded(['a', 'b']), answer('x'))
    expect(isLastStep(first)).toBe(false)
    const last = nextSteps(first, { type: 'CONTINUE' })
    expect(questionAt(last)?.id).toBe('b')
    expect(isLastStep(last)).toBe(true)
    expect(nextSteps(nextSteps(last, answer('y')), { type: 'CONTINUE' }).step).toBe(1)
  })
  test('[KBV-17] [KBV-18] without an answer to the present question nothing goes on', () => {
    const state = run(loaded(['a', 'b']))
    expect(canGoOn(state)).toBe(false)
    expect(nextSteps(state, { type: 'CONTINUE' })).toEqual(state)
    expect(canGoOn(nextSteps(state, answer('  ')))).toBe(false)
    expect(canGoOn(nextSteps(state, answer('x')))).toBe(true)
    expect(canGoOn(run(loaded(['a', 'b']), answer('x'), { type: 'CONTINUE' }))).toBe(false)
  })
  test('[KBV-04] with a single question there is no notifier', () => {
    expect(hasProgress(run(loaded(['a'])))).toBe(false)
    expect(hasProgress(run(loaded(['a', 'b'])))).toBe(true)
  })
  test('the way back keeps what was typed; every answer goes out with its question', () => {
    const state = run(loaded(['a', 'b']), answer('x'), { type: 'CONTINUE' }, answer('y'), { type: 'BACK' })
    expect(answerAt(state)).toBe('x')
    expect(allAnswers(state)).toEqual([
      { id: 'a', answer: 'x' },
      { id: 'b', answer: 'y' },
    ])
  })
})

describe('skips', () => {
  test('[KBV-14] [KBV-15] three, until the server says how many', () => {
    expect(noQuestions.skips).toBe(3)
    expect(run(loaded(['a'], 1)).skips).toBe(1)
    expect(run(loaded(['a'], 1), { type: 'SKIP' }, replaced('c', 0)).skips).toBe(0)
  })
  test('[KBV-11] with none left a question cannot be skipped', () => {
    const state = run(loaded(['a'], 0))
    expect(canSkip(state)).toBe(false)
    expect(nextSteps(state, { type: 'SKIP' })).toEqual(state)
  })
  test('[KBV-12] while one is under way no other starts', () => {
    const state = run(loaded(['a'], 2), { type: 'SKIP' })
    expect(canSkip(state)).toBe(false)
    expect(nextSteps(state, { type: 'SKIP' })).toEqual(state)
  })
  test('[KBV-13] the question is replaced in its place by the one that came, without the old answer', () => {
    const state = run(loaded(['a', 'b']), answer('x'), { type: 'SKIP' }, replaced('c', 1))
    expect(state.questions.map(({ id }) => id)).toEqual(['c', 'b'])
    expect(answerAt(state)).toBe('')
    const second = run(loaded(['a', 'b']), answer('x'), { type: 'CONTINUE' }, { type: 'SKIP' }, replaced('c', 1))
    expect(second.questions.map(({ id }) => id)).toEqual(['a', 'c'])
    expect([second.step, second.answers]).toEqual([1, { a: 'x' }])
  })
  test('[KBV-16] after a failed skip the next try is possible while skips remain', () => {
    expect(canSkip(run(loaded(['a'], 1), { type: 'SKIP' }, { type: 'SKIP_FAILED' }))).toBe(true)
    expect(canSkip(run(loaded(['a'], 0), { type: 'SKIP_FAILED' }))).toBe(false)
  })
})
