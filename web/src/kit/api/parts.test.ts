// The smaller parts of the API layer, each by itself.
import { expect, test, vi } from 'vitest'
import { createClientCache } from './client-cache.ts'
import { createInGameStore } from './in-game.ts'
import { browserPage, pagePaths, serverPage } from './page.ts'
import { ProblemError, isRecord, parseJson, problemOfAnswer, problemOfFailure, problemOfResponse } from './problem.ts'
import { keyInLocale, paramsOf, requestKey, requestUrl } from './request-key.ts'
import { createWriteKey } from './write-key.ts'

test('an answer is kept for its time, with status and headers, and read as often as wanted', async () => {
  let now = 1_000
  const cache = createClientCache(() => now)
  await cache.keep('a', Response.json({ a: 1 }, { status: 201, headers: { etag: '"x"' } }), 100)
  now = 1_099
  for (const _ of [1, 2]) {
    const read = cache.read('a')!
    expect([read.status, read.headers.get('etag'), await read.json()]).toEqual([201, '"x"', { a: 1 }])
  }
  now = 1_100
  expect(cache.read('a')).toBeNull()
  now = 1_000
  expect(cache.read('a')).toBeNull()
})

test('an error, and what may be kept no time at all, is not kept; an empty answer stays empty', async () => {
  const cache = createClientCache(() => 0)
  await cache.keep('bad', new Response('x', { status: 500 }), 100)
  await cache.keep('never', new Response('x'), 0)
  await cache.keep('empty', new Response(null, { status: 204 }), 1)
  expect([cache.read('bad'), cache.read('never'), cache.read('empty')?.body]).toEqual([null, null, null])
  expect(cache.read('empty')?.status).toBe(204)
})

test('a document of the page is an answer like any other; entries are dropped one by one or all', async () => {
  let now = 0
  const cache = createClientCache(() => now)
  for (const key of ['a', 'b', 'c']) cache.prime(key, { key }, 10)
  cache.drop('a')
  expect([cache.read('a'), await cache.read('b')?.json()]).toEqual([null, { key: 'b' }])
  expect(cache.read('c')?.headers.get('content-type')).toBe('application/json')
  now = 9
  expect(cache.read('c')?.status).toBe(200)
  cache.clear()
  expect(cache.read('b')).toBeNull()
  now = 10
  cache.prime('d', 1, 1)
  now = 11
  expect(cache.read('d')).toBeNull()
})

test('what came in while the cache was cleared belongs to who has left', async () => {
  const cache = createClientCache(() => 0)
  const keeping = cache.keep('a', new Response('of Ada'), 100)
  cache.clear()
  await keeping
  expect(cache.read('a')).toBeNull()
})

test('once seen in a game the tab stays there; who listens hears of changes alone', () => {
  const store = createInGameStore({ isInGame: false, gameName: null })
  const told = vi.fn()
  const leave = store.subscribe(told)
  store.seen(null)
  expect(store.read()).toEqual({ isInGame: true, gameName: null })
  store.seen('wow')
  store.seen(null)
  store.seen('wow')
  expect(store.read()).toEqual({ isInGame: true, gameName: 'wow' })
  expect(told).toHaveBeenCalledTimes(2)
  leave()
  store.seen('diablo4')
  expect([told.mock.calls.length, store.read().gameName]).toEqual([2, 'diablo4'])
})

const place = { locale: 'de-DE', mountPath: '/support', apiBase: '/services/bft' }

test('addresses of a page by mount path and language', () => {
  expect(pagePaths(place)).toEqual({ contextPath: '/support/de-DE', basePath: '/support/de-DE/help' })
  const page = serverPage(place, 'https://help.example')
  expect(page).toMatchObject({ ...place, ...pagePaths(place), origin: 'https://help.example' })
  page.writeToken('t')
  expect(page.readToken()).toBeNull()
})

