import { expect, test } from 'vitest'
import type { Problem } from '../../../kit/api/problem.ts'
import { codeMax, cleanCode, isCode, looksLikePhone, protectionProblem } from './sms-code.ts'

const problem = (status: number): Problem => ({
  kind: 'http',
  status,
  slug: null,
  messageKey: 'support.error.too.many',
  message: 'Please wait a minute.',
  validationErrors: null,
  retryAfter: 60,
  requestId: 'r-1',
  redirectUrl: null,
  body: null,
})

test('[SMS-18] [SMS-19] a code has ten letters at most and must hold something', () => {
  expect(codeMax).toBe(10)
  expect([isCode(''), isCode(' - '), isCode('482 915')]).toEqual([false, false, true])
})
test('spaces and hyphens of a copied code go', () => {
  expect(cleanCode(' 482-915 ')).toBe('482915')
})
test('a 422 speaks for itself, anything else is told in the general words', () => {
  expect(protectionProblem(problem(422)).message).toBe('Please wait a minute.')
  expect(protectionProblem(problem(429))).toMatchObject({
    messageKey: 'support.error.unknown.desc',
    message: null,
    retryAfter: null,
    requestId: 'r-1',
  })
})
test('what is typed as a phone number', () => {
  expect(['(202) 555-0142', '+49 151 23456789', '', '  ', 'call me', '+'].map(looksLikePhone)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
