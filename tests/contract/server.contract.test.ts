// The running server against the contract: every operation is there, keeps to its answers and refuses in the written order.
// Answers outside the contract are 500 here (platform/contract/response-check.ts), so "no 5xx" says that status, body and headers fit.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../generated/server/operations.ts'
import { operationsOf } from '../../scripts/generate/document.ts'
import { compose, type Composition } from '../../server/src/compose.ts'
import { readConfig } from '../../server/src/config.ts'
import { systemClock } from '../../server/src/lib/clock.ts'
import type { Operation } from '../../server/src/platform/contract/types.ts'
import { unbuilt } from '../../server/src/platform/contract/unbuilt.ts'
import { createSessions } from '../../server/src/platform/sessions.ts'
import type { Account } from '../../server/src/platform/visitor.ts'
import { readDocument } from './documents.ts'
import { exampleRequest } from './example-request.ts'

const document = readDocument('openapi')
const generated = new Map(Object.values(operations).flatMap((room) => Object.values(room) as Operation[]).map((one) => [one.operationId, one]))
const placed = operationsOf(document).filter(({ operation }) => !('101' in operation.responses)).map((one) => [one.operation.operationId, one] as const)
const isUnbuilt = (operationId: string): boolean => (unbuilt as readonly string[]).includes(operationId)
const ada: Account = { id: 'ada', displayName: 'Ada Lindqvist', softAccount: false, hasSqa: true, roles: [], region: 'us' }

let folder: string
let server: Composition
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guidepost-contract-'))
  server = await compose(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, LIMITS_SCALE: '1000000', LOG_LEVEL: 'silent', PORT: '0' }))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A fresh browser: its cookies and its token. */
const visit = async (account?: Account): Promise<Record<string, string>> => {
  const sessions = await createSessions({ database: server.database, clock: systemClock, idleSeconds: 3600, maxSeconds: 3600 })
  const signedIn = account ? `gp_session=${(await sessions.create(account)).cookie}` : ''
  const auth = await server.app.inject({ url: '/services/bft/api/auth/en-US', headers: { cookie: signedIn } })
  const cookies = [signedIn, ...auth.cookies.map(({ name, value }) => `${name}=${value}`)].filter(Boolean)
  return { cookie: cookies.join('; '), 'x-csrf-token': String(auth.headers['x-csrf-token']) }
}
const send = (operationId: string, headers: Record<string, string>) => {
  const request = exampleRequest(document, placed.find(([id]) => id === operationId)![1])
  return server.app.inject({ method: request.method as HTTPMethods as 'GET', url: request.url, payload: request.body, headers: { ...request.headers, ...headers } })
}

describe.each(placed)('%s', (operationId, one) => {
  test('is registered, and its address refuses other methods with Allow', async () => {
    const { method, url } = generated.get(operationId) as Operation
    expect(server.app.hasRoute({ method: method as HTTPMethods, url })).toBe(true)
    const answer = await server.app.inject({ method: 'PATCH', url: exampleRequest(document, one).url })
    expect([answer.statusCode, String(answer.headers.allow).split(', ')]).toEqual([405, expect.arrayContaining([method])])
  })

  test.each([['a player', ada], ['nobody', undefined]] as const)('answers the example of %s within the contract', async (_, account) => {
    const answer = await send(operationId, await visit(account))
    if (isUnbuilt(operationId) && answer.statusCode === 501) return
    expect(answer.statusCode, answer.body).not.toBe(500)
    expect([...Object.keys(one.operation.responses)], answer.body).toContain(String(answer.statusCode))
  })

  test('without session: 401 where one is needed; without token: 403 before anything else is looked at', async () => {
    const { security, xTokenLink } = generated.get(operationId) as Operation
    const needsSession = security.length > 0 && security.every((schemes) => schemes.includes('session'))
    const needsToken = security.some((schemes) => schemes.includes('csrf'))
    if (needsSession) {
      const { cookie } = await visit()
      const answer = await send(operationId, { cookie: cookie ?? '' })
      // A feature that is off hides the address before the session is asked for (ground G21).
      expect([401, 404]).toContain(answer.statusCode)
      if (answer.statusCode === 401) expect(answer.headers['www-authenticate']).toBe('Session')
    }
    if (needsToken && !xTokenLink) {
      const { cookie } = await visit(ada)
      const answer = await send(operationId, { cookie: cookie ?? '', 'content-type': 'image/png' })
      expect([403, 404]).toContain(answer.statusCode)
      if (answer.statusCode === 403) expect(answer.json()).toMatchObject({ type: '/services/bft/docs/problems/csrf' })
    }
  })
})
