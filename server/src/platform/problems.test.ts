import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { FieldError } from '#generated/server/schemas.ts'
import { toProblemError, useProblems } from './error-handler.ts'
import { problem, problemBody, problemKinds, ProblemError } from './problems.ts'

test('a problem carries type, title, status and request id, and nothing that is not set', () => {
  expect(problemBody(problem.badRequest(), '/services/bft', 'r1')).toEqual({
    type: '/services/bft/docs/problems/bad-request',
    slug: 'bad-request',
    title: 'The request is malformed',
    status: 400,
    requestId: 'r1',
  })
  expect(
    problemBody(problem.unauthorized({ redirectUrl: '/support/en-US/help/verification' }), '/services/bft', 'r1'),
  ).toMatchObject({
    error: { redirectUrl: '/support/en-US/help/verification' },
  })
})

test('a broken rule names fields; an error key alone brings no empty lists', () => {
  const fieldErrors: FieldError[] = [{ field: 'fields.description', code: 'required' }]
  expect(problem.validation({ fieldErrors }).members).toEqual({
    validationErrors: { globalErrors: [], fieldErrors, errorCodes: {} },
  })
  expect(problem.validation({ errorKey: 'support.case.error.locked' }).members).toEqual({
    errorKey: 'support.case.error.locked',
  })
})

test('Retry-After is whole seconds, at least one', () => {
  expect(problem.tooManyRequests(0.2).headers).toEqual({ 'retry-after': '1' })
  expect(problem.unavailable(29.1).headers).toEqual({ 'retry-after': '30' })
})

test.each<[unknown, number]>([
  [problem.notFound(), 404],
  [Object.assign(new Error('no'), { statusCode: 406 }), 400],
  [Object.assign(new Error('no'), { statusCode: 413 }), 413],
  [new Error('secret path /etc'), 500],
  ['a string', 500],
  [Object.assign(new Error('x'), { statusCode: 502 }), 500],
])('any error is answered as a problem: %s → %i', async (error, status) => {
  const app = Fastify()
  useProblems(app)
  app.get('/services/desk/x', async () => {
    throw error
  })
  const answer = await app.inject('/services/desk/x')
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(answer.json()).toMatchObject({
    status,
    type: expect.stringMatching(/^\/services\/desk\/docs\/problems\/[a-z-]+$/),
  })
  expect(answer.body).not.toContain('secret')
})

test('every kind has an error status of its own title', () => {
  for (const slug of Object.keys(problemKinds))
    expect(new ProblemError(slug as keyof typeof problemKinds).status).toBeGreaterThanOrEqual(400)
  const titles = Object.values(problemKinds).map((kind) => kind.title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('a transaction that lost its race in every try is 503 with Retry-After, not 500', () => {
  const lost = toProblemError(Object.assign(new Error('could not serialize access'), { code: '40001' }))
  expect([lost.status, lost.headers['retry-after']]).toEqual([503, '5'])
})

test.each(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO', 'EROFS'])(
  'a disk or a process that has no more of something is 503 with Retry-After: %s',
  (code) => {
    const full = toProblemError(Object.assign(new Error('no more'), { code }))
    expect([full.status, full.headers['retry-after']]).toEqual([503, '30'])
  },
)
