// The raw path answers as the ordinary one does (CD-256): every operation with `x-cache-ttl`, asked on a real connection
// both ways, to the last byte. A header the raw path leaves alone sends a request the ordinary way.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleRequest } from './example-request.ts'
import { ada, document, placed, startTestServer, type TestServer } from './test-server.ts'

interface WholeAnswer {
  status: number
  /** Names and values in the order they came; but for the time. */
  headers: string[]
  body: Buffer
}

let server: TestServer
let limited: TestServer
/** Requests that reached Fastify, of both servers. */
let ordinary = 0
const count = (): void => {
  ordinary += 1
}
const channel = 'tracing:fastify.request.handler:start'

beforeAll(async () => {
  subscribe(channel, count)
  ;[server, limited] = await Promise.all([startTestServer(), startTestServer({ LIMITS_SCALE: '1' })])
})
afterAll(async () => {
  unsubscribe(channel, count)
  agent.destroy()
  await Promise.all([server.stop(), limited.stop()])
})

const agent = new Agent({ keepAlive: true, maxSockets: 20 })

const ask = (
  url: string,
  headers: Record<string, string> = {},
  { method = 'GET', from = server }: { method?: string; from?: TestServer } = {},
): Promise<WholeAnswer> =>
  new Promise((resolve, reject) => {
    const { port } = from.composition.app.server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path: url, method, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const pairs = answer.rawHeaders.flatMap((name, index) =>
          index % 2 === 0 && name.toLowerCase() !== 'date' ? [`${name}: ${answer.rawHeaders[index + 1]}`] : [],
        )
        resolve({ status: answer.statusCode!, headers: pairs, body: Buffer.concat(chunks) })
      })
    })
      .once('error', reject)
      .end()
  })

/** With it Fastify answers, and nothing reads it of these operations. */
const theOrdinaryWay = { authorization: 'none' }

/** @returns the answer both ways gave, and whether the first came without Fastify */
const askBothWays = async (
  url: string,
  headers: Record<string, string> = {},
  how: { method?: string; from?: TestServer } = {},
): Promise<{ answer: WholeAnswer; isRaw: boolean }> => {
  const before = ordinary
  const answer = await ask(url, headers, how)
  const isRaw = ordinary === before
  const other = await ask(url, { ...headers, ...theOrdinaryWay }, how)
  expect(ordinary).toBe(before + (isRaw ? 1 : 2))
  expect(answer).toEqual(other)
  return { answer, isRaw }
}

const etagOf = ({ headers }: WholeAnswer): string =>
  headers.find((line) => line.startsWith('etag: '))!.slice('etag: '.length)

const documents = placed.flatMap(([id, one]) => {
  const seconds = one.operation['x-cache-ttl'] as number | undefined
  return seconds === undefined ? [] : [[id, seconds, one] as const]
})

describe.each(documents)('%s', (_id, seconds, one) => {
  const { url, headers: ofExample } = exampleRequest(document, one)

  test('is the same document by either way, in every encoding, and when it is there already', async () => {
    const first = await ask(url, ofExample)
    expect(first.status).toBe(200)
    expect(first.headers).toContain(`cache-control: public, max-age=${Math.min(seconds, 60)}`)
    for (const encoding of ['br', 'gzip', 'zstd']) {
      const headers = { ...ofExample, 'accept-encoding': encoding }
      const { answer, isRaw } = await askBothWays(url, headers)
      expect({ isRaw, status: answer.status }).toEqual({ isRaw: true, status: 200 })
      const knowing = { ...headers, 'if-none-match': etagOf(answer) }
      await ask(url, knowing)
      const again = await askBothWays(url, knowing)
      expect({ isRaw: again.isRaw, status: again.answer.status, length: again.answer.body.length }).toEqual({
        isRaw: true,
        status: 304,
        length: 0,
      })
    }
    expect((await askBothWays(url, { ...ofExample, 'if-none-match': '"other", W/"stale"' })).answer.status).toBe(200)
    expect((await askBothWays(url, { ...ofExample, 'if-none-match': '*' })).answer.status).toBe(304)
  })

  test('HEAD, a bad query, another method, a body and a game’s browser are answered as ever', async () => {
    await ask(url, ofExample)
    const head = await askBothWays(url, ofExample, { method: 'HEAD' })
    expect([head.isRaw, head.answer.status, head.answer.body.length]).toEqual([false, 200, 0])
    const joint = url.includes('?') ? '&' : '?'
    for (const query of [`${joint}unknown=1`, `${joint}=`, `${joint}a=%zz`, `${joint}a=%00`])
      await askBothWays(url + query, ofExample)
    // No id in these: two refusals of one request are two problems with their own.
    expect((await ask(url, ofExample, { method: 'DELETE' })).status).toBe(405)
    const inGame = await askBothWays(url, { ...ofExample, 'user-agent': 'AetherClient/1.0' })
    expect(inGame.isRaw).toBe(false)
  })

  test('who comes with a cookie, and in another language', async () => {
    await ask(url, ofExample)
    const anonymous = await server.visit()
    expect((await askBothWays(url, { ...ofExample, cookie: anonymous['cookie']! })).isRaw).toBe(true)
    expect((await askBothWays(url, { ...ofExample, cookie: 'gp_anon=forged; scheme=dark' })).isRaw).toBe(true)
    const player = await server.visit(ada)
    expect((await askBothWays(url, { ...ofExample, cookie: player['cookie']! })).isRaw).toBe(false)
    const german = { ...ofExample, locale: 'de-DE', 'accept-language': 'de' }
    await ask(url, german)
    await askBothWays(url, german)
  })
})

