import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentHolder } from '../content/content-holder.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createManualClock } from '../lib/clock.ts'
import type { Visitor } from '../platform/visitor.ts'
import { useSecurityHeaders } from '../platform/security-headers.ts'
import { registerPage } from './page-routes.ts'
import type { FirstData, Renderer } from './renderer.ts'
import { scriptJson } from './template.ts'

const dist = mkdtempSync(join(tmpdir(), 'page-'))
const holder = createContentHolder(smallContent())
const articles: Record<string, unknown> = { '7': { title: 'Freeing </script> a character' } }
let drawn: { url: string; data: FirstData }[] = []
let asked: string[] = []
let app: FastifyInstance
const crisis = { version: 0, messages: [] as { id: string }[] }
const channels = { version: 0 }
const personal = new Set<string>()

/** As the web app's entry: an article page that needs its article, a form that also asks who may write. */
const renderer: Renderer = {
  isRendered: (path) => /^\/(article|form|product|games)\//.test(path),
  isForSignedOut: (path) => path.startsWith('/form/'),
  pageNameOf: (path) => (path.startsWith('/article/') ? 'article' : /^\/($|product)/.test(path) ? 'guide' : null),
  themeOf: (path) => /^\/product\/(.*)/.exec(path)?.[1] ?? null,
  firstReads: (path, { locale, documents }) => {
    if (path.startsWith('/form/')) return [`GET /services/bft/api/article/${locale}/7`]
    if (!path.startsWith('/contact/')) return []
    const topic = `GET /services/bft/api/article/${locale}/${path.slice('/contact/'.length)}`
    return documents[topic] === undefined
      ? [topic]
      : [`GET /services/bft/api/config`, `GET /services/bft/api/article/${locale}/7`]
  },
  async render(url, data) {
    drawn.push({ url, data })
    if (url.startsWith('/product/'))
      return { html: '<ol></ol>', head: { title: 'Guide', description: null, isUnlisted: false }, missing: [] }
    if (url.startsWith('/games/')) {
      const hero = 'GET /services/bft/api/images/asset?asset=hero'
      const source = data.documents[hero] as string | undefined
      return {
        html: `<img src="/logo.svg"><img class="hero" src="${source ?? ''}">`,
        head: { title: 'Game', description: null, isUnlisted: false },
        missing: source === undefined ? [hero] : [],
      }
    }
    if (url.startsWith('/form/')) {
      const admission = `GET /services/bft/api/verify/${data.locale}/${url.slice('/form/'.length)}`
      return {
        html: '<form></form>',
        head: { title: 'Form', description: null, isUnlisted: true },
        missing: admission in data.documents ? [] : [admission],
      }
    }
    const key = `GET /services/bft/api/article/${data.locale}/${url.slice('/article/'.length)}`
    const article = data.documents[key] as { title: string } | undefined
    return {
      html: `<h1>${article?.title ?? ''}</h1>`,
      head: { title: `${article?.title ?? ''} & more`, description: 'A "summary"', isUnlisted: false },
      missing: article === undefined ? [key] : [],
    }
  },
}

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  mkdirSync(join(dist, '.vite'), { recursive: true })
  mkdirSync(join(dist, 'server'), { recursive: true })
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html>\n<html lang="en-US" dir="ltr"><head><!--page-head--><script type="module" ' +
      'src="./assets/app-1.js"></script></head><body><div id="app">' +
      '<!--page-body--></div><!--page-data--></body></html>',
  )
  writeFileSync(join(dist, 'assets', 'app-1.js'), `${'let a = 1;'.repeat(200)}`)
  writeFileSync(join(dist, 'assets', 'begin-1.js'), '(()=>{})()')
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(dist, 'server', 'entry-server.js'), 'secret')
  writeFileSync(
    join(dist, '.vite', 'manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/app-1.js', isEntry: true },
      'src/features/articles/ArticlePage.tsx': { file: 'assets/article-2.js', imports: ['index.html', '_shared'] },
      _shared: { file: 'assets/shared-3.js' },
    }),
  )
  app = Fastify()
  useSecurityHeaders(app, { isHttps: false })
  await app.register(cookie)
  app.decorateRequest('visitor')
  app.decorateRequest('embeddedGame', null)
  app.addHook('onRequest', async (request) => {
    const account = { id: 'ada', displayName: 'Ada <b>', softAccount: false, hasSqa: true, roles: [], region: 'us' }
    request.visitor =
      request.cookies['player'] === undefined
        ? { kind: 'anonymous', sessionId: 'anonymous-1' }
        : { kind: 'player', sessionId: 'player-1', account }
    request.embeddedGame = request.headers['user-agent'] === 'in-game' ? 'wow-kr' : null
  })
  app.get('/services/bft/api/config', async (request) => ({ isInGameBrowser: request.embeddedGame !== null }))
  app.get('/services/bft/api/images/asset', async (_request, reply) => reply.send(JSON.stringify('/hero.svg')))
  app.get('/hero.svg', async () => '<svg hero="1"/>')
  app.get('/services/bft/api/messages/:lang', async () => crisis.messages)
  app.get<{ Params: { lang: string; id: string } }>(
    '/services/bft/api/article/:lang/:id',
    async ({ params: { id }, url }, reply) => {
      asked.push(url)
      return articles[id] ?? reply.code(404).send({})
    },
  )
  app.get<{ Params: { id: string } }>('/services/bft/api/verify/:lang/:id', async ({ params: { id } }, reply) =>
    id === '7' ? { completed: true } : reply.code(401).send({}),
  )
  await registerPage(app, {
    mountPath: '/support',
    publicUrl: 'https://help.example',
    securityContacts: ['mailto:security@help.example'],
    clock: createManualClock(),
    webDist: dist,
    content: holder,
    renderer,
    texts: {
      say: (locale, key) => `${key} (${locale})`,
      all: (locale) =>
        new Map([
          ['support.site.title', `Site ${locale}`],
          ['support.shell.noscript.short', 'No <script>'],
        ]),
    },
    csrf: { tokenFor: (visitor: Visitor) => `token-of-${visitor.sessionId}` },
    accountInfo: async (visitor) =>
      visitor.kind === 'player'
        ? {
            displayName: visitor.account.displayName,
            softAccount: false,
            hasSqa: true,
            hasCases: false,
            hasUnreadCases: false,
            unreadCases: 0,
            unreadPenalties: 0,
            child: false,
          }
        : undefined,
    features: { isOn: (key) => key === 'arkose', isPersonal: (key) => personal.has(key) },
    preview: async (token) =>
      token === 'right' ? { locale: 'de-DE', articleId: '7', document: { title: 'A draft' } } : undefined,
    crisisVersion: () => crisis.version,
    channelVersion: () => channels.version,
  })
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

