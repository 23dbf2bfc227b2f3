// What openapi-fetch does to every request and answer, each a middleware of its own; client.ts puts them in order.
import type { Middleware } from 'openapi-fetch'
import { keep } from './cache-times.ts'
import type { ClientCache } from './client-cache.ts'
import type { Page } from './page.ts'
import { ProblemError, parseJson, problemOfFailure, problemOfResponse } from './problem.ts'
import { keyInLocale, requestKey } from './request-key.ts'

/** Headers by which a caller asks the cache; they never leave the page. */
export const cacheRequest = 'x-cache-request'
export const cacheTtl = 'x-cache-ttl'

export const csrfHeader = 'X-CSRF-TOKEN'

/** Says who asks, in which language, and what is understood (HTTP-03, HTTP-04). */
export const identityOf = (page: Page): Record<string, string> => ({
  Accept: 'application/json, application/problem+json',
  'X-Requested-With': 'XMLHttpRequest',
  locale: page.locale,
})

/** An answer that is no success, and no answer at all, become the one error that screens know. */
export const problems: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw new ProblemError(await problemOfResponse(response))
  },
  onError: ({ error }) => new ProblemError(problemOfFailure(error)),
}

/** Verification is asked anew each time (HTTP-07). */
const isVerify = (url: string): boolean => /\/api\/verify\//.test(new URL(url).pathname)

const cacheKey = async (request: Request, page: Page): Promise<string> => {
  const url = request.url.startsWith(page.origin) ? request.url.slice(page.origin.length) : request.url
  const body = request.method === 'GET' ? undefined : parseJson(await request.clone().text())
  return keyInLocale(requestKey(request.method, url, body), page.locale)
}

/** Keeps answers whose request says so, for as long as it says (HTTP-06, HTTP-08). */
export const caching = (cache: ClientCache, page: Page): Middleware => {
  const wishes = new WeakMap<Request, { key: string; keepFor: number }>()
  return {
    async onRequest({ request }) {
      const { headers } = request
      const isKept = headers.get(cacheRequest) === 'true' && !isVerify(request.url)
      const keepFor = Number(headers.get(cacheTtl) ?? keep.default)
      headers.delete(cacheRequest)
      headers.delete(cacheTtl)
      if (!isKept) return undefined
      const key = await cacheKey(request, page)
      const kept = cache.read(key)
      if (kept !== null) return kept
      wishes.set(request, { key, keepFor })
      return undefined
    },
    async onResponse({ request, response }) {
      const wish = wishes.get(request)
      if (wish !== undefined) await cache.keep(wish.key, response, wish.keepFor)
    },
  }
}

/** Answers tell whether a game's own browser asks (GAME-02, GAME-03, ground G13). */
export const inGame = (onInGame: (gameName: string | null) => void): Middleware => ({
  onResponse({ response }) {
    if (response.headers.get('isInGameBrowser') === '1') onInGame(response.headers.get('embeddedGameName'))
  },
})

/** A 401 is logged as access denied and handed on (HTTP-11). */
export const accessLog = (log: (text: string) => void): Middleware => ({
  onResponse({ request, response }) {
    if (response.status === 401) log(`Access denied: ${request.method} ${new URL(request.url).pathname}`)
  },
})

/**
 * Sends the page's token, to our own origin only; a 403 of type csrf was not processed: the token is asked for once and
 * the request sent again (HTTP-05, ground G21).
 */
export const csrf = (page: Pick<Page, 'origin' | 'readToken'>, renewToken: () => Promise<boolean>): Middleware => {
  const copies = new WeakMap<Request, Request>()
  const putToken = (request: Request): Request => {
    const token = page.readToken()
    if (token !== null) request.headers.set(csrfHeader, token)
    return request
  }
  return {
    async onRequest({ request }) {
      if (new URL(request.url).origin !== page.origin) return
      if (!/GET|HEAD/.test(request.method)) {
        // A body can be read once only.
        copies.set(request, request.clone())
        // A page comes without a token (T27).
        if (page.readToken() === null) await renewToken()
      }
      putToken(request)
    },
    async onResponse({ request, response, options }) {
      const again = copies.get(request)
      if (response.status !== 403 || again === undefined) return undefined
      const { slug } = await problemOfResponse(response.clone())
      return slug === 'csrf' && (await renewToken()) ? options.fetch(putToken(again)) : undefined
    },
  }
}
