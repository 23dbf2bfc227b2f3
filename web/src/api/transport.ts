// The interceptors of every call (HTTP-01 to HTTP-11), each a function around a function, put together in one written order at the end.
import type { ClientCache } from './client-cache.ts'
import { KEEP } from './cache-times.ts'
import type { Page } from './page.ts'
import { parseJson, problemOfAnswer } from './problem.ts'
import { requestKey } from './request-key.ts'

export type Send = (request: Request) => Promise<Response>
type Layer = (next: Send) => Send

/** Headers by which a caller asks the cache; they never leave the page. */
export const CACHE_REQUEST = 'x-cache-request'
export const CACHE_TTL = 'x-cache-ttl'

const CSRF = 'X-CSRF-TOKEN'

/**
 * Puts the API base in front, or the page's base, and collapses double slashes in the path (HTTP-01, HTTP-02, OD-07).
 */
export function resolveUrl(url: string, page: Pick<Page, 'apiBase' | 'basePath' | 'origin'>): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return url
  const base = page.apiBase === '' ? page.basePath : page.apiBase
  const isComplete = page.apiBase !== '' && (url === base || url.startsWith(`${base}/`))
  const [path, search] = splitQuery(isComplete ? url : `${base}/${url}`)
  return page.origin + path.replace(/\/{2,}/g, '/') + search
}

function splitQuery(url: string): [path: string, search: string] {
  const at = url.search(/[?#]/)
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

/** Says who asks and in which language (HTTP-03, HTTP-04). */
const withHeaders =
  (page: Page): Layer =>
  (next) =>
  (request) => {
    request.headers.set('X-Requested-With', 'XMLHttpRequest')
    request.headers.set('locale', page.locale)
    return next(request)
  }

const isOwn = (request: Request, page: Page): boolean => new URL(request.url).origin === page.origin

/**
 * Sends the page's token, to our own origin only; a 403 of type csrf was not processed: ask once, send again (HTTP-05,
 * ground G21).
 */
const withToken =
  (page: Page, renewToken: (next: Send) => Promise<boolean>): Layer =>
  (next) =>
  async (request) => {
    if (!isOwn(request, page)) return next(request)
    const again = request.clone()
    const put = (to: Request): Request => {
      const token = page.readToken()
      if (token !== null) to.headers.set(CSRF, token)
      return to
    }
    const response = await next(put(request))
    if (response.status !== 403 || request.method === 'GET') return response
    const problem = problemOfAnswer(403, response.headers, parseJson(await response.clone().text()))
    if (problem.slug !== 'csrf' || !(await renewToken(next))) return response
    return next(put(again))
  }

/** `GET /api/auth/{lang}` carries the session's present token (OD-99). */
const renewToken =
  (page: Page) =>
  async (next: Send): Promise<boolean> => {
    const response = await next(
      new Request(resolveUrl(`${page.apiBase}/api/auth/${page.locale}`, page), {
        headers: { locale: page.locale, 'X-Requested-With': 'XMLHttpRequest' },
      }),
    ).catch(() => null)
    const token = response?.headers.get(CSRF) ?? null
    if (token === null) return false
    page.writeToken(token)
    return true
  }

/** Verification is asked anew each time (HTTP-07). */
const isVerify = (url: string): boolean => /\/api\/verify\//.test(new URL(url).pathname)

/** Keeps answers whose request says so, for as long as it says (HTTP-06, HTTP-08). */
const withCache =
  (cache: ClientCache, page: Page): Layer =>
  (next) =>
  async (request) => {
    const isKept = request.headers.get(CACHE_REQUEST) === 'true' && !isVerify(request.url)
    const keepFor = Number(request.headers.get(CACHE_TTL) ?? KEEP.default)
    request.headers.delete(CACHE_REQUEST)
    request.headers.delete(CACHE_TTL)
    if (!isKept) return next(request)
    const key = await cacheKey(request, page)
    const kept = cache.read(key)
    if (kept !== null) return kept
    const response = await next(request)
    await cache.keep(key, response, keepFor)
    return response
  }

async function cacheKey(request: Request, page: Page): Promise<string> {
  const url = request.url.startsWith(page.origin) ? request.url.slice(page.origin.length) : request.url
  const body = request.method === 'GET' ? undefined : parseJson(await request.clone().text())
  return keyInLocale(requestKey(request.method, url, body), page.locale)
}

export const keyInLocale = (key: string, locale: string): string => `${locale} ${key}`

/** Answers tell whether a game's own browser asks (GAME-02, GAME-03, ground G13). */
const withInGame =
  (onInGame: (gameName: string | null) => void): Layer =>
  (next) =>
  async (request) => {
    const response = await next(request)
    if (response.headers.get('isInGameBrowser') === '1') onInGame(response.headers.get('embeddedGameName'))
    return response
  }

/** A 401 is logged as access denied and handed on (HTTP-11). */
const withLog =
  (log: (text: string) => void): Layer =>
  (next) =>
  async (request) => {
    const response = await next(request)
    if (response.status === 401) log(`Access denied: ${request.method} ${new URL(request.url).pathname}`)
    return response
  }

export interface TransportParts {
  page: Page
  cache: ClientCache
  fetch?: Send
  onInGame?: (gameName: string | null) => void
  log?: (text: string) => void
}

/** The one way out of the page. Reads and small writes go through it; uploads use XMLHttpRequest for their progress. */
export function createTransport({
  page,
  cache,
  fetch: leave = (request) => globalThis.fetch(request),
  onInGame = () => undefined,
  log = console.warn,
}: TransportParts): Send {
  const layers: Layer[] = [
    withHeaders(page),
    withCache(cache, page),
    withInGame(onInGame),
    withLog(log),
    withToken(page, renewToken(page)),
  ]
  return layers.reduceRight<Send>((next, layer) => layer(next), leave)
}
