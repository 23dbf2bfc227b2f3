// The platform's hooks one by one, each on a small application of its own: what platform.test.ts asks of the whole
// server, told apart by who does it.
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useProblems } from './error-handler.ts'
import { useFeatures } from './features.ts'
import { type InGame, useInGame } from './in-game.ts'
import { createLogger, newRequestId, useRequestLog } from './logging.ts'
import { watchMethods } from './method-not-allowed.ts'
import { createMetrics, useMetrics } from './metrics.ts'
import { useOnePatience } from './one-patience.ts'
import { registerOutboxPage } from './outbox-page.ts'
import { problem } from './problems.ts'
import { type Limits, useRateLimits } from './rate-limits.ts'
import type { RateRule, RouteOperation } from './route-operation.ts'
import { waitedInVain, waiting } from '../storage/patience.ts'
import { useSecurityHeaders } from './security-headers.ts'
import type { Visitor } from './visitor.ts'

const operationOf = (more: Partial<RouteOperation> = {}): RouteOperation => ({
  operationId: 'getThing',
  room: 'things',
  method: 'GET',
  url: '/thing',
  security: [],
  ...more,
})

let app: FastifyInstance
let lines: string[]
const logged = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
const collect = () => new PassThrough().on('data', (chunk: Buffer) => lines.push(chunk.toString()))
beforeEach(() => {
  lines = []
  app = Fastify({ genReqId: newRequestId })
  useProblems(app)
})
afterEach(() => app.close())

test('what one request asks of the database is one wait, before and behind its body; the next one has its own', async () => {
  useOnePatience(app)
  const asked: boolean[] = []
  app.post('/thing', async () => {
    for (let times = 0; times < 2; times += 1) {
      try {
        await waiting(async () => {
          asked.push(true)
          waitedInVain()
        })
      } catch {
        asked.push(false)
      }
    }
    return 'a'
  })
  for (let times = 0; times < 2; times += 1)
    await app.inject({ method: 'POST', url: '/thing', payload: { some: 'thing' } })
  expect(asked).toEqual([true, false, true, false])
})

test('every answer forbids everything; a page has a policy of its own, with or without a script in it', async () => {
  useSecurityHeaders(app, { isHttps: false })
  app.get('/data', async () => 'a')
  app.get('/start', async (_request, reply) =>
    reply.startPage({ frames: ['https://video.example'], vendors: ['https://captcha.example'] }),
  )
  app.get('/page', async (_request, reply) => {
    reply.securePage()
    return 'a'
  })
  const data = (await app.inject('/data')).headers
  expect(data).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  })
  expect(data).not.toHaveProperty('strict-transport-security')
  const start = await app.inject('/start')
  const { nonce } = start.json<{ nonce: string }>()
  expect(nonce).toMatch(/^[\w+/]{22}==$/)
  expect(start.headers['cache-control']).toBe('no-store')
  const policy = String(start.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'strict-dynamic' 'nonce-${nonce}' https://captcha.example;`)
  expect(policy).toContain("connect-src 'self' https://captcha.example;")
  expect(policy).toContain('frame-src https://video.example https://captcha.example;')
  const page = String((await app.inject('/page')).headers['content-security-policy'])
  expect(page).toContain("script-src 'self';")
  expect(page).toContain("frame-src 'none';")
})

