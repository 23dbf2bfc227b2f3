import { expect, test } from 'vitest'
import { problemOfAnswer, problemOfFailure } from '../../kit/api/problem.ts'
import { wordsOf } from './failure-words.ts'
import type { Texts } from './i18n.ts'

const t: Texts['t'] = (key) => key
const answered = (status: number, body: object = {}) => wordsOf(problemOfAnswer(status, new Headers(), body), t)

test('who typed an id that cannot be one, or asks for what is gone, is not told to try again in a moment', () => {
  expect([400, 403, 404, 500, 503].map((status) => answered(status))).toEqual([
    'failed.malformed',
    'failed.forbidden',
    'failed.gone',
    'failed',
    'failed',
  ])
  expect(wordsOf(problemOfFailure(new TypeError('fetch failed')), t)).toBe('failed.offline')
})

test('the server’s own words stand above that', () => {
  const validationErrors = { globalErrors: [], fieldErrors: [], errorCodes: { unknown: 'There is no such team.' } }
  expect(answered(422, { slug: 'validation', validationErrors, errorMessage: 'Other' })).toBe('There is no such team.')
  expect(answered(409, { slug: 'changed', errorMessage: 'Somebody was faster.' })).toBe('Somebody was faster.')
})
