import { PassThrough } from 'node:stream'
import { Type } from '@sinclair/typebox'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { Problem } from '#generated/server/schemas.ts'
import { useProblems } from '../error-handler.ts'
import { problem, problemBody } from '../problems.ts'
import type { RouteOperation } from '../route-operation.ts'
import { findProblemMistakes, useResponseCheck } from './response-check.ts'

const operation = {
  operationId: 'getThing',
  room: 'things',
  method: 'GET',
  url: '/services/bft/api/thing',
  response: { 200: Type.Object({ a: Type.Integer() }), 204: null, 404: Problem },
  produces: { 200: ['application/json'], 404: ['application/problem+json'] },
  responseHeaders: { 204: Type.Object({ 'x-total-count': Type.Integer() }) },
  security: [],
} as unknown as RouteOperation

let app: FastifyInstance
let lines: string[]
const start = (then: 'refuse' | 'log'): FastifyInstance => {
  lines = []
  const stream = new PassThrough().on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  app = Fastify({ logger: { stream, level: 'error' } })
  useProblems(app)
  useResponseCheck(app, then)
  return app
}
afterEach(() => app.close())

const detailOf = async (url: string): Promise<string> => {
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'application/problem+json; charset=utf-8'])
  expect(answer.json()).toMatchObject({ type: '/services/bft/docs/problems/internal', status: 500 })
  return answer.json().detail
}

test.each<[string, (reply: FastifyReply) => unknown, string]>([
  ['a status nobody wrote down', (reply) => reply.code(202).send({ a: 1 }), 'status 202 is not in the contract'],
  ['a body of another shape', (reply) => reply.type('application/json').send('{"a":"1"}'), 'body/a must be integer'],
  ['no body', (reply) => reply.type('application/json').send(''), 'no JSON text'],
  [
    'another type',
    (reply) => reply.type('text/plain').send('a'),
    'content type text/plain instead of application/json',
  ],
  [
    'a body where none is',
    (reply) => reply.code(204).header('x-total-count', 1).send('a'),
    'a body where the contract',
  ],
  [
    'a header nobody wrote down',
    (reply) => reply.code(204).headers({ 'x-total-count': 1, 'x-odd': 'a' }).send(),
    'header x-odd is not in the contract',
  ],
  ['a missing header', (reply) => reply.code(204).send(), "must have required property 'x-total-count'"],
])('an answer with %s is refused and says why', async (_, handler, detail) => {
  start('refuse').get(operation.url, { config: { operation } }, async (_request, reply) => handler(reply))
  expect(await detailOf(operation.url)).toContain(detail)
})

test('an emptied error is refused wherever it comes from: handler, error handler, no route', async () => {
  start('refuse')
  app.get(operation.url, { config: { operation } }, async (_request, reply) => reply.code(404).send(''))
  app.get('/page', async (_request, reply) => reply.code(503).send())
  await app.register(async (scope) => {
    scope.setErrorHandler(async (_error, _request, reply) => reply.code(404).send(''))
    scope.get('/services/bft/api/scope', async () => {
      throw problem.notFound()
    })
  })
  const nothingThere = async (scope: FastifyInstance) =>
    scope.setNotFoundHandler(async (_request, reply) => reply.code(404).send(''))
  await app.register(nothingThere, { prefix: '/services/nowhere' })
  expect(await detailOf(operation.url)).toContain('getThing 404 breaks the contract: content type text/plain')
  expect(await detailOf('/page')).toContain('/page 503 breaks the contract: an error of type (none)')
  expect(await detailOf('/services/bft/api/scope')).toContain('an error of type text/plain')
  expect(await detailOf('/services/nowhere/else')).toContain('no route 404 breaks the contract')
})

