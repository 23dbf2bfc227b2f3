import { TIMEOUT } from './cache-times.ts'
import type { Answer, Body, Init, Method, PathOf, Sent } from './call-types.ts'
import { type ClientCache, createClientCache } from './client-cache.ts'
import type { Page } from './page.ts'
import { ProblemError, problemOfAnswer, problemOfFailure } from './problem.ts'
import { type ParamValues, fillPath, requestKey, requestUrl } from './request-key.ts'
import { CACHE_REQUEST, CACHE_TTL, type TransportParts, createTransport, keyInLocale, resolveUrl } from './transport.ts'
import type { UploadInit } from './upload.ts'
import type { WriteKey } from './write-key.ts'

export interface ReadOptions {
  /** Milliseconds the answer may be kept; 0 or missing: not at all. */
  cacheFor?: number
  signal?: AbortSignal
}

export interface SendInit {
  /** Makes a repeat harmless (ground G10); see write-key.ts. */
  key?: WriteKey
  signal?: AbortSignal
  /** Goes on after the page has gone: tracking. */
  keepalive?: boolean
}

type Loose = { path?: ParamValues; query?: ParamValues }

export interface Api {
  page: Page
  cache: ClientCache
  /** A read. Rejects with ProblemError. */
  get<P extends PathOf<'get'>>(path: P, init: Init<'get', P>, options?: ReadOptions): Promise<Answer<'get', P>>
  /** A read that asks with a body: search, suggestions, feature. Rejects with ProblemError. */
  ask<P extends PathOf<'post'>>(
    path: P,
    init: Init<'post', P> & { body: Body<'post', P> },
    options?: ReadOptions,
  ): Promise<Answer<'post', P>>
  /** A write. Never rejects. */
  send<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
    method: M,
    path: P,
    init: Init<M, P> & { body?: Body<M, P> } & SendInit,
  ): Promise<Sent<Answer<M, P>>>
  /** A write with files and progress in percent, 99 at most until the answer is there. Never rejects. */
  upload<P extends PathOf<'post'>>(path: P, init: Init<'post', P> & UploadInit): Promise<Sent<Answer<'post', P>>>
  /** The raw answer of a read, for the one call whose headers matter (auth). */
  getRaw<P extends PathOf<'get'>>(path: P, init: Init<'get', P>, signal?: AbortSignal): Promise<Response>
  /** Names the read as SWR, the cache and the page's first data do. */
  keyOf(method: 'get' | 'post', path: string, init: Loose, body?: unknown): string
}

/** The skin over the wire. Paths, parameters, bodies and answers are checked against the contract at compile time. */
export function createApi(page: Page, parts: Omit<TransportParts, 'page' | 'cache'> = {}): Api {
  const cache = createClientCache()
  const transport = createTransport({ page, cache, ...parts })

  const request = (
    method: Method,
    path: string,
    init: Loose & { body?: unknown },
    options: ReadOptions & Pick<SendInit, 'keepalive'> & { headers?: Record<string, string> },
  ): Promise<Response> => {
    const { cacheFor = 0, signal, keepalive = false } = options
    const headers = new Headers({
      Accept: 'application/json, application/problem+json',
      ...options.headers,
      [CACHE_REQUEST]: String(cacheFor > 0),
      [CACHE_TTL]: String(cacheFor),
    })
    if (init.body !== undefined) headers.set('Content-Type', 'application/json')
    const timeout = AbortSignal.timeout(TIMEOUT.request)
    return transport(
      new Request(resolveUrl(requestUrl(path, init.path, init.query, page.locale), page), {
        method: method.toUpperCase(),
        headers,
        keepalive,
        body: init.body === undefined ? undefined : JSON.stringify(init.body),
        signal: signal === undefined ? timeout : anySignal(signal, timeout),
      }),
    )
  }

  const read = async (
    method: 'get' | 'post',
    path: string,
    init: Loose & { body?: unknown },
    options: ReadOptions = {},
  ): Promise<unknown> => {
    let response: Response
    try {
      response = await request(method, path, init, options)
    } catch (error) {
      throw new ProblemError(problemOfFailure(error))
    }
    const body = await bodyOf(response)
    if (!response.ok) throw new ProblemError(problemOfAnswer(response.status, response.headers, body))
    return body
  }

  return {
    page,
    cache,
    get: (path, init, options) => read('get', path, init as Loose, options) as never,
    ask: (path, init, options) => read('post', path, init as Loose & { body: unknown }, options) as never,
    async send(method, path, init) {
      const { key, signal, keepalive, ...call } = init as Loose & SendInit & { body?: unknown }
      try {
        const response = await request(method, path, call, {
          signal,
          keepalive,
          headers: key === undefined ? {} : { 'Idempotency-Key': key.read() },
        })
        key?.renew()
        const body = await bodyOf(response)
        return response.ok
          ? { isOk: true, status: response.status, data: body as never, headers: response.headers }
          : { isOk: false, problem: problemOfAnswer(response.status, response.headers, body) }
      } catch (error) {
        return { isOk: false, problem: problemOfFailure(error) }
      }
    },
    async upload(path, init) {
      const { path: params, query, ...upload } = init as unknown as Loose & UploadInit
      try {
        // Only forms with files need it: it comes with the first of them.
        const { uploadForm } = await import('./upload.ts')
        return (await uploadForm(
          resolveUrl(requestUrl(path, params, query, page.locale), page),
          upload,
          page,
          transport,
        )) as never
      } catch (error) {
        return { isOk: false, problem: problemOfFailure(error) }
      }
    },
    getRaw: (path, init, signal) => request('get', path, init as Loose, { signal }),
    keyOf: (method, path, init, body) => requestKey(method, requestUrl(path, init.path, init.query, page.locale), body),
  }
}

/**
 * Reads that hold more for who is signed in; the page's bytes are everybody's, so they hold what nobody in particular
 * sees (ground G27).
 */
const KNOWS_VISITOR = /^GET \S*\/api\/products?\//

/** Puts the documents of the page into the cache, so that the first screen asks for nothing it already has. */
export function primeCache(
  api: Api,
  documents: Record<string, unknown>,
  { milliseconds, isSignedIn }: { milliseconds: number; isSignedIn: boolean },
): void {
  for (const [key, body] of Object.entries(documents))
    if (!isSignedIn || !KNOWS_VISITOR.test(key)) api.cache.prime(keyInLocale(key, api.page.locale), body, milliseconds)
}

/** An address of the API for a link or a form (a download, the sign-in). */
export function apiHref<P extends PathOf<'get'>>(page: Page, path: P, init: Init<'get', P>): string {
  const { path: params, query } = init as Loose
  return requestUrl(fillPath(path, params, page.locale), undefined, query, page.locale)
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 304) return undefined
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

/** AbortSignal.any is newer than Chromium 114 (ground G34). */
function anySignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const both = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) both.abort(signal.reason)
    else signal.addEventListener('abort', () => both.abort(signal.reason), { once: true })
  }
  return both.signal
}