test('over https browsers are told to stay there', async () => {
  useSecurityHeaders(app, { isHttps: true })
  app.get('/data', async () => 'a')
  expect((await app.inject('/data')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('an address of the contract refuses the methods it does not take, by name; others are nobody’s', async () => {
  const last = watchMethods(app)
  const config = { operation: operationOf() }
  app.put('/thing', { config }, async () => 'put')
  app.get('/thing', { config }, async () => 'a')
  app.post('/form', { config }, async () => 'b')
  app.get('/page', async () => 'page')
  last()
  const refused = await app.inject({ method: 'DELETE', url: '/thing' })
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD, PUT'])
  expect((await app.inject({ method: 'PROPFIND', url: '/form' })).headers.allow).toBe('POST')
  expect((await app.inject({ method: 'HEAD', url: '/form' })).statusCode).toBe(405)
  expect((await app.inject({ method: 'HEAD', url: '/thing' })).statusCode).toBe(200)
  expect((await app.inject({ method: 'DELETE', url: '/page' })).statusCode).toBe(404)
})

test('figures name routes, rooms and classes of answers, and count what a room counts', async () => {
  const metrics = createMetrics()
  useMetrics(app, { metrics })
  app.get('/thing/:id', { config: { operation: operationOf() } }, async () => 'a')
  app.get('/page', async () => 'page')
  for (const url of ['/thing/1', '/thing/2', '/page', '/nowhere']) await app.inject(url)
  metrics.counter('cases_created_total', 'Cases').inc()
  metrics.counter('cases_created_total', 'Cases').inc(2)
  metrics.gauge('sessions', 'Sessions', async () => 7)
  const text = await metrics.registry.metrics()
  expect(text).toContain('guidepost_http_requests_total{route="/thing/:id",method="GET",status="2xx"} 2')
  expect(text).toContain('guidepost_http_requests_total{route="none",method="any",status="4xx"} 1')
  expect(text).toContain('guidepost_http_request_seconds_count{room="things",status="2xx"} 2')
  expect(text).toContain('guidepost_http_request_seconds_count{room="page",status="2xx"} 1')
  expect(text).toContain('guidepost_cases_created_total 3')
  expect(text).toContain('guidepost_sessions 7')
  // Seconds, not milliseconds: none of these took a thousand times as long.
  const sum = Number(/request_seconds_sum\{room="things",status="2xx"\} (\S+)/.exec(text)?.[1])
  expect(sum).toBeLessThan(60)
})

test('a request is one line: method, route, status, time, and a hash instead of a person', async () => {
  const logger = createLogger({ logLevel: 'info' }, collect())
  const own = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  own.decorateRequest('visitor')
  own.addHook('onRequest', async (request) => {
    request.visitor = { kind: 'anonymous', sessionId: 'secret-session' }
  })
  useRequestLog(own, { logger })
  own.get('/thing/:id', async () => 'a')
  own.get('/healthz', async () => 'a')
  own.get('/fails', async () => {
    throw new Error('no')
  })
  await own.inject('/thing/secret?q=words')
  await own.inject('/healthz')
  await own.inject('/fails')
  const requests = logged().filter(({ msg }) => msg === 'request')
  expect(requests).toHaveLength(2)
  expect(requests[0]).toMatchObject({ level: 'info', method: 'GET', route: '/thing/:id', status: 200 })
  expect(requests[0]!['principal']).toMatch(/^a:[\w-]{12}$/)
  expect(requests[0]!['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(Object.keys(requests[0]!)).not.toContain('pid')
  expect(requests[1]).toMatchObject({ level: 'error', route: '/fails', status: 500 })
  expect(lines.join('')).not.toMatch(/secret/)
  await own.close()
})

test('what is logged beside it tells neither addresses nor rows of a database', async () => {
  const logger = createLogger({ logLevel: 'info' }, collect())
  const request = {
    method: 'GET',
    url: '/thing/secret',
    headers: { cookie: 'secret' },
    routeOptions: { url: '/thing/:id' },
  }
  const error = Object.assign(new TypeError('no'), { code: 'E1', detail: 'Key (email)=(secret@players.example)' })
  logger.info({ req: request, res: { statusCode: 204, headers: { a: 'secret' } } }, 'answered')
  logger.error({ err: error }, 'failed')
  expect(logged()).toMatchObject([
    { req: { method: 'GET', route: '/thing/:id' }, res: { status: 204 } },
    { err: { type: 'TypeError', message: 'no', code: 'E1', stack: error.stack } },
  ])
  expect(lines.join('')).not.toMatch(/secret/)
})

test('a request’s id is 14 characters that can be read out, later ones after earlier ones', () => {
  const ids = Array.from({ length: 50 }, () => newRequestId())
  expect(ids.every((id) => /^[0-9A-HJKMNP-TV-Z]{14}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(50)
  const time = [...ids[0]!.slice(0, 9)].reduce(
    (sum, one) => sum * 32 + '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(one),
    0,
  )
  expect(Math.abs(Date.now() - time)).toBeLessThan(60_000)
})

test('what would have been sent is a page or JSON, and markup in it is text', async () => {
  let entries: { to: string; subject?: string; text: string; sentAt: string }[] = []
  registerOutboxPage(app, { path: '/outbox', title: 'Mails', list: async () => entries })
  expect((await app.inject('/outbox')).body).toContain('Nothing was sent yet')
  entries = [
    {
      to: '<b>@x',
      subject: 'A & B',
      text: 'see https://a.example/?a=1&b=2 <i>\n\nhttps://a.example/"case\n\nhttps://a.example/case?a&b\n\nBye',
      sentAt: '2026-11-18T09:30:00.000Z',
    },
  ]
  const page = await app.inject('/outbox')
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(page.body).toContain('<li><p class="facts"><span>To &lt;b&gt;@x</span>')
  expect(page.body).toContain('<div class="text" dir="auto"><h2>A &amp; B</h2><p>see ')
  expect(page.body).toContain('<a href="https://a.example/?a=1&amp;b=2">https://a.example/?a=1&amp;b=2</a> &lt;i&gt;')
  expect(page.body).toContain(
    '<a class="on" href="https://a.example/case?a&amp;b" title="https://a.example/case?a&amp;b">Open the page</a>',
  )
  expect(page.body).toContain('/</a>&quot;case</p>')
  entries[0]!.text =
    'How was it?\n\n1 · Bad\nhttps://a.example/?rating=1\n2 · <Good>\nhttps://a.example/?rating=2\n\nBye'
  const [, choices] = /<p class="choices">(.*?)<\/p>/.exec((await app.inject('/outbox')).body)!
  expect(choices!.match(/<\/svg><span>[^<]*<\/span><\/a>/g)).toEqual(
    ['Bad', '&lt;Good&gt;'].map((words) => `</svg><span>${words}</span></a>`),
  )
  expect(page.body).toMatch(/title="2026-11-18 09:30:00 UTC">\d+ days ago</)
  expect((await app.inject({ url: '/outbox', headers: { accept: 'application/json' } })).json()).toEqual(entries)
})

test('a mail is shown in its own language, and its button says what the mail says', async () => {
  const address = 'https://a.example/case?a&b'
  const stop = 'https://a.example/stop?b'
  const text = `Hier:\n\n${address}\n\nGruß. Hier abbestellen: ${stop}`
  const entry = { to: 'a@x', subject: 'Da', text, sentAt: '2026-11-18T09:30:00.000Z' }
  registerOutboxPage(app, {
    path: '/outbox',
    title: 'Mails',
    list: async () => [
      { ...entry, locale: 'de-DE', opens: { [address]: 'Anfrage <öffnen>', [stop]: 'Hier abbestellen' } },
    ],
  })
  const { body } = await app.inject('/outbox')
  expect(body).toContain('<div class="text" lang="de-DE" dir="auto"><h2>Da</h2>')
  expect(body).toContain('title="https://a.example/case?a&amp;b">Anfrage &lt;öffnen&gt;</a>')
  // The sentence is the link, as in the mail itself; its address is nowhere to be read.
  expect(body).toContain(
    '<p class="end">Gruß. <a href="https://a.example/stop?b" title="https://a.example/stop?b">Hier abbestellen</a></p>',
  )
})

test('what is switched off does not exist', async () => {
  const on = new Set(['chat'])
  app.decorateRequest('visitor')
  useFeatures(app, { flags: { isOn: (key) => on.has(key), isOnForAny: (key) => on.has(key) } })
  app.get('/chat', { config: { operation: operationOf({ xFeature: 'chat' }) } }, async () => 'a')
  app.get('/surveys', { config: { operation: operationOf({ xFeature: 'surveys' }) } }, async () => 'a')
  app.get('/page', async () => 'a')
  const status = async (url: string): Promise<number> => (await app.inject(url)).statusCode
  expect([await status('/chat'), await status('/surveys'), await status('/page')]).toEqual([200, 404, 200])
})

test('in a game the answer says so and varies by who asks, beside whatever else it varies by', async () => {
  const inGame = { gameOf: (agent: string | undefined) => (agent === 'Aether' ? 'wow' : null) } as InGame
  useInGame(app, { inGame })
  app.get('/thing', { config: { operation: operationOf() } }, async () => 'a')
  app.get('/vary', async (_request, reply) => reply.header('vary', 'accept-encoding').send('a'))
  app.get('/both', async (_request, reply) => reply.header('vary', 'user-agent').send('a'))
  const ask = async (url: string, agent = 'Aether') =>
    (await app.inject({ url, headers: { 'user-agent': agent } })).headers
  expect(await ask('/thing')).toMatchObject({ isingamebrowser: '1', embeddedgamename: 'wow', vary: 'User-Agent' })
  expect((await ask('/vary')).vary).toBe('accept-encoding, User-Agent')
  expect((await ask('/both')).vary).toBe('user-agent')
  expect(await ask('/thing', 'Firefox')).not.toHaveProperty('isingamebrowser')
})

interface Asked {
  key: string
  max: number
  perSeconds: number
}
/** Limits that note what they are asked, and refuse what `isRefused` names. */
const notingLimits = (isRefused: (key: string) => boolean = () => false) => {
  const asked: Asked[] = []
  const take = (key: string, { max, perSeconds }: { max: number; perSeconds: number }) => {
    asked.push({ key, max, perSeconds })
    if (isRefused(key)) return { isAllowed: false as const, retryAfterSeconds: 20 }
    return { isAllowed: true as const, quota: { limit: max, remaining: max - 1, resetSeconds: perSeconds } }
  }
  const takeLocally: Limits['takeLocally'] = (hits) =>
    hits.map(({ key, rule }) => take(key, rule)).find(({ isAllowed }) => !isAllowed) ?? { isAllowed: true }
  const limits = { take: async (key, rule) => take(key, rule), takeLocally, most: ({ max }) => max } as Limits
  return { asked, limits }
}
const limited = (xRateLimit: RateRule | undefined, limits: Limits, visitor: Visitor) => {
  app.register(cookie)
  app.decorateRequest('visitor')
  app.addHook('onRequest', async (request) => {
    request.visitor = visitor
  })
  useRateLimits(app, { limits })
  app.get('/thing', { config: { operation: operationOf(xRateLimit ? { xRateLimit } : {}) } }, async () => 'a')
}

test('an operation’s limits count by session, and six times as many by address; the answer says what is left', async () => {
  const { asked, limits } = notingLimits()
  limited({ perMinute: 2, perHour: 10, perDay: 50 }, limits, { kind: 'anonymous', sessionId: 's1' })
  const { headers } = await app.inject('/thing')
  expect(asked.filter(({ key }) => key.includes(':session:')).map(({ max, perSeconds }) => [max, perSeconds])).toEqual([
    [2, 60],
    [10, 3600],
    [50, 86_400],
  ])
  expect(asked.filter(({ key }) => key.includes(':address:')).map(({ max, perSeconds }) => [max, perSeconds])).toEqual([
    [12, 60],
    [60, 3600],
    [300, 86_400],
  ])
  expect(headers['ratelimit-policy']).toBe('"minute";q=2;w=60, "hour";q=10;w=3600, "day";q=50;w=86400')
  expect(headers.ratelimit).toBe('"minute";r=1;t=60, "hour";r=9;t=3600, "day";r=49;t=86400')
})

test.each(['session', 'address'])('beyond the limit of a %s it is 429 with the time to wait', async (by) => {
  const { limits } = notingLimits((key) => key.includes(`:${by}:`))
  limited({ perHour: 3 }, limits, { kind: 'anonymous', sessionId: 's1' })
  const answer = await app.inject('/thing')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '20'])
  expect(answer.headers.ratelimit).toBe(by === 'session' ? '"hour";r=0;t=20' : undefined)
})

test('without limits of its own an address counts generously; a session that begins counts by address alone', async () => {
  const { asked, limits } = notingLimits()
  limited(undefined, limits, { kind: 'anonymous', sessionId: 's1' })
  await app.inject('/thing')
  expect(asked).toEqual([
    { key: 'general:session:s1', max: 600, perSeconds: 60 },
    { key: 'general:address:127.0.0.1', max: 3_600, perSeconds: 60 },
  ])
})
test('who asks for the first time is counted by address', async () => {
  const { asked, limits } = notingLimits()
  limited(undefined, limits, { kind: 'anonymous', sessionId: 's1', isNew: true })
  await app.inject('/thing')
  expect(asked.map(({ key }) => key)).toEqual(['general:address:127.0.0.1'])
})
test('beyond the general limit it is 429', async () => {
  const { limits } = notingLimits((key) => key === 'general:session:s1')
  limited(undefined, limits, { kind: 'anonymous', sessionId: 's1' })
  expect((await app.inject('/thing')).statusCode).toBe(429)
})

test('a refusal shows the case as it is where its kind takes one, and keeps what was counted when asked to', () => {
  const present = { id: 1 } as never
  expect(problem.conflict().showing(present).members).toMatchObject({ case: present })
  const missing = problem.notFound()
  expect(missing.showing(present)).toBe(missing)
  expect([missing.keepsChanges, problem.notFound().keepingChanges().keepsChanges]).toEqual([false, true])
})