test('headers of the answer that broke the contract do not go out with the refusal', async () => {
  start('refuse').get(operation.url, { config: { operation } }, async (_request, reply) =>
    reply.headers({ etag: '"a"', 'content-encoding': 'br', location: '/', 'content-length': 1 }).code(202).send('a'),
  )
  const { headers, body } = await app.inject(operation.url)
  expect(Object.keys(headers).sort()).toEqual(['cache-control', 'connection', 'content-length', 'content-type', 'date'])
  expect([headers['cache-control'], Number(headers['content-length'])]).toEqual(['no-store', Buffer.byteLength(body)])
})

test('problems, answers of the contract, other routes and errors with readers of their own pass', async () => {
  start('refuse').get(operation.url, { config: { operation } }, async () => {
    throw problem.notFound()
  })
  app.get('/ready', { config: { ownErrors: 'a balancer reads the status' } }, async (_request, reply) =>
    reply.code(503).send({ ready: false }),
  )
  app.get('/page', async (_request, reply) => reply.type('text/html').send('<p>'))
  expect((await app.inject(operation.url)).json()).toMatchObject({ status: 404 })
  expect((await app.inject({ method: 'HEAD', url: '/nowhere' })).statusCode).toBe(404)
  expect((await app.inject('/ready')).json()).toEqual({ ready: false })
  expect((await app.inject('/page')).body).toBe('<p>')
  expect(lines).toEqual([])
})

test('in development the answer goes out, and one line says what is wrong with it', async () => {
  start('log').get(operation.url, { config: { operation } }, async (_request, reply) =>
    reply.type('application/json').send('{"a":"1"}'),
  )
  expect((await app.inject(operation.url)).json()).toEqual({ a: '1' })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'getThing 200 breaks the contract: body/a must be integer' })
})

test('a text is looked at each time; a database that is away may be said by any operation', async () => {
  let answer = '{"a":1}'
  start('refuse').get(operation.url, { config: { operation } }, async (_request, reply) =>
    reply.type('application/json').send(answer),
  )
  app.get('/services/bft/api/away', { config: { operation } }, async () => {
    throw problem.unavailable(1)
  })
  expect((await app.inject(operation.url)).statusCode).toBe(200)
  answer = '{"a":"1"}'
  expect((await app.inject(operation.url)).statusCode).toBe(500)
  expect((await app.inject('/services/bft/api/away')).json()).toMatchObject({ status: 503 })
  expect(JSON.parse(lines[0]!).msg).toBe('getThing 200 breaks the contract: body/a must be integer')
})

test('the same bytes are looked at once', async () => {
  const bytes = Buffer.from('{"a":1}')
  start('refuse').get(operation.url, { config: { operation } }, async (_request, reply) =>
    reply.type('application/json').send(bytes),
  )
  expect((await app.inject(operation.url)).statusCode).toBe(200)
  bytes.write('[')
  expect((await app.inject(operation.url)).statusCode).toBe(200)
})

const problemType = 'application/problem+json; charset=utf-8'
const place = { status: 404, url: '/services/bft/api/thing', requestId: 'r1' }
const good = problemBody(problem.notFound(), '/services/bft', 'r1')
test.each<[string, unknown, string[]]>([
  ['nothing', JSON.stringify(good), []],
  ['its body', '', ['an error without a body']],
  ['text', Buffer.from(JSON.stringify(good)), ['an error without a body']],
  [
    'its own status',
    JSON.stringify(problemBody(problem.conflict(), '/services/bft', 'r1')),
    ['a problem of 409 sent as 404'],
  ],
  ['its own request', JSON.stringify({ ...good, requestId: 'r2' }), ['a problem of another request']],
  [
    'its own base',
    JSON.stringify({ ...good, type: '/services/desk/docs/problems/not-found' }),
    ['a problem of another base'],
  ],
  ['its title', JSON.stringify({ ...good, title: undefined }), ["problem must have required property 'title'"]],
])('what an error lacks of a problem is named: %s', (_, body, mistakes) => {
  expect(findProblemMistakes(place, problemType, body)).toEqual(mistakes)
})

test('an error of another type is none, whatever it says', () => {
  expect(findProblemMistakes(place, 'application/json', JSON.stringify(good))).toEqual([
    'an error of type application/json',
  ])
})
