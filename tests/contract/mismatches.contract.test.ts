// Eleven deliberate mismatches between the contract and a server put together of the platform's own parts: each is
// named, nine by the check of every answer, two by the refusal to start.
import { tmpdir } from 'node:os'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { getActiveCases, getArchivedCases } from '../../generated/server/cases.ts'
import type { CaseSummary } from '../../generated/server/schemas.ts'
import { bindTable } from '../../server/src/platform/contract/bind.ts'
import { useContract } from '../../server/src/platform/contract/use-contract.ts'
import { demandWholeContract } from '../../server/src/platform/contract/whole-contract.ts'
import { ProblemError } from '../../server/src/platform/problems.ts'
import { useSecurityHeaders } from '../../server/src/platform/security-headers.ts'
import { readDocument } from './documents.ts'

const operations = { getActiveCases, getArchivedCases }
const examples = readDocument('openapi').components?.['examples'] as Record<string, { value: CaseSummary[] }>
const [open] = examples['case-list-one-open']!.value as [CaseSummary]

interface Planted {
  status: number
  body?: unknown
  headers?: Record<string, unknown>
  type?: string
}
const sound: Planted = { status: 200, body: [open], headers: { 'x-total-count': 1 } }

/** The server before it starts, with these handlers for its operations. */
const compose = async (handlers: Partial<Record<keyof typeof operations, () => Planted>>): Promise<FastifyInstance> => {
  const app = Fastify()
  demandWholeContract(app, [{ cases: operations }])
  useContract(app, { temporaryFolder: tmpdir(), responseCheck: 'refuse', resolveLocale: () => 'en-US' })
  useSecurityHeaders(app, { isHttps: true })
  app.decorateRequest('visitor')
  app.addHook('onRequest', async (request) => {
    const account = { id: 'ada', displayName: 'Ada', softAccount: false, hasSqa: true, roles: [], region: 'us' }
    request.visitor = { kind: 'player', sessionId: 'one', account }
  })
  // What the compiler refuses of a handler is what is planted here.
  bindTable(app, operations, handlers as never)
  return app
}

const answerOf = async (handler: () => Planted) => {
  const app = await compose({ getActiveCases: handler, getArchivedCases: () => sound })
  try {
    return await app.inject('/services/bft/api/cases/en-US/active')
  } finally {
    await app.close()
  }
}

test('the sound answer goes out', async () => {
  const answer = await answerOf(() => sound)
  expect([answer.statusCode, answer.json()]).toEqual([200, [open]])
})

test.each<[string, () => Planted, string]>([
  [
    'header',
    () => ({ ...sound, headers: { 'x-total-count': -1 } }),
    '200 breaks the contract: header/x-total-count must be >= 0',
  ],
  [
    'property',
    () => ({ ...sound, body: [{ ...open, subject: undefined }] }),
    "200 breaks the contract: body/0 must have required property 'subject'",
  ],
  ['status', () => ({ ...sound, status: 202 }), '202 breaks the contract: status 202 is not in the contract'],
  [
    'body of an error',
    () => ({ status: 400, body: { title: 'No' }, type: 'application/problem+json' }),
    "400 breaks the contract: body must have required property 'type'",
  ],
  [
    'content type',
    () => ({ ...sound, body: '<p>', type: 'text/html' }),
    '200 breaks the contract: content type text/html instead of application/json',
  ],
  [
    'enum',
    () => ({ ...sound, body: [{ ...open, status: 'UNHEARD_OF' }] }),
    '200 breaks the contract: body/0/status must be',
  ],
  [
    'format',
    () => ({ ...sound, body: [{ ...open, createdAt: '2026-11-31T25:00:00Z' }] }),
    '200 breaks the contract: body/0/createdAt must match format "date-time"',
  ],
  [
    'missing Retry-After',
    () => {
      throw new ProblemError('too-many-requests')
    },
    "429 breaks the contract: header must have required property 'retry-after'",
  ],
  [
    'extra header',
    () => ({ ...sound, headers: { 'x-total-count': 1, 'x-debug': 'yes' } }),
    '200 breaks the contract: header x-debug is not in the contract',
  ],
])('%s: refused and named', async (_, handler, detail) => {
  const answer = await answerOf(handler)
  expect(answer.statusCode).toBe(500)
  expect(answer.json().detail).toContain(`getActiveCases ${detail}`)
  expect(answer.headers).not.toHaveProperty('x-debug')
})

test('unbound operation: the server does not start and names it', async () => {
  const app = await compose({ getActiveCases: () => sound })
  await expect(app.ready()).rejects.toThrow(
    'without a handler: GET /services/bft/api/cases/:locale/archive (getArchivedCases)',
  )
})

test('undocumented route: the server does not start and names it', async () => {
  const app = await compose({ getActiveCases: () => sound, getArchivedCases: () => sound })
  app.get('/services/bft/api/cases/:locale/secret', async () => 'found')
  await expect(app.ready()).rejects.toThrow('in no document: GET /services/bft/api/cases/:locale/secret')
})
