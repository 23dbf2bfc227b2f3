// A started server on a data directory of its own, and browsers that visit it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { compose, type Composition } from '../../server/src/compose.ts'
import { readConfig } from '../../server/src/config.ts'
import { systemClock } from '../../server/src/lib/clock.ts'
import { createSessions } from '../../server/src/platform/sessions.ts'
import type { Account } from '../../server/src/platform/visitor.ts'
import { operationsOf } from '../../scripts/generate/document.ts'
import { putDatabase, readPackOnce } from '../support/prepared.ts'
import { newTestDatabase } from '../support/test-database.ts'
import { readDocument } from './documents.ts'
import { exampleRequest } from './example-request.ts'

export const document = readDocument('openapi')
/** Every operation that answers a request (a WebSocket does not), by id. */
export const placed = operationsOf(document)
  .filter(({ operation }) => !('101' in operation.responses))
  .map((one) => [one.operation.operationId, one] as const)

/** The demonstration's plain player; her cases are in the demonstration's data. */
export const ada: Account = {
  id: 'demo-ada',
  displayName: 'Ada Lindqvist',
  softAccount: false,
  hasSqa: true,
  roles: [],
  region: 'us',
}

export type Browser = Record<string, string>
export interface TestServer {
  composition: Composition
  /** A fresh browser: its cookies and its token, as headers. */
  visit: (account?: Account) => Promise<Browser>
  /** Sends the contract's own example of an operation. */
  sendExample: (operationId: string, browser: Browser) => Promise<LightMyRequestResponse>
  stop: () => Promise<void>
}

/**
 * Starts a server with the demonstration's content, on the database the run is about; limits are lifted (ground G29).
 * @param env settings over the test's own
 */
export const startTestServer = async (env: Record<string, string> = {}): Promise<TestServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guidepost-contract-'))
  const own = await newTestDatabase('demonstration')
  await putDatabase(folder, 'demonstration')
  const defaults = { NODE_ENV: 'test', DATA_DIR: folder, LIMITS_SCALE: '1000000', LOG_LEVEL: 'silent', PORT: '0' }
  const composition = await compose(readConfig({ ...defaults, ...own.env, ...env }), { readPack: readPackOnce })
  const { app, database } = composition
  await app.listen({ port: 0, host: '127.0.0.1' })
  const sessions = await createSessions({ database, clock: systemClock, idleSeconds: 3600, maxSeconds: 3600 })
  return {
    composition,
    visit: async (account) => {
      const signedIn = account ? `gp_session=${(await sessions.create(account)).cookie}` : ''
      const auth = await app.inject({ url: '/services/bft/api/auth/en-US', headers: { cookie: signedIn } })
      const cookies = [signedIn, ...auth.cookies.map(({ name, value }) => `${name}=${value}`)].filter(Boolean)
      return { cookie: cookies.join('; '), 'x-csrf-token': String(auth.headers['x-csrf-token']) }
    },
    sendExample: async (operationId, browser) => {
      const one = placed.find(([id]) => id === operationId)?.[1]
      if (!one) throw new Error(`${operationId} is not in the contract`)
      const { method, url, headers, body } = exampleRequest(document, one)
      const request = { method: method as 'GET', url, payload: body, headers: { ...headers, ...browser } }
      if (!('x-event-stream' in one.operation)) return app.inject(request)
      // It has no end to wait for.
      const answer = await app.inject({ ...request, payloadAsStream: true })
      answer.stream().destroy()
      return answer
    },
    stop: async () => {
      await composition.stop()
      await own.release()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
