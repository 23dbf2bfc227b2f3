import { expect, test } from 'vitest'
import { problemOfAnswer, problemOfFailure } from './problem.ts'

const none = new Headers()

test('an answer’s members come through: kind, words, place to go, number to quote', () => {
  const problem = problemOfAnswer(422, none, {
    type: '/services/bft/docs/problems/validation',
    slug: 'validation',
    title: 'x',
    status: 422,
    requestId: 'r1',
    errorKey: 'support.case.error.locked',
    case: { id: '1' },
  })
  expect(problem).toMatchObject({
    kind: 'http',
    status: 422,
    slug: 'validation',
    messageKey: 'support.case.error.locked',
    requestId: 'r1',
    body: { case: { id: '1' } },
  })
  expect(problemOfAnswer(401, none, { slug: 'unauthorized', error: { redirectUrl: '/x' } }).redirectUrl).toBe('/x')
  expect(problemOfAnswer(422, none, { slug: 'validation', errorMessage: 'Not sent.' }).message).toBe('Not sent.')
})

test.each([
  [401, 'support.error.signed.out'],
  [404, 'support.error.not.found'],
  [413, 'support.error.file.size'],
  [429, 'support.error.too.many'],
  [503, 'support.error.unavailable'],
  [500, 'support.error.unknown.desc'],
  [418, 'support.error.unknown.desc'],
])('%i without words of its own says %s', (status, key) => {
  expect(problemOfAnswer(status, none, '<html>').messageKey).toBe(key)
})

test('Retry-After in seconds or as a date', () => {
  expect(problemOfAnswer(429, new Headers({ 'retry-after': '12' }), {}).retryAfter).toBe(12)
  expect(
    problemOfAnswer(429, new Headers({ 'retry-after': new Date(Date.now() - 5000).toUTCString() }), {}).retryAfter,
  ).toBe(0)
  expect(problemOfAnswer(429, new Headers({ 'retry-after': 'soon' }), {}).retryAfter).toBeNull()
})

test('without an answer: offline, too long, or stopped by ourselves', () => {
  expect(problemOfFailure(new TypeError('Failed to fetch'))).toMatchObject({
    kind: 'offline',
    status: 0,
    messageKey: 'support.error.offline',
  })
  expect(problemOfFailure(new DOMException('', 'TimeoutError'))).toMatchObject({ kind: 'timeout' })
  expect(problemOfFailure(new DOMException('', 'AbortError'))).toMatchObject({ kind: 'aborted' })
})
