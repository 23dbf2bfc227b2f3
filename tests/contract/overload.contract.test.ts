// More is filed than can be stored (promise P36, CD-282): who comes too late is told so at once, with a time to come again,
// and nothing of it is stored; whoever waits already is served, and so are all who only read.
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleRequest } from './example-request.ts'
import { ada, document, placed, startTestServer, type Browser, type TestServer } from './test-server.ts'

let server: TestServer
let origin: string
/** There before the crowd: a session takes the database, too. */
let browser: Browser
beforeAll(async () => {
  server = await startTestServer()
  origin = `http://127.0.0.1:${(server.composition.app.server.address() as AddressInfo).port}`
  browser = await server.visit(ada)
})
afterAll(() => server.stop())

const example = exampleRequest(document, placed.find(([id]) => id === 'submitContact')![1])

/** Files the contract's own example with this key, over the wire. */
const file = async (key: string): Promise<Response> =>
  fetch(origin + example.url, {
    method: 'POST',
    headers: { ...example.headers, ...browser, 'idempotency-key': key },
    body: typeof example.body === 'string' ? example.body : new Uint8Array(example.body as Buffer),
  })

/** Holds every connection of the database, with a queue of so many behind. */
const crowd = (count: number): { leave: () => Promise<unknown> } => {
  const { promise: gate, resolve } = Promise.withResolvers<void>()
  const { database } = server.composition
  const all = Array.from({ length: count }, () => database.withTransaction(() => gate))
  return {
    leave: () => {
      resolve()
      return Promise.all(all)
    },
  }
}
const longWait = () =>
  expect.poll(() => server.composition.database.waiting().milliseconds, { interval: 10 }).toBeGreaterThan(310)

test('[P36] beyond what can be stored a write is refused at once; reads go on, and afterwards it is taken', async () => {
  const key = '0199f0a2-0000-7000-8000-00000000a001'
  const { leave } = crowd(90)
  try {
    await longWait()
    const refused = await file(key)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await refused.json()).toMatchObject({ slug: 'unavailable', status: 503, requestId: expect.any(String) })
    // What the framework is asked for is refused by the same rule.
    const injected = await server.sendExample('submitContact', browser)
    expect([injected.statusCode, injected.headers['content-type']]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ])
    expect((await fetch(`${origin}/services/bft/api/categories/en-US`)).status).toBe(200)
    expect((await fetch(`${origin}/services/bft/api/auth/en-US`)).status).toBe(200)
  } finally {
    await leave()
  }
  expect((await file(key)).status).toBe(200)
})

test('[P36] before a write is refused, polls are, and then searches (CD-462)', async () => {
  const poll = (): Promise<number> =>
    fetch(`${origin}/services/bft/api/cases/en-US/active`, { headers: browser }).then(({ status }) => status)
  const search = async (): Promise<number> => {
    const { method, url, headers, body } = exampleRequest(document, placed.find(([id]) => id === 'searchArticles')![1])
    const asked = await fetch(origin + url, {
      method,
      headers: { ...headers, ...browser },
      body: new Uint8Array(body!),
    })
    return asked.status
  }
  expect([await poll(), await search()]).toEqual([200, 200])
  for (const [count, expected] of [
    [40, [503, 200]],
    [60, [503, 503]],
  ] as const) {
    const { leave } = crowd(count)
    let taken: Promise<Response>
    try {
      await longWait()
      expect([await poll(), await search()]).toEqual(expected)
      taken = file(`0199f0a2-0000-7000-8000-00000000a1${count}`)
      await expect.poll(() => server.composition.database.waiting().count).toBeGreaterThan(0)
    } finally {
      await leave()
    }
    expect((await taken).status).toBe(200)
  }
  expect([await poll(), await search()]).toEqual([200, 200])
})

test('behind a long transaction a few visitors wait, and are served', async () => {
  const { leave } = crowd(40)
  let answer: Promise<Response>
  try {
    await longWait()
    answer = file('0199f0a2-0000-7000-8000-00000000a002')
    await expect.poll(() => server.composition.database.waiting().count).toBeGreaterThan(0)
  } finally {
    await leave()
  }
  expect((await answer).status).toBe(200)
})