const readJson = (html: string, id: string): Record<string, never> =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null') as Record<string, never>

test('the page holds language, base and everything the app starts from', async () => {
  const answer = await app.inject('/support/de-DE/help/case?page=2')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-language': 'de-DE', 'x-robots-tag': 'noindex' })
  expect(answer.body).toContain('<html lang="de-DE" dir="ltr">')
  expect(answer.body).toContain('<base href="/support/de-DE/help/">')
  expect(answer.body).toContain('data-app="/support/static/app/assets/app-1.js"')
  // A kept app begins before the page is read to its end: all it reads stands above it.
  expect(answer.body).toMatch(/id="first-data".*id="visitor-data".*data-app=[^<]*<\/script><\/body>/s)
  expect(answer.body).not.toContain('<script type="module"')
  const first = readJson(answer.body, 'first-data') as unknown as FirstData
  expect(first).toMatchObject({
    locale: 'de-DE',
    mountPath: '/support',
    apiBase: '/services/bft',
    textsAt: expect.stringMatching(/^\/support\/static\/texts\/[\w-]{12}\/de-DE\.json$/),
  })
  expect(first.documents['GET /services/bft/api/config']).toEqual({ isInGameBrowser: false })
  expect(first.documents['POST /services/bft/api/feature "arkose"']).toBe(true)
  expect(first.documents['POST /services/bft/api/feature "legacyMode"']).toBe(false)
  expect(readJson(answer.body, 'visitor-data')).toEqual({
    isInGameBrowser: false,
    embeddedGameName: null,
    login: { isLoggedIn: false, account: null },
  })
})

