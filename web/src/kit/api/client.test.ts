import { describe, expect, test, vi } from 'vitest'
import { keep } from './cache-times.ts'
import { createClientCache } from './client-cache.ts'
import { createPortalClient, resolveUrl } from './client.ts'
import { cacheRequest, cacheTtl } from './middleware.ts'
import type { Page } from './page.ts'

const pageWith = (token: string | null = 'token-1', parts: Partial<Page> = {}): Page & { token: string | null } => {
  const page: Page & { token: string | null } = {
    origin: 'https://help.example',
    locale: 'de-DE',
    mountPath: '/support',
    contextPath: '/support/de-DE',
    basePath: '/support/de-DE/help',
    apiBase: '/services/bft',
    token,
    readToken: () => page.token,
    writeToken: (next: string) => void (page.token = next),
    ...parts,
  }
  return page
}

const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init })

const set = (
  answer: (request: Request, call: number) => Response | Promise<Response> = () => json({}),
  page = pageWith(),
  now = () => 0,
) => {
  const sent: Request[] = []
  const log = vi.fn()
  const onInGame = vi.fn()
  const cache = createClientCache(now)
  const client = createPortalClient({
    page,
    cache,
    log,
    onInGame,
    fetch: async (request) => answer((sent.push(request.clone()), request), sent.length),
  })
  const get = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
    (await client.GET(path as '/services/bft/api/config', { headers })).data
  return { sent, log, onInGame, cache, client, get, page }
}

describe('addresses', () => {
  const page = pageWith()

  test('[HTTP-01] a URL gets the API base in front, or the page’s base where there is none', () => {
    expect(resolveUrl('/api/config', page)).toBe('https://help.example/services/bft/api/config')
    expect(resolveUrl('api/config', page)).toBe('https://help.example/services/bft/api/config')
    expect(resolveUrl('/services/bft/api/config', page)).toBe('https://help.example/services/bft/api/config')
    expect(resolveUrl('/services/bftx', page)).toBe('https://help.example/services/bft/services/bftx')
    expect(resolveUrl('/api/config', { ...page, apiBase: '' })).toBe(
      'https://help.example/support/de-DE/help/api/config',
    )
  })

  test('[HTTP-02] double slashes are collapsed in the path, never in the scheme or the query', () => {
    expect(resolveUrl('//api///config?next=//x//y', page)).toBe(
      'https://help.example/services/bft/api/config?next=//x//y',
    )
    expect(resolveUrl('https://other.example//a', page)).toBe('https://other.example//a')
  })
})

describe('headers', () => {
  test('[HTTP-03] [HTTP-04] [HTTP-05] each request says XMLHttpRequest, the page’s language and the page’s token', async () => {
    const { sent, get, page } = set()
    await get('/services/bft/api/config')
    page.token = 'token-2'
    await get('/services/bft/api/config')
    expect(sent[0]!.headers.get('x-requested-with')).toBe('XMLHttpRequest')
    expect(sent[0]!.headers.get('locale')).toBe('de-DE')
    expect(sent.map((request) => request.headers.get('x-csrf-token'))).toEqual(['token-1', 'token-2'])
  })

  test('another origin never sees the token', async () => {
    const { sent, client } = set()
    await client.GET('/services/bft/api/config', { baseUrl: 'https://other.example' })
    expect(sent[0]!.url).toBe('https://other.example/services/bft/api/config')
    expect(sent[0]!.headers.has('x-csrf-token')).toBe(false)
  })

  test('[GAME-02] [GAME-03] an answer with isInGameBrowser=1 switches the in-game mode on, for the game it names', async () => {
    const { get, onInGame } = set((_, call) =>
      json({}, { headers: call === 1 ? {} : { isInGameBrowser: '1', embeddedGameName: 'wow-kr' } }),
    )
    await get('/services/bft/api/config')
    expect(onInGame).not.toHaveBeenCalled()
    await get('/services/bft/api/config')
    expect(onInGame).toHaveBeenCalledExactlyOnceWith('wow-kr')
  })

  test('[HTTP-11] [CASEERROR-22] a 401 is logged as access denied and handed on', async () => {
    const { get, log } = set(() => json({ status: 401 }, { status: 401 }))
    await expect(get('/services/bft/api/cases/de-DE/active')).rejects.toMatchObject({ problem: { status: 401 } })
    expect(log).toHaveBeenCalledExactlyOnceWith('Access denied: GET /services/bft/api/cases/de-DE/active')
  })
})

test('a page without a token fetches it before its first write, once for all who wait (T27)', async () => {
  const portal = set(
    (request) =>
      request.method === 'GET' ? new Response('', { headers: { 'x-csrf-token': 'token-1' } }) : json({ done: true }),
    pageWith(null),
  )
  const post = (description: string) =>
    portal.client.POST('/services/bft/api/bug-suggestion/{lang}/bug', {
      params: { path: { lang: 'de-DE' } },
      body: { description },
    })
  await Promise.all([post('x'), post('y'), portal.client.askAuth()])
  const [first, ...writes] = portal.sent
  expect([first!.method, new URL(first!.url).pathname]).toEqual(['GET', '/services/bft/api/auth/de-DE'])
  expect(writes.map(({ method, headers }) => [method, headers.get('x-csrf-token')])).toEqual([
    ['POST', 'token-1'],
    ['POST', 'token-1'],
  ])
  await post('z')
  expect(portal.sent).toHaveLength(4)
})

