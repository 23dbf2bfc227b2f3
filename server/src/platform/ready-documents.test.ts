import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deskTokens } from '../../../tests/support/desk-token.ts'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { createInGame } from './in-game.ts'
import { createLogger } from './logging.ts'
import { createMetrics } from './metrics.ts'
import type { ReadyAnswer } from './contract/send-answer.ts'
import type { Limits } from './rate-limits.ts'
import { useReadyDocuments } from './ready-documents.ts'

const dist = mkdtempSync(join(tmpdir(), 'ready-documents-'))
const page = '/support/en-US/help/games/wow'
const headersAt = `${api}/headers/en-US`
let server: TestServer
let admin: Record<string, string>

beforeAll(async () => {
  writeFileSync(
    join(dist, 'index.html'),
    '<html lang="en-US" dir="ltr"><head><!--page-head--></head><body><div id="app"><!--page-body--></div><!--page-data--></body></html>',
  )
  server = await startTestServer({ env: { WEB_DIST: dist } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const token = await deskTokens({ database: server.database, publicUrl: 'http://localhost:8080' })
  admin = { authorization: `Bearer ${await token('desk-admin', ['agent', 'lead', 'admin'])}` }
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true, force: true })
})

const ask = (url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.app.server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path: url, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode!, body: Buffer.concat(chunks).toString() }))
    })
      .once('error', reject)
      .end()
  })
/** With it Fastify answers. */
const theOrdinaryWay = { authorization: 'none' }
const linesSince = async (count: number, more: number): Promise<Record<string, unknown>[]> => {
  await vi.waitFor(() => expect(server.logLines().length).toBeGreaterThanOrEqual(count + more), 90_000)
  return server.logLines().slice(count)
}
const counted = async (route: string): Promise<number> => {
  const text = await server.metrics.registry.metrics()
  const found = text.split('\n').find((line) => line.includes(`route="${route}",method="GET",status="2xx"`))
  return Number(found?.split(' ').at(-1) ?? 0)
}

test.each([
  ['a document', headersAt, '/services/bft/api/headers/:lang'],
  ['a page', page, '/support/:locale/help/*'],
])('%s: the line of its request and its figures are those of the ordinary way', async (_what, url, route) => {
  await ask(url)
  const browser = await server.anonymous()
  for (const headers of [{}, { cookie: browser.cookie }] as Record<string, string>[]) {
    const [before, figure] = [server.logLines().length, await counted(route)]
    await ask(url, headers)
    await ask(url, { ...headers, ...theOrdinaryWay })
    const lines = await linesSince(before, 2)
    const comparable = lines.map(({ time: _time, ms: _ms, requestId: _id, ...line }) => line)
    expect(comparable[0]).toEqual(comparable[1])
    expect(comparable[0]).toMatchObject({ method: 'GET', route, status: 200, msg: 'request' })
    expect(Object.keys(lines[0]!)).toEqual(Object.keys(lines[1]!))
    expect(lines[0]!['requestId']).toMatch(/^[0-9A-HJKMNP-TV-Z]{14}$/)
    expect(await counted(route)).toBe(figure + 2)
  }
})

test('what content says is asked each time: an import, a message, a flag are in the very next answer', async () => {
  const headers = { ...admin, 'content-type': 'application/json' }
  const whole = async () => `${(await ask(headersAt)).body}${(await ask(page)).body}`
  expect(await whole()).not.toContain('Storms ahead')
  const made = await server.app.inject({
    method: 'POST',
    url: '/services/desk/messages',
    headers,
    payload: {
      title: { 'en-US': 'Storms ahead' },
      summary: { 'en-US': 'Soon over' },
      body: { 'en-US': 'Wait' },
      link: null,
      game: null,
      active: true,
    },
  })
  expect(made.statusCode, made.body).toBeLessThan(300)
  expect((await ask(page)).body).toContain('Storms ahead')
  expect((await ask(page)).body).toContain('feature \\"arkose\\"":false')
  await server.flags.set('arkose', true, 'test')
  expect((await ask(page)).body).not.toContain('feature \\"arkose\\"":false')
})