test('what is on for some visitors is in no page, nor is a page of before: the browser asks (T27)', async () => {
  const url = '/support/en-US/help/article/7'
  const knows = (body: string): boolean => body.includes(String.raw`api/feature \"arkose\"`)
  const before = await app.inject(url)
  personal.add('arkose')
  const during = await app.inject(url)
  const sessions = [await app.inject({ url, headers: { cookie: 'gp_anon=one' } }), await app.inject(url)]
  personal.delete('arkose')
  expect([before, during].map(({ body }) => knows(body))).toEqual([true, false])
  expect(sessions.map(({ body }) => body)).toEqual([during.body, during.body])
  expect((await app.inject(url)).body).toBe(before.body)
})

test('to who is not signed in the page is a document: tagged, the same for all, nothing personal in it (T27)', async () => {
  const one = await app.inject('/support/en-US/help/article/7')
  const other = await app.inject('/support/en-US/help/article/7')
  expect(other.body).toBe(one.body)
  expect(one.body).not.toContain('_csrf')
  expect(one.headers['set-cookie']).toBeUndefined()
  expect(one.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1')
  expect(one.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'(;| http)/)
  const kept = await app.inject({
    url: '/support/en-US/help/article/7',
    headers: { 'if-none-match': String(one.headers.etag) },
  })
  expect([kept.statusCode, kept.body]).toEqual([304, ''])
  for (const encoding of ['br', 'gzip']) {
    const answer = await app.inject({ url: '/support/en-US/help/article/7', headers: { 'accept-encoding': encoding } })
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, etag: `W/${String(one.headers.etag)}` })
    const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync
    expect(unpack(answer.rawPayload).toString()).toBe(one.body)
  }
})