describe('a token that is out of date', () => {
  const refused = (): Response =>
    json(
      { type: '/services/bft/docs/problems/csrf', slug: 'csrf', title: '', status: 403, requestId: 'r' },
      { status: 403 },
    )
  const post = async ({ client }: ReturnType<typeof set>): Promise<unknown> =>
    (
      await client.POST('/services/bft/api/bug-suggestion/{lang}/bug', {
        params: { path: { lang: 'de-DE' } },
        body: { description: 'x' },
      })
    ).data

  test('is asked for once, then the same request goes out again', async () => {
    const portal = set((request, call) =>
      call === 1
        ? refused()
        : request.method === 'GET'
          ? new Response('', { headers: { 'x-csrf-token': 'token-9' } })
          : json({ done: true }),
    )
    expect(await post(portal)).toEqual({ done: true })
    const { sent } = portal
    expect(sent.map((request) => `${request.method} ${new URL(request.url).pathname}`)).toEqual([
      'POST /services/bft/api/bug-suggestion/de-DE/bug',
      'GET /services/bft/api/auth/de-DE',
      'POST /services/bft/api/bug-suggestion/de-DE/bug',
    ])
    expect(sent[2]!.headers.get('x-csrf-token')).toBe('token-9')
    expect(await sent[2]!.text()).toBe('{"description":"x"}')
  })

  test('a second refusal is the answer; another 403 is not asked about', async () => {
    const again = set((request) =>
      request.method === 'GET' ? new Response('', { headers: { 'x-csrf-token': 'token-9' } }) : refused(),
    )
    await expect(post(again)).rejects.toMatchObject({ problem: { status: 403, slug: 'csrf' } })
    expect(again.sent).toHaveLength(3)
    const other = set(() => json({ type: '/services/bft/docs/problems/forbidden', slug: 'forbidden' }, { status: 403 }))
    await expect(post(other)).rejects.toMatchObject({ problem: { status: 403, slug: 'forbidden' } })
    expect(other.sent).toHaveLength(1)
  })
})

test('what never came is a problem too: offline, or too late', async () => {
  const offline = set(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(offline.get('/services/bft/api/config')).rejects.toMatchObject({ problem: { kind: 'offline' } })
  const late = set(() => Promise.reject(new DOMException('', 'TimeoutError')))
  await expect(late.get('/services/bft/api/config')).rejects.toMatchObject({ problem: { kind: 'timeout' } })
})

describe('the client cache', () => {
  const asking = (ttl?: number): Record<string, string> => ({
    [cacheRequest]: 'true',
    ...(ttl === undefined ? {} : { [cacheTtl]: String(ttl) }),
  })

  test('[HTTP-06] a request that asks for it is kept for as long as it says; its headers stay in the page', async () => {
    let now = 0
    const { sent, get } = set(
      (_, call) => json({ call }),
      pageWith(),
      () => now,
    )
    expect(await get('/services/bft/api/headers/de-DE', asking(1000))).toEqual({ call: 1 })
    now = 999
    expect(await get('/services/bft/api/headers/de-DE', asking(1000))).toEqual({ call: 1 })
    now = 1000
    expect(await get('/services/bft/api/headers/de-DE', asking(1000))).toEqual({ call: 2 })
    expect(sent.some((request) => request.headers.has(cacheRequest) || request.headers.has(cacheTtl))).toBe(false)
  })

  test('[HTTP-08] [HTTP-09] [HTTP-10] five minutes when nothing is said; localizations and config an hour', async () => {
    let now = 0
    const { sent, get } = set(undefined, pageWith(), () => now)
    await get('/services/bft/api/headers/de-DE', asking())
    now = 299_999
    await get('/services/bft/api/headers/de-DE', asking())
    expect(sent).toHaveLength(1)
    now = 300_000
    await get('/services/bft/api/headers/de-DE', asking())
    expect(sent).toHaveLength(2)
    expect(keep).toEqual({ default: 300_000, localizations: 3_600_000, config: 3_600_000 })
  })

  test('[HTTP-07] verify URLs are never kept', async () => {
    const { sent, get } = set()
    for (let round = 0; round < 2; round += 1) await get('/services/bft/api/verify/de-DE/1211/ticket', asking(60_000))
    expect(sent).toHaveLength(2)
  })

  test('errors are not kept; a body tells requests apart; clearing forgets, also what is still on its way', async () => {
    const { sent, get, client, cache } = set((_, call) => json({ call }, { status: call === 1 ? 500 : 200 }))
    await expect(get('/services/bft/api/headers/de-DE', asking(1000))).rejects.toMatchObject({
      problem: { status: 500 },
    })
    await get('/services/bft/api/headers/de-DE', asking(1000))
    expect(sent).toHaveLength(2)
    const ask = (body: 'arkose' | 'recaptcha') =>
      client.POST('/services/bft/api/feature', { body, headers: asking(1000) })
    await ask('arkose')
    await ask('recaptcha')
    await ask('arkose')
    expect(sent).toHaveLength(4)
    cache.clear()
    await ask('arkose')
    expect(sent).toHaveLength(5)
    let release = (_: string): void => undefined
    const slow = new Response(
      new ReadableStream({
        start: (controller) =>
          void (release = (text) => {
            controller.enqueue(new TextEncoder().encode(text))
            controller.close()
          }),
      }),
    )
    const keeping = cache.keep('slow', slow, 1000)
    cache.clear()
    release('old account')
    await keeping
    expect(cache.read('slow')).toBeNull()
  })
})
