// The running server against the contract: every operation is there, keeps to its answers and refuses in the written
// order.
// Answers outside the contract are 500 here (platform/contract/response-check.ts), so "no 5xx" says that status, body
// and headers fit.
import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../generated/server/operations.ts'
import type { Operation } from '../../server/src/platform/contract/types.ts'
import { exampleRequest } from './example-request.ts'
import { ada, document, placed, startTestServer, type TestServer } from './test-server.ts'

const everyOperation = Object.values(operations).flatMap((room) => Object.values(room) as Operation[])
const generated = new Map(everyOperation.map((one) => [one.operationId, one]))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

describe.each(placed)('%s', (operationId, one) => {
  test('is registered, and its address refuses other methods with Allow', async () => {
    const { method, url } = generated.get(operationId) as Operation
    expect(server.composition.app.hasRoute({ method: method as HTTPMethods, url })).toBe(true)
    const answer = await server.composition.app.inject({ method: 'TRACE', url: exampleRequest(document, one).url })
    expect([answer.statusCode, String(answer.headers.allow).split(', ')]).toEqual([
      405,
      expect.arrayContaining([method]),
    ])
  })

  test.each([
    ['a player', ada],
    ['nobody', undefined],
  ] as const)('answers the example of %s within the contract', async (_, account) => {
    const answer = await server.sendExample(operationId, await server.visit(account))
    expect(answer.statusCode, answer.body).not.toBe(500)
    expect([...Object.keys(one.operation.responses)], answer.body).toContain(String(answer.statusCode))
  })

  test('without session: 401 where one is needed; without token: 403 before anything else is looked at', async () => {
    const { security, xTokenLink } = generated.get(operationId) as Operation
    const needsSession = security.length > 0 && security.every((schemes) => schemes.includes('session'))
    const needsToken = security.some((schemes) => schemes.includes('csrf'))
    if (needsSession) {
      const { cookie } = await server.visit()
      const answer = await server.sendExample(operationId, { cookie: cookie ?? '' })
      // A feature that is off hides the address before the session is asked for (ground G21).
      expect([401, 404]).toContain(answer.statusCode)
      if (answer.statusCode === 401) expect(answer.headers['www-authenticate']).toBe('Session')
    }
    if (needsToken && !xTokenLink) {
      const { cookie } = await server.visit(ada)
      const answer = await server.sendExample(operationId, { cookie: cookie ?? '', 'content-type': 'image/png' })
      expect([403, 404]).toContain(answer.statusCode)
      if (answer.statusCode === 403) expect(answer.json()).toMatchObject({ type: '/services/bft/docs/problems/csrf' })
    }
  })
})