test('what is over the limit is refused by either way, and the refusal counts nothing', async () => {
  const url = '/services/bft/api/headers/en-US'
  const browser = await limited.visit()
  const asBrowser = { cookie: browser['cookie']! }
  await ask(url, asBrowser, { from: limited })
  const before = ordinary
  const answers = await Promise.all(Array.from({ length: 6_100 }, () => ask(url, asBrowser, { from: limited })))
  const served = answers.filter(({ status }) => status === 200).length
  expect(served).toBeGreaterThan(5_900)
  expect(served).toBeLessThanOrEqual(6_000)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  // What was served was not Fastify's, and what was refused came to no handler.
  expect(ordinary - before).toBe(0)
  expect((await ask(url, { ...asBrowser, ...theOrdinaryWay }, { from: limited })).status).toBe(429)
  // Another session from the same address is served.
  expect((await ask(url, {}, { from: limited })).status).toBe(200)
})

test('what was compressed can be unpacked', async () => {
  const url = '/services/bft/api/categories/en-US'
  const plain = await ask(url)
  expect(brotliDecompressSync((await ask(url, { 'accept-encoding': 'br' })).body)).toEqual(plain.body)
  expect(gunzipSync((await ask(url, { 'accept-encoding': 'gzip' })).body)).toEqual(plain.body)
})

describe('the poll of every open page (CD-281)', () => {
  const url = '/services/bft/api/auth/en-US'

  test('is answered the same by either way, to a player and to a browser with a session of its own', async () => {
    const player = { cookie: (await server.visit(ada))['cookie']! }
    const other = { cookie: (await server.visit())['cookie']! }
    await ask(url, player)
    const { answer, isRaw } = await askBothWays(url, player)
    expect({ isRaw, status: answer.status }).toEqual({ isRaw: true, status: 200 })
    expect(JSON.parse(answer.body.toString())).toMatchObject({ hasSqa: expect.any(Boolean) })
    expect(answer.headers).toContain('cache-control: no-store')
    expect(answer.headers).toContain('loggedin: true')
    const nobody = await askBothWays(url, other)
    expect(nobody).toMatchObject({ isRaw: true, answer: { status: 200, body: Buffer.alloc(0) } })
    const tokenOf = ({ headers }: WholeAnswer) => headers.find((line) => line.startsWith('x-csrf-token: '))
    expect(tokenOf(nobody.answer)).not.toBe(tokenOf(answer))
  })

  test('whoever comes without a session is given one, and is not taken for another', async () => {
    await ask(url)
    const before = ordinary
    const [one, two] = [await ask(url), await ask(url, { cookie: 'gp_anon=forged' })]
    expect(ordinary).toBe(before + 2)
    const cookies = [one, two].map(({ headers }) => headers.filter((line) => line.startsWith('set-cookie: gp_anon=')))
    expect(cookies.map(({ length }) => length)).toEqual([1, 1])
    expect(cookies[0]).not.toEqual(cookies[1])
  })

  test('after the sign-out the same cookie is nobody’s, and a game’s browser is told of', async () => {
    const player = await server.visit(ada)
    const cookie = { cookie: player['cookie']! }
    await ask(url, cookie)
    expect((await askBothWays(url, cookie)).isRaw).toBe(true)
    const inGame = await askBothWays(url, { ...cookie, 'user-agent': 'AetherClient/1.0' })
    expect(inGame.isRaw).toBe(false)
    expect(inGame.answer.headers).toContain('isingamebrowser: 1')
    const out = await ask('/services/bft/logout', player, { method: 'POST' })
    expect(out.status).toBe(204)
    const after = await ask(url, cookie)
    expect(after.headers).toContain('loggedin: false')
  })
})

test('polls over the limit are refused, whichever way they took', async () => {
  const url = '/services/bft/api/auth/en-US'
  const player = { cookie: (await limited.visit(ada))['cookie']! }
  await ask(url, player, { from: limited })
  const answers = await Promise.all(Array.from({ length: 700 }, () => ask(url, player, { from: limited })))
  const served = answers.filter(({ status }) => status === 200).length
  expect(served).toBeGreaterThan(550)
  expect(served).toBeLessThanOrEqual(600)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
})
