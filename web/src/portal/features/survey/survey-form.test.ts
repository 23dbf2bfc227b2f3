import { describe, expect, test } from 'vitest'
import { problemOfAnswer } from '../../../kit/api/problem.ts'
import type { Survey } from './queries.ts'
import { answersOf, drawnSections, emptyValues, keptValues, ratingOf, storedError, toAnswers } from './survey-form.ts'

const question = (index: number, type: string) => ({ index, question: `Question ${index}`, type })
const five: Survey = {
  caseId: '104231177',
  region: 'us',
  subject: 'Stuck',
  sectionOne: [question(1, 'satisfaction'), question(2, 'easiness'), question(3, 'firstContact')],
  sectionTwo: [question(4, 'agreement')],
  sectionThree: [question(5, 'likelihood')],
}
const three: Survey = { ...five, sectionTwo: [], sectionThree: [] }
const valuesOf = (answers: ReturnType<typeof answersOf>): string => answers.map(({ value }) => value).join('')

describe('answers', () => {
  test('[SURVEY-04] [SURVEY-13] every question has the five answers 1 to 5', () => {
    for (const type of ['satisfaction', 'easiness', 'agreement', 'likelihood', 'somethingNew'])
      expect(valuesOf(answersOf(type))).toBe('12345')
  })
  test('[SURVEY-11] firstContact is shown in reverse; each value keeps its own words', () => {
    expect(valuesOf(answersOf('firstContact'))).toBe('54321')
    expect(answersOf('firstContact')[0]).toEqual({ value: '5', labelKey: 'support.survey.answer.firstContact.5' })
  })
  test('[SURVEY-10] the five types have words of their own, another has those of agreement', () => {
    const words = ['satisfaction', 'easiness', 'firstContact', 'agreement', 'likelihood'].map(
      (type) => answersOf(type)[0]!.labelKey,
    )
    expect(new Set(words).size).toBe(5)
    expect(answersOf('somethingNew')).toEqual(answersOf('agreement'))
  })
})

test('[CASEENTITY-14] the form holds one answer a question in its three sections, 1 to 5, and feedback', () => {
  expect(emptyValues(five)).toEqual({ sectionOne: ['', '', ''], sectionTwo: [''], sectionThree: [''], feedback: '' })
  expect(
    toAnswers({ sectionOne: ['1', '2', '3'], sectionTwo: ['4'], sectionThree: ['5'], feedback: 'Quick.' }),
  ).toEqual({ q1: '1', q2: '2', q3: '3', q4: '4', q5: '5', feedback: 'Quick.' })
})

describe('what was answered before', () => {
  const kept = { sectionOne: ['5', '', '2'], sectionTwo: ['3'], sectionThree: [''], feedback: 'Quick.' }
  test('is there again, and stands above the answer of a link', () => {
    expect(keptValues(five, kept, '')).toEqual(kept)
    expect(keptValues(five, kept, '1').sectionOne).toEqual(['5', '', '2'])
    expect(keptValues(five, { ...kept, sectionOne: ['', '4', ''] }, '1').sectionOne).toEqual(['1', '4', ''])
    expect(keptValues(five, null, '1')).toEqual(emptyValues(five, '1'))
  })
  test('is left out where it does not fit the questions', () => {
    expect(keptValues(three, kept, '')).toEqual({ ...kept, sectionTwo: [], sectionThree: [] })
    expect(keptValues(five, { sectionOne: ['6', 5, null], sectionTwo: 'x', feedback: 7 }, '')).toEqual({
      ...emptyValues(five),
      sectionOne: ['', '5', ''],
    })
  })
})

test('[SURVEY-03] at most three sections are drawn, an empty one is not', () => {
  expect(drawnSections(five).map(({ name }) => name)).toEqual(['sectionOne', 'sectionTwo', 'sectionThree'])
  expect(drawnSections(three).map(({ name }) => name)).toEqual(['sectionOne'])
})

describe('what is sent', () => {
  test('[SURVEY-15] three answers are q1, q2, q3 and feedback', () => {
    expect(emptyValues(three)).toEqual({ sectionOne: ['', '', ''], sectionTwo: [], sectionThree: [], feedback: '' })
    expect(toAnswers({ sectionOne: ['5', '4', '3'], sectionTwo: [], sectionThree: [], feedback: 'Quick.' })).toEqual({
      q1: '5',
      q2: '4',
      q3: '3',
      feedback: 'Quick.',
    })
  })
  test('[SURVEY-16] five answers add q4 and q5 in the order of the sections', () => {
    expect(toAnswers({ sectionOne: ['5', '4', '3'], sectionTwo: ['2'], sectionThree: ['1'], feedback: '' })).toEqual({
      q1: '5',
      q2: '4',
      q3: '3',
      q4: '2',
      q5: '1',
    })
  })
})

test('the stored error is the server’s, else the general one', () => {
  const refused = problemOfAnswer(422, new Headers(), { slug: 'validation', errorKey: 'support.survey.error.closed' })
  expect(storedError(refused)).toEqual({
    key: 'support.survey.error.closed',
    text: null,
    tone: 'danger',
  })
  expect(storedError({ body: null, message: null }).key).toBe('support.error.generic')
})

test('a mail’s link chooses the first answer and no other; what is no rating chooses nothing (CD-238)', () => {
  expect(emptyValues(five, ratingOf('?rating=4'))).toEqual({ ...emptyValues(five), sectionOne: ['4', '', ''] })
  for (const search of ['', '?rating=', '?rating=6', '?rating=0', '?rating=44', '?rating=x'])
    expect(emptyValues(five, ratingOf(search))).toEqual(emptyValues(five))
})