test('the texts of a language are a file of its own, for ever by their hash, and what there is now by another (CD-192)', async () => {
  const { textsAt } = readJson((await app.inject('/support/de-DE/help/')).body, 'first-data') as unknown as {
    textsAt: string
  }
  const now = await app.inject({ url: textsAt, headers: { 'accept-encoding': 'gzip' } })
  expect(now.json()).toMatchObject({ 'support.site.title': 'Site de-DE' })
  expect(now.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const other = await app.inject(textsAt.replace(/texts\/[^/]+/, 'texts/an-older-one'))
  expect([other.statusCode, other.headers['cache-control'], other.body]).toEqual([200, 'no-store', now.body])
  for (const file of ['xx-XX.json', 'de-DE', '..%2Fde-DE.json'])
    expect((await app.inject(textsAt.replace('de-DE.json', file))).statusCode).toBe(404)
})

test('a picture inside what is drawn is in no document beside it (CD-192)', async () => {
  const { body } = await app.inject('/support/en-US/help/games/wow')
  expect(body.split('data:image/svg+xml,%3Csvg%20hero')).toHaveLength(2)
  expect(readJson(body, 'first-data')['documents']).toMatchObject({
    'GET /services/bft/api/images/asset?asset=hero': { drawnPicture: 1 },
  })
})

test('no shared cache keeps what a cookie or a game’s browser asked for; nobody keeps a player’s page (T27)', async () => {
  const controlOf = async (headers: Record<string, string>): Promise<unknown> =>
    (await app.inject({ url: '/support/en-US/help/article/7', headers })).headers['cache-control']
  expect(await controlOf({ cookie: 'scheme=dark' })).toBe('private, no-cache')
  expect(await controlOf({ 'user-agent': 'in-game' })).toBe('private, no-cache')
  expect(await controlOf({ cookie: 'player=1' })).toBe('private, no-store')
  const player = await app.inject({ url: '/support/en-US/help/article/7', cookies: { player: '1' } })
  expect(player.headers.etag).toBeUndefined()
  const after = await app.inject('/support/en-US/help/article/7')
  expect(after.body).not.toMatch(/token-of-player|Ada/)
})

test('a crisis message is on the next page, and on none after it was taken back or read (T27)', async () => {
  const documentsOf = async (cookies: Record<string, string> = {}) => {
    const { body, headers } = await app.inject({ url: '/support/en-US/help/article/7', cookies })
    const { documents, readMessages } = readJson(body, 'first-data') as unknown as FirstData
    return { etag: headers.etag, messages: documents['GET /services/bft/api/messages/en-US'], readMessages }
  }
  const before = await documentsOf()
  crisis.messages = [{ id: 'storm' }]
  crisis.version += 1
  const during = await documentsOf()
  expect(during).toMatchObject({ messages: [{ id: 'storm' }], readMessages: [] })
  expect(await documentsOf({ cmRead: 'other/storm' })).toMatchObject({ readMessages: ['storm'] })
  crisis.messages = []
  crisis.version += 1
  expect(await documentsOf()).toEqual(before)
  expect(during.etag).not.toBe(before.etag)
})

test('a content page comes drawn, with the document it asked for, once for all visitors', async () => {
  drawn = []
  asked = []
  crisis.version += 1
  const anonymous = await app.inject('/support/en-US/help/article/7')
  const player = await app.inject({ url: '/support/en-US/help/article/7', cookies: { player: '1', scheme: 'dark' } })
  expect(anonymous.body).toContain('<div id="app"><h1>Freeing </script> a character</h1></div>')
  expect(anonymous.body).toContain('<title>Freeing &lt;/script&gt; a character &amp; more</title>')
  expect(anonymous.body).toContain('content="A &quot;summary&quot;"')
  expect(anonymous.body).toContain('<link rel="canonical" href="https://help.example/support/en-US/help/article/7">')
  expect(anonymous.body).toContain('hreflang="de-DE" href="https://help.example/support/de-DE/help/article/7"')
  expect(anonymous.body).toMatch(
    /data-files="\/support\/static\/app\/assets\/article-2.js \/support\/static\/app\/assets\/shared-3.js"/,
  )
  expect(
    (readJson(anonymous.body, 'first-data') as unknown as FirstData).documents['GET /services/bft/api/article/en-US/7'],
  ).toEqual(articles['7'])
  expect(drawn).toHaveLength(2)
  expect(asked).toEqual(['/services/bft/api/article/en-US/7'])
  expect(player.body).toContain('token-of-player-1')
  expect(player.body).toContain('<html lang="en-US" dir="ltr" data-scheme="dark" data-signed-in>')
  expect(readJson(player.body, 'visitor-data')).toMatchObject({
    login: { isLoggedIn: true, account: { displayName: 'Ada <b>' } },
  })
  expect(drawn).toHaveLength(2)
})

test('the next content version is drawn anew; what does not exist comes undrawn, and is 404', async () => {
  drawn = []
  holder.swap(smallContent({ 'texts/en-US.yaml': 'support.site.title: Other\n' }))
  await app.inject('/support/en-US/help/article/7')
  expect(drawn.length).toBeGreaterThan(0)
  const missing = await app.inject('/support/en-US/help/article/8')
  expect([missing.statusCode, missing.body]).toEqual([404, expect.stringContaining('<div id="app"></div>')])
})

test('a game’s browser gets its colours and draws for itself', async () => {
  const answer = await app.inject({ url: '/support/en-US/help/article/7', headers: { 'user-agent': 'in-game' } })
  expect(answer.body).toContain('data-theme="wow"')
  expect(answer.body).toContain('<div id="app"></div>')
  expect(readJson(answer.body, 'visitor-data')).toMatchObject({ isInGameBrowser: true, embeddedGameName: 'wow-kr' })
  expect(
    (readJson(answer.body, 'first-data') as unknown as FirstData).documents['GET /services/bft/api/config'],
  ).toEqual({ isInGameBrowser: true })
})

test('data can never end its script', async () => {
  expect(scriptJson({ a: '</script><!--\u2028' })).toBe('{"a":"\\u003c/script>\\u003c!--\\u2028"}')
  const { body } = await app.inject({ url: '/support/en-US/help/case', cookies: { player: '1' } })
  expect(body).not.toContain('Ada <b>')
  expect(body).toContain('No &lt;script&gt;')
})

test('an address without its language redirects to the best one and says what that depended on', async () => {
  const answer = await app.inject({ url: '/support/help/case?page=2', headers: { 'accept-language': 'de' } })
  expect(answer.statusCode).toBe(302)
  expect(answer.headers).toMatchObject({
    location: '/support/de-DE/help/case?page=2',
    'cache-control': 'no-store',
    vary: 'Accept-Language, Cookie',
  })
  expect((await app.inject({ url: '/', cookies: { locale: 'de-DE' } })).headers.location).toBe('/support/de-DE/help')
})

test('files of the app are kept for ever, compressed when that helps; unknown ones and the server’s own are 404', async () => {
  const script = await app.inject({
    url: '/support/static/app/assets/app-1.js',
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(script.rawPayload.length).toBeLessThan(200)
  expect(
    (
      await app.inject({
        url: '/support/static/app/assets/app-1.js',
        headers: { 'if-none-match': String(script.headers.etag) },
      })
    ).statusCode,
  ).toBe(304)
  for (const path of [
    'assets/app-2.js',
    'server/entry-server.js',
    '.vite/manifest.json',
    'index.html',
    '../package.json',
    'assets/..%2fserver/entry-server.js',
  ])
    expect((await app.inject(`/support/static/app/${path}`)).statusCode, path).not.toBe(200)
})

test('each language has a manifest that keeps the portal on a home screen, and its pages name it (CD-377)', async () => {
  for (const locale of holder.current().locales) {
    const address = `/support/manifest/${locale}.webmanifest`
    const { headers, body } = await app.inject(address)
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({
      id: '/support/',
      name: holder.current().in(locale).title,
      lang: locale,
      dir: locale.startsWith('ar') ? 'rtl' : 'ltr',
      start_url: `/support/${locale}/help/`,
      scope: '/support/',
      display: 'standalone',
      icons: [{ src: '/support/static/app/favicon.svg', sizes: 'any' }],
    })
    expect((await app.inject(`/support/${locale}/help/`)).body).toContain(`<link rel="manifest" href="${address}">`)
  }
  expect((await app.inject('/support/manifest/xx-XX.webmanifest')).statusCode).toBe(404)
  expect((await app.inject('/support/manifest/en-US')).statusCode).toBe(404)
})

test('robots.txt keeps crawlers from what is a visitor’s own and names the sitemap', async () => {
  const { body } = await app.inject('/robots.txt')
  expect(body).toContain('Disallow: /support/*/help/case')
  expect(body).toContain('Sitemap: https://help.example/support/sitemap.xml')
})

test('security.txt says where weaknesses are reported (RFC 9116)', async () => {
  const { body, headers } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Contact: mailto:security@help.example\n')
  expect(body).toContain('Canonical: https://help.example/.well-known/security.txt\n')
})

test('the sitemap names each language; each language its games, categories and the articles written in it', async () => {
  const index = await app.inject('/support/sitemap.xml')
  expect(index.headers['content-type']).toContain('application/xml')
  expect(index.body.match(/<loc>[^<]*<\/loc>/g)).toEqual(
    holder.current().locales.map((locale) => `<loc>https://help.example/support/sitemap/${locale}.xml</loc>`),
  )
  const { body } = await app.inject('/support/sitemap/en-US.xml')
  expect(body).toContain('<loc>https://help.example/support/en-US/help/games/wow</loc>')
  for (const article of holder.current().in('en-US').articles())
    expect(body).toContain(`/en-US/help/article/${article.id}</loc><lastmod>`)
  const german = (await app.inject('/support/sitemap/de-DE.xml')).body
  const translated = holder
    .current()
    .in('de-DE')
    .articles()
    .filter(({ locale }) => locale === 'de-DE')
  expect(german.match(/article\//g)?.length ?? 0).toBe(translated.length)
  expect((await app.inject('/support/sitemap/xx-XX.xml')).statusCode).toBe(404)
})

test('a screen drawn in the browser comes with what it reads first; the rest it asks for itself', async () => {
  articles['8'] = { title: 'A topic' }
  const documentsAt = async (path: string): Promise<string[]> => {
    const page = await app.inject({ url: `/support/en-US/help${path}` })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<div id="app"></div>')
    return Object.keys((readJson(page.body, 'first-data') as unknown as FirstData).documents).filter((key) =>
      key.includes('/article/'),
    )
  }
  expect(await documentsAt('/contact/8')).toEqual([
    'GET /services/bft/api/article/en-US/8',
    'GET /services/bft/api/article/en-US/7',
  ])
  expect(await documentsAt('/contact/404')).toEqual([])
  // The next visitor gets the same bytes; nothing is asked twice.
  asked = []
  await documentsAt('/contact/8')
  expect(asked).toEqual([])
})

test('a form is drawn for who is signed out and may write; a player’s page comes without; no page says who may (CD-188)', async () => {
  const at = (id: string, cookies: Record<string, string> = {}) =>
    app.inject({ url: `/support/en-US/help/form/${id}`, cookies })
  const documentsOf = (body: string): string[] =>
    Object.keys((readJson(body, 'first-data') as unknown as FirstData).documents)
  drawn = []
  const open = await at('7')
  expect(open.body).toContain('<div id="app"><form></form></div>')
  const player = await at('7', { player: '1' })
  expect(player.body).toContain('<div id="app"></div>')
  const closed = await at('8')
  expect(closed.body).toContain('<div id="app"></div>')
  for (const { body } of [open, player, closed]) {
    expect(documentsOf(body)).toContain('GET /services/bft/api/article/en-US/7')
    expect(body).not.toContain('/api/verify/')
  }
  // What the desk opens or closes is on the next page.
  const times = drawn.length
  await at('7')
  expect(drawn).toHaveLength(times)
  channels.version += 1
  await at('7')
  expect(drawn.length).toBeGreaterThan(times)
})

test('made-up names of products are one page, drawn in the browser', async () => {
  const bodyAt = async (name: string) => (await app.inject(`/support/en-US/help/product/${name}`)).body
  drawn = []
  const known = await bodyAt('wow')
  expect(known).toContain('<div id="app"><ol></ol></div>')
  expect(known).toContain('data-theme="wow"')
  expect(known).toContain('noindex')
  const made = await bodyAt('made-up')
  expect(made).toContain('<div id="app"></div>')
  expect(await bodyAt('also-made-up')).toBe(made)
  expect(drawn.map(({ url }) => url)).toEqual(['/product/wow'])
})

test('a draft is drawn on its own page alone, without any script, kept nowhere, framed by the portal alone', async () => {
  articles['7'] = { title: 'What players read' }
  const answer = await app.inject({
    url: '/support/de-DE/help/article/7?preview=right',
    headers: { cookie: 'player=1' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<h1>A draft</h1>')
  expect(answer.body).not.toMatch(/<script|modulepreload|Ada/)
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
    'content-language': 'de-DE',
  })
  expect(answer.headers['content-security-policy']).toMatch(/frame-ancestors 'self'/)
  expect(answer.headers['content-security-policy']).not.toMatch(/script-src[^;]*'(?:nonce|self)/)
  // Nobody else's page shows it, before or after.
  expect((await app.inject('/support/de-DE/help/article/7')).body).toContain('<h1>What players read</h1>')
  for (const url of [
    '/de-DE/help/article/7?preview=wrong',
    '/de-DE/help/article/8?preview=right',
    '/en-US/help/article/7?preview=right',
  ])
    expect((await app.inject(`/support${url}`)).statusCode, url).toBe(404)
})
