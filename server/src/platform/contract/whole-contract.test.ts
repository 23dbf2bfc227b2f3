import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'
import { watchMethods } from '../method-not-allowed.ts'
import type { RouteOperation } from '../route-operation.ts'
import { demandWholeContract, undocumented } from './whole-contract.ts'

const operation = (operationId: string, method: string, url: string) =>
  ({ operationId, room: 'things', method, url, security: [] }) satisfies RouteOperation
const getThing = operation('getThing', 'GET', '/services/bft/api/thing')
const sendThing = operation('sendThing', 'POST', '/services/bft/api/thing')
const getAgent = operation('getAgent', 'GET', '/services/desk/agent')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let app: FastifyInstance
let registerMethodsNotAllowed: () => void
beforeEach(() => {
  app = Fastify()
  registerMethodsNotAllowed = watchMethods(app)
  demandWholeContract(app, [{ things: { getThing, sendThing } }, { agents: { getAgent } }])
})
afterEach(() => app.close())

const bind = (one: RouteOperation, target = app): void => {
  target.route({ method: one.method as 'GET', url: one.url, config: { operation: one }, handler: async () => 'yes' })
}
const bindAll = (): void => [getThing, sendThing, getAgent].forEach((one) => bind(one))

test('every operation bound, also in a scope of its own, with 405 for the rest and pages outside /services: it starts', async () => {
  bind(getThing)
  bind(sendThing)
  await app.register(async (scope) => bind(getAgent, scope))
  app.get('/healthz', async () => 'ok')
  for (const url of ['/services/bft/docs', '/services/bft/docs/openapi.json', '/services/dev/mails'])
    app.get(url, async () => 'listed')
  registerMethodsNotAllowed()
  await app.ready()
  expect((await app.inject({ method: 'HEAD', url: getThing.url })).statusCode).toBe(200)
})

test('documented operations without a handler refuse to start, all named in one sentence', async () => {
  bind(getThing)
  await expect(app.ready()).rejects.toThrow(
    /^In the contract and without a handler: POST \/services\/bft\/api\/thing \(sendThing\), GET \/services\/desk\/agent \(getAgent\)\.$/,
  )
})

test.each([
  ['an address nobody wrote down', 'GET', '/services/bft/api/other'],
  ['a method nobody wrote down', 'DELETE', '/services/bft/api/thing'],
  ['a neighbour of what is listed', 'GET', '/services/bft/docs-of-mine'],
  ['another base', 'PUT', '/services/new/thing'],
] as const)('%s refuses to start, named in one sentence', async (_, method, url) => {
  bindAll()
  app.route({ method, url, handler: async () => 'stranger' })
  await expect(app.ready()).rejects.toThrow(`Under /services and in no document: ${method} ${url}; write it`)
})

test('a documented address without its operation is a stranger, and the operation unbound', async () => {
  bind(sendThing)
  bind(getAgent)
  app.get(getThing.url, async () => 'past session, token and limits')
  await expect(app.ready()).rejects.toThrow(/without a handler: GET .*getThing\)\. Under .*: GET .*thing;/)
})

test('the whole server keeps its documents, without the desk too', async () => {
  const withoutDesk = await startTestServer({ env: { DESK: 'off' } })
  expect((await withoutDesk.app.inject('/services/desk/me')).statusCode).toBe(404)
  await withoutDesk.close()
})

test.each([
  ['/services/bft/docs', '/services/bft/docs'],
  ['/services/bft/docs/*', '/services/bft/docs/openapi.json'],
  ['/services/desk/docs/*', '/services/desk/docs/problems'],
  ['/services/idp/*', '/services/idp/sign-in/nobody'],
  ['/services/dev/*', '/services/dev/mails'],
])('what is listed by hand is there: %s', async (entry, url) => {
  expect(Object.keys(undocumented)).toContain(entry)
  expect((await server.app.inject(url)).statusCode).not.toBe(404)
})

test('the list has no entry that this file does not ask for', () => {
  expect(Object.keys(undocumented)).toHaveLength(5)
})
