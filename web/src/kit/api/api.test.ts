import { expect, test, vi } from 'vitest'
import { apiHref, createApi, documentsFor, primeCache, withoutOwn } from './api.ts'
import type { Page } from './page.ts'
import { ProblemError } from './problem.ts'
import { requestKey, requestUrl } from './request-key.ts'
import { progressOf } from './upload.ts'
import { createWriteKey } from './write-key.ts'

const page: Page = {
  origin: 'https://help.example',
  locale: 'de-DE',
  mountPath: '',
  contextPath: '/de-DE',
  basePath: '/de-DE/help',
  apiBase: '/services/bft',
  readToken: () => 't',
  writeToken: () => undefined,
}

const apiWith = (answer: (request: Request) => Response | Promise<Response>) => {
  const sent: Request[] = []
  const api = createApi(page, {
    log: () => undefined,
    fetch: async (request) => answer((sent.push(request.clone()), request)),
  })
  return { api, sent, urls: () => sent.map((request) => request.url.slice(page.origin.length)) }
}

test('paths are filled, the page’s language by itself, values encoded', async () => {
  const { api, urls } = apiWith(() => Response.json([]))
  await api.get('/services/bft/api/product/{lang}', {})
  await api.get('/services/bft/api/images/asset', { query: { asset: 'wow/tile.svg' } })
  expect(urls()).toEqual(['/services/bft/api/product/de-DE', '/services/bft/api/images/asset?asset=wow%2Ftile.svg'])
  expect(requestUrl('/a/{id}', { id: 'x/y z' }, undefined, 'en-US')).toBe('/a/x%2Fy%20z')
  expect(requestKey('post', '/a', { b: 1 })).toBe('POST /a {"b":1}')
})

test('the same question under way is asked once, also where nothing is kept; another account’s is not shared', async () => {
  const { api, sent } = apiWith(() => Response.json({ id: 7 }, { headers: { 'cache-control': 'private, no-store' } }))
  const ask = () =>
    api.get('/services/bft/api/categories/{lang}/{categoryId}/solution', { path: { categoryId: 7 } }, { cacheFor: 1 })
  const [first, second] = [ask(), ask()]
  expect(await first).toEqual(await second)
  expect(sent).toHaveLength(1)
  await ask()
  expect(sent).toHaveLength(2)
  const before = ask()
  api.cache.clear()
  await Promise.all([before, ask()])
  expect(sent).toHaveLength(4)
})

test('a failed read rejects with its problem; a failed write comes back with it', async () => {
  const { api } = apiWith(() =>
    Response.json({ type: '/services/bft/docs/problems/not-found', slug: 'not-found' }, { status: 404 }),
  )
  await expect(api.get('/services/bft/api/product/{lang}/{name}', { path: { name: 'x' } })).rejects.toSatisfy(
    (error) => error instanceof ProblemError && error.problem.slug === 'not-found',
  )
  expect(await api.send('post', '/services/bft/logout', {})).toMatchObject({ isOk: false, problem: { status: 404 } })
  const offline = apiWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await offline.api.send('post', '/services/bft/logout', {})).toMatchObject({
    isOk: false,
    problem: { kind: 'offline' },
  })
})

test('a write keeps its key until an answer decides, good or bad: none, 503, 429 and 409 do not (CD-438, CD-461)', async () => {
  let number = 0
  const key = createWriteKey(() => `key-${(number += 1)}`)
  const answers: (() => Response | Promise<Response>)[] = [
    () => Promise.reject(new TypeError()),
    () => Response.json({}, { status: 503 }),
    () => Response.json({}, { status: 429 }),
    () => Response.json({}, { status: 409 }),
    () => Response.json({}, { status: 422 }),
    () => new Response(null, { status: 204 }),
    () => new Response(null, { status: 204 }),
  ]
  const { api, sent } = apiWith(() => answers.shift()!())
  for (let round = 0; round < 7; round += 1) await api.send('post', '/services/bft/logout', { key })
  expect(sent.map((request) => request.headers.get('idempotency-key'))).toEqual([
    'key-1',
    'key-1',
    'key-1',
    'key-1',
    'key-1',
    'key-2',
    'key-3',
  ])
})

test('documents the page came with answer the first reads', async () => {
  const { api, sent } = apiWith(() => Response.json('asked'))
  primeCache(
    api,
    {
      [api.keyOf('get', '/services/bft/api/config', {})]: { hasSearchLink: true },
      [api.keyOf('post', '/services/bft/api/feature', {}, 'arkose')]: true,
    },
    { milliseconds: 1000, isSignedIn: false },
  )
  expect(await api.get('/services/bft/api/config', {}, { cacheFor: 1000 })).toEqual({ hasSearchLink: true })
  expect(await api.ask('/services/bft/api/feature', { body: 'arkose' }, { cacheFor: 1000 })).toBe(true)
  expect(sent).toHaveLength(0)
  expect(await api.ask('/services/bft/api/feature', { body: 'recaptcha' }, { cacheFor: 1000 })).toBe('asked')
})