test('in a browser the token stands in one place of the document, made when it is missing', () => {
  let meta: { name?: string; content?: string } | null = null
  const head = { appendChild: (element: object) => (meta = element) }
  const querySelector = vi.fn(() => meta)
  const document = { location: { origin: 'https://a.example' }, querySelector, head, createElement: () => ({}) }
  const page = browserPage(place, document as unknown as Document)
  expect([page.origin, page.basePath, page.readToken()]).toEqual(['https://a.example', '/support/de-DE/help', null])
  page.writeToken('one')
  expect([meta, page.readToken()]).toEqual([{ name: '_csrf', content: 'one' }, 'one'])
  page.writeToken('two')
  expect([meta, querySelector.mock.calls[0]]).toEqual([
    { name: '_csrf', content: 'two' },
    ['meta[name="_csrf"]' as never],
  ])
  page.writeToken('')
  expect(page.readToken()).toBeNull()
})

test('a read is named by method, address and body, in its language', () => {
  expect([requestKey('get', '/a?b=1'), requestKey('post', '/a', { b: null })]).toEqual([
    'GET /a?b=1',
    'POST /a {"b":null}',
  ])
  expect(keyInLocale('GET /a', 'de-DE')).toBe('de-DE GET /a')
  expect(paramsOf({ lang: 'ko-KR', id: 1 }, undefined, 'de-DE')).toEqual({
    path: { lang: 'ko-KR', locale: 'de-DE', language: 'de-DE', id: 1 },
    query: {},
  })
  expect(requestUrl('/a/{id}/{lang}', { id: 1 }, { page: 2, tag: 'x y' }, 'de-DE')).toBe('/a/1/de-DE?page=2&tag=x%20y')
})

test('a key of a write stays until it is renewed', () => {
  const key = createWriteKey()
  const first = key.read()
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(key.read()).toBe(first)
  key.renew()
  expect(key.read()).not.toBe(first)
})

test('a problem names itself, and is not translated twice', () => {
  const problem = problemOfAnswer(404, new Headers(), {
    type: '/services/bft/docs/problems/not-found',
    slug: 'not-found',
  })
  const error = new ProblemError(problem)
  expect([error.name, error.message, problemOfFailure(error)]).toEqual(['ProblemError', 'http 404 not-found', problem])
  expect(new ProblemError(problemOfFailure('x')).message).toBe('offline 0')
})

test('too long and stopped have words and kinds of their own; nothing else is known of them', () => {
  expect(problemOfFailure(new DOMException('', 'TimeoutError'))).toEqual({
    kind: 'timeout',
    status: 0,
    slug: null,
    messageKey: 'support.error.timeout',
    message: null,
    validationErrors: null,
    retryAfter: null,
    requestId: null,
    redirectUrl: null,
    body: null,
  })
  expect(problemOfFailure(new DOMException('', 'AbortError')).messageKey).toBe('support.error.unknown.desc')
})

test('an answer that is no problem tells its status alone', async () => {
  const bare = { kind: 'http', slug: null, message: null, validationErrors: null, requestId: null, body: null }
  for (const text of ['', '<html>', '[1]', 'null', '"x"'])
    expect(await problemOfResponse(new Response(text, { status: 502 }))).toMatchObject({ ...bare, status: 502 })
  const members = { slug: 'validation', validationErrors: { globalErrors: [], fieldErrors: [], errorCodes: {} } }
  expect(await problemOfResponse(Response.json(members, { status: 422 }))).toMatchObject(members)
  const broken = { status: 500, headers: new Headers(), text: () => Promise.reject(new TypeError()) }
  expect(await problemOfResponse(broken as unknown as Response)).toMatchObject({ status: 500, body: null })
})

test.each<[string, number | null]>([
  ['0', 0],
  ['90', 90],
  ['x9', null],
])('Retry-After: %s means %s', (value, seconds) => {
  expect(problemOfAnswer(429, new Headers({ 'retry-after': value }), {}).retryAfter).toBe(seconds)
})

test('a date to come back at is rounded up to whole seconds', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T09:30:00.500Z') })
  const headers = new Headers({ 'retry-after': 'Wed, 18 Nov 2026 09:30:10 GMT' })
  expect(problemOfAnswer(503, headers, {}).retryAfter).toBe(10)
  vi.useRealTimers()
})

test('records and JSON', () => {
  expect([isRecord({}), isRecord([]), isRecord(null), isRecord('x')]).toEqual([true, false, false, false])
  expect([parseJson('{"a":1}'), parseJson(''), parseJson('{')]).toEqual([{ a: 1 }, undefined, undefined])
})
