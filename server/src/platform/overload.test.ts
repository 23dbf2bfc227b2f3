// Who is refused, in which order, by a crowd that is told by hand (CD-462): nothing here waits.
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { operations as deskOperations } from '#generated/server/desk/operations.ts'
import { operations } from '#generated/server/operations.ts'
import { createLogger } from './logging.ts'
import { createMetrics } from './metrics.ts'
import { loadClassOf, useOverload } from './overload.ts'
import type { RouteOperation } from './route-operation.ts'

let app: FastifyInstance
let origin: string
let share: number
/** Addresses that were let in. */
let served: string[]

beforeEach(async () => {
  share = 0
  served = []
  app = Fastify()
  useOverload(app, {
    // As many and as long as it takes, in shares of what ends in a refused write.
    waiting: () => ({ count: share * 64, milliseconds: share * 300 }),
    logger: createLogger({ logLevel: 'silent' }),
    metrics: createMetrics(),
    isHttps: false,
  })
  app.all('*', async (request) => {
    served.push(request.url)
    return { ok: true }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(() => app.close())

const ask = (method: string, path: string): Promise<Response> =>
  fetch(origin + path, {
    method,
    ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }),
  })
const base = '/services/bft/api'
const calls = {
  poll: [
    ['GET', `${base}/cases/en-US/detail/104232004`],
    ['GET', `${base}/cases/en-US/active?page=2`],
    ['GET', `${base}/chat/ewt/en-US-wow`],
    ['GET', `${base}/stream`],
  ],
  search: [
    ['POST', `${base}/search`],
    ['POST', `${base}/suggestions`],
    ['POST', `${base}/suggestions/typed`],
    ['GET', `${base}/cases/en-US/find?list=active`],
  ],
  submit: [
    ['POST', `${base}/submit`],
    ['POST', `${base}/cases/en-US/detail/104232004`],
  ],
  never: [
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', `${base}/auth/en-US`],
    ['GET', '/services/bft/login?provider=main'],
    ['GET', `${base}/categories/en-US`],
    ['GET', '/support/en-US/help'],
  ],
} as const
type Kind = keyof typeof calls

const refused = async (): Promise<Partial<Record<Kind, number>>> => {
  const found: Partial<Record<Kind, number>> = {}
  for (const kind of Object.keys(calls) as Kind[])
    for (const [method, path] of calls[kind]) {
      const { status } = await ask(method, path)
      if (status === 503) found[kind] = (found[kind] ?? 0) + 1
      else expect(status).toBe(200)
    }
  return found
}

test('[P36] polls are refused first, then searches, then writes, and nothing else ever is', async () => {
  for (const [crowd, expected] of [
    [0, {}],
    [0.49, {}],
    [0.5, { poll: 4 }],
    [0.75, { poll: 4, search: 4 }],
    [1, { poll: 4, search: 4, submit: 2 }],
    [50, { poll: 4, search: 4, submit: 2 }],
    [0.2, {}],
  ] as const) {
    share = crowd
    expect(await refused(), `at ${crowd}`).toEqual(expected)
  }
})

test('a refusal says when to come again, and that nothing of it was kept; whoever is refused does not come in', async () => {
  share = 1
  const poll = await ask('GET', `${base}/cases/en-US/active`)
  const submit = await ask('POST', `${base}/submit`)
  for (const answer of [poll, submit]) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(4)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  }
  expect(await poll.json()).toMatchObject({
    status: 503,
    slug: 'unavailable',
    detail: expect.stringContaining('asked'),
  })
  expect(await submit.json()).toMatchObject({ status: 503, detail: expect.stringContaining('Nothing of this request') })
  expect(served).toEqual([])
})

test('what the contract says of load: every opened stream of the portal is a poll, sign-in and health have no class', () => {
  const all = (table: object): RouteOperation[] =>
    Object.values(table).flatMap((room: Record<string, RouteOperation>) => Object.values(room))
  const ids = (kind: string | undefined): string[] =>
    all(operations).flatMap((one) => (loadClassOf(one) === kind ? [one.operationId] : []))
  expect(ids('poll')).toEqual(expect.arrayContaining(['streamNews', 'streamCase', 'getCase', 'getActiveCases']))
  expect(ids('search')).toEqual(expect.arrayContaining(['searchArticles', 'getSuggestions', 'findCases']))
  expect(ids('submit')).toEqual(expect.arrayContaining(['submitContact', 'respondToCase', 'appealPenalty']))
  expect(ids(undefined)).toEqual(expect.arrayContaining(['getAuth', 'startLogin', 'finishLogin', 'finishLoginAt']))
  // Of the desk writes alone are refused: it is who empties the queue.
  expect(all(deskOperations).filter((one) => !['submit', undefined].includes(loadClassOf(one)))).toEqual([])
})