test('who is signed in asks for products: the page holds them as nobody sees them (ground G27)', async () => {
  const { api, sent } = apiWith(() => Response.json({ hasPenalties: true }))
  const product = api.keyOf('get', '/services/bft/api/product/{lang}/{name}', { path: { name: 'wow' } })
  const category = api.keyOf('get', '/services/bft/api/category/{lang}/{product}/{categoryId}', {
    path: { product: 'wow', categoryId: 1211 },
  })
  primeCache(
    api,
    { [product]: { hasPenalties: false }, [category]: { id: 1211 } },
    { milliseconds: 1000, isSignedIn: true },
  )
  expect(
    await api.get('/services/bft/api/product/{lang}/{name}', { path: { name: 'wow' } }, { cacheFor: 1000 }),
  ).toEqual({ hasPenalties: true })
  expect(
    await api.get(
      '/services/bft/api/category/{lang}/{product}/{categoryId}',
      { path: { product: 'wow', categoryId: 1211 } },
      { cacheFor: 1000 },
    ),
  ).toEqual({ id: 1211 })
  expect(sent).toHaveLength(1)
})

test.each([
  [0, 0, 0],
  [0, 100, 0],
  [55, 100, 55],
  [999, 1000, 99],
  [1000, 1000, 99],
])('%i of %i bytes are %i percent: the last one belongs to the answer', (loaded, total, percent) => {
  expect(progressOf(loaded, total)).toBe(percent)
})

test('a player’s topic: the page’s is left out where it asks for what players own, and the answer is not kept (T3)', async () => {
  const { api, sent } = apiWith(() =>
    Response.json({ id: 1211 }, { headers: { 'cache-control': 'private, no-store' } }),
  )
  const topic = (categoryId: number) => ({ path: { categoryId } })
  const path = '/services/bft/api/categories/{lang}/{categoryId}/solution'
  const field = (choices: string) => ({ key: 'who', choices, options: [{ id: 'a' }], realms: [] })
  const documents = {
    [api.keyOf('get', path, topic(1211))]: { id: 1211, fields: [field('written')] },
    [api.keyOf('get', path, topic(1300))]: { id: 1300, fields: [field('fixed')] },
  }
  expect(Object.values(documentsFor(documents, false))).toHaveLength(2)
  expect(Object.values(documentsFor(documents, true))).toEqual([{ id: 1300, fields: [field('fixed')] }])
  primeCache(api, documents, { milliseconds: 1000, isSignedIn: true })
  await api.get(path, topic(1300), { cacheFor: 1000 })
  expect(sent).toHaveLength(0)
  await api.get(path, topic(1211), { cacheFor: 1000 })
  await api.get(path, topic(1211), { cacheFor: 1000 })
  expect(sent).toHaveLength(2)
})

test('when somebody else comes nothing of the last player’s own is left in an answer (OD-99, T3)', () => {
  const field = (choices: string) => ({ choices, options: [{ id: 'a' }], realms: [{ realmId: 1 }] })
  const left = { choices: 'written', options: [], realms: [] }
  expect(withoutOwn({ id: 1, fields: [field('own'), field('silent'), field('fixed'), field('offered')] })).toEqual({
    id: 1,
    fields: [left, left, field('fixed'), left],
  })
  expect(withoutOwn({ hasPenalties: true })).toEqual({ hasPenalties: true })
  expect(withoutOwn(undefined)).toBeUndefined()
})

test('a good write tells its status, headers and body; without a key it goes as well', async () => {
  const { api } = apiWith(() => Response.json({ a: 1 }, { status: 201, headers: { 'x-place': '7' } }))
  const answer = await api.send('post', '/services/bft/api/feature', { body: 'arkose' })
  expect(answer).toMatchObject({ isOk: true, status: 201, data: { a: 1 } })
  expect(answer.isOk && answer.headers.get('x-place')).toBe('7')
})

test('an answer may be had as it came', async () => {
  const { api } = apiWith(() => new Response('a,b\n1,2', { headers: { 'content-type': 'text/csv' } }))
  const raw = await api.getRaw('/services/bft/api/product/{lang}', {})
  expect(await raw.text()).toBe('a,b\n1,2')
})

test('who asks may stop, before or while it is asked; the limit of time holds as well', async () => {
  const signals: AbortSignal[] = []
  const { api } = apiWith((request) => {
    signals.push(request.signal)
    return new Promise(() => undefined)
  })
  const reason = new Error('left')
  const [early, late] = [new AbortController(), new AbortController()]
  early.abort(reason)
  void api.get('/services/bft/api/product/{lang}', {}, { signal: early.signal }).catch(() => undefined)
  void api.get('/services/bft/api/product/{lang}', {}, { signal: late.signal }).catch(() => undefined)
  // The other one may have come this far already, stopped as it is.
  const asked = await vi.waitFor(() => {
    const running = signals.find(({ aborted }) => !aborted)
    expect(running).toBeDefined()
    return running!
  }, 90_000)
  late.abort(reason)
  expect(asked.aborted).toBe(true)
  expect(asked.reason).toBe(reason)
})

test('an address of the API for a link is in the page’s language', () => {
  expect(apiHref(page, '/services/bft/api/product/{lang}', {})).toBe('/services/bft/api/product/de-DE')
})

test('a form with files goes to the API’s address; what never got there is a problem, too', async () => {
  const opened: string[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      onerror?: () => void
      open(method: string, url: string): void {
        opened.push(`${method} ${url}`)
      }
      setRequestHeader(): void {
        /* not looked at here */
      }
      send(): void {
        this.onerror?.()
      }
    },
  )
  const { api } = apiWith(() => Response.json({}))
  const answer = await api.upload('/services/bft/api/submit', { form: {}, files: {} } as never)
  vi.unstubAllGlobals()
  expect(opened).toEqual(['POST https://help.example/services/bft/api/submit'])
  expect(answer).toMatchObject({ isOk: false, problem: { kind: 'offline' } })
})