const anotherApp = async (limits: Pick<Limits, 'takeLocally'>, trustedProxies: number) => {
  const app = Fastify({ trustProxy: (_address, hop) => hop < trustedProxies })
  await app.register(cookie)
  app.decorate('visitorWithoutSession', () => ({ kind: 'anonymous', sessionId: 'new', isNew: true }) as const)
  app.decorateRequest('embeddedGame', null)
  app.decorateRequest('visitor')
  app.addHook('onRequest', async (one) => {
    one.visitor = { kind: 'anonymous', sessionId: 'new', isNew: true }
  })
  useReadyDocuments(app, {
    logger: createLogger({ logLevel: 'silent' }),
    limits: limits as Limits,
    metrics: createMetrics(),
    inGame: createInGame(() => []),
    isHttps: false,
    contentVersion: () => '1',
    trustedProxies,
  })
  return app
}

test('who leaves while a document is made ready is neither answered nor counted, and brings nobody else down', async () => {
  const hits: string[] = []
  const takeLocally = vi.fn((taken: readonly { key: string }[]) => {
    hits.push(...taken.map(({ key }) => key))
    return { isAllowed: true } as const
  })
  const app = await anotherApp({ takeLocally }, 0)
  const ready = Promise.withResolvers<ReadyAnswer>()
  let asked = 0
  app.get('/thing', async (one) => {
    app.readyDocuments?.note(one, {
      route: '/thing',
      room: 'things',
      counts: 'document',
      answer: () => {
        asked += 1
        return ready.promise
      },
    })
    return 'ordinary'
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await (await fetch(`${origin}/thing`)).text()
  const gone = new Promise<void>((resolve) =>
    app.server.once('connection', (socket) => socket.once('close', () => resolve())),
  )
  const leaver = request(`${origin}/thing`, { agent: false }).on('error', () => undefined)
  leaver.end()
  await vi.waitFor(() => expect(asked).toBe(1), 90_000)
  leaver.destroy()
  await gone
  ready.resolve({ status: 200, headers: {}, body: Buffer.from('ready') })
  expect(await (await fetch(`${origin}/thing`)).text()).toBe('ready')
  expect(takeLocally).toHaveBeenCalledTimes(1)
  expect(hits).toEqual(['document:address:127.0.0.1'])
  await app.close()
})

test('of two addresses the one a trusted proxy tells is counted; a refusal and one who leaves go the ordinary way', async () => {
  const asked: string[] = []
  const state = { isAllowed: true }
  const limits = {
    takeLocally: (hits: readonly { key: string }[]) => {
      asked.push(...hits.map(({ key }) => key))
      return state.isAllowed ? { isAllowed: true } : { isAllowed: false, retryAfterSeconds: 1 }
    },
  } as unknown as Limits
  const app = await anotherApp(limits, 1)
  let handled = 0
  const addresses: string[] = []
  app.get('/thing', async (one) => {
    handled += 1
    addresses.push(one.ip)
    app.readyDocuments?.note(one, {
      route: '/thing',
      room: 'things',
      counts: 'document',
      answer: () => ({ status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from('ready') }),
    })
    return 'ordinary'
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const read = async (): Promise<string> =>
    (await fetch(`${origin}/thing`, { headers: { 'x-forwarded-for': '10.2.0.9, 10.2.0.2' } })).text()
  expect([await read(), await read()]).toEqual(['ordinary', 'ready'])
  expect(asked).toEqual([`document:address:${addresses[0]!}`])
  expect(addresses).toEqual(['10.2.0.2'])
  state.isAllowed = false
  expect([await read(), handled]).toEqual(['ordinary', 2])
  await app.close()
})
