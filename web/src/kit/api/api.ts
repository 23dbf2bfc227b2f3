import { timeouts } from './cache-times.ts'
import type { Answer, Body, FormOf, Init, Method, PathOf, Sent, UploadPath } from './call-types.ts'
import { type ClientParts, type PortalClient, createPortalClient, resolveUrl } from './client.ts'
import { type ClientCache, createClientCache } from './client-cache.ts'
import { cacheRequest, cacheTtl } from './middleware.ts'
import type { Page } from './page.ts'
import { problemOfFailure } from './problem.ts'
import { type ParamValues, keyInLocale, paramsOf, requestKey, requestUrl } from './request-key.ts'
import type { UploadInit } from './upload.ts'
import { type WriteKey, endsKey } from './write-key.ts'

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

interface Loose {
  path?: ParamValues
  query?: ParamValues
  body?: unknown
}

export interface Api {
  page: Page
  cache: ClientCache
  /** openapi-fetch itself; its calls name the language themselves and reject with ProblemError. */
  client: PortalClient
  /** A read. Rejects with ProblemError. */
  get: <P extends PathOf<'get'>>(path: P, init: Init<'get', P>, options?: ReadOptions) => Promise<Answer<'get', P>>
  /** A read that asks with a body: search, suggestions, feature. Rejects with ProblemError. */
  ask: <P extends PathOf<'post'>>(
    path: P,
    init: Init<'post', P> & { body: Body<'post', P> },
    options?: ReadOptions,
  ) => Promise<Answer<'post', P>>
  /** A write. Never rejects. */
  send: <M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
    method: M,
    path: P,
    init: Init<M, P> & { body?: Body<M, P> } & SendInit,
  ) => Promise<Sent<Answer<M, P>>>
  /** A write with files and progress in percent, 99 at most until the answer is there. Never rejects. */
  upload: <P extends UploadPath>(
    path: P,
    init: Init<'post', P> & UploadInit<FormOf<P>>,
  ) => Promise<Sent<Answer<'post', P>>>
  /** The unread answer of a read, for calls whose headers or bytes matter. Rejects with ProblemError. */
  getRaw: <P extends PathOf<'get'>>(path: P, init: Init<'get', P>, signal?: AbortSignal) => Promise<Response>
  /** Names the read as SWR, the cache and the page's first data do. */
  keyOf: (method: 'get' | 'post', path: string, init: Loose, body?: unknown) => string
}

/** The skin over the client. Paths, parameters, bodies and answers are checked against the contract at compile time. */
export const createApi = (page: Page, parts: Omit<ClientParts, 'page' | 'cache'> = {}): Api => {
  const cache = createClientCache()
  const client = createPortalClient({ page, cache, ...parts })

  /** A call as openapi-fetch takes it: the language filled in, a limit of time, what the cache should know. */
  const callOf = ({ path, query, body }: Loose, signal: AbortSignal | undefined, more: object): never => {
    const timeout = AbortSignal.timeout(timeouts.request)
    return {
      params: paramsOf(path, query, page.locale),
      body,
      signal: signal === undefined ? timeout : anySignal(signal, timeout),
      ...more,
    } as never
  }
  const readOf = (init: Loose, { cacheFor = 0, signal }: ReadOptions = {}): never =>
    callOf(init, signal, { headers: { [cacheRequest]: String(cacheFor > 0), [cacheTtl]: String(cacheFor) } })
  const keyOf: Api['keyOf'] = (method, path, init, body) =>
    requestKey(method, requestUrl(path, init.path, init.query, page.locale), body)
  const read = async (call: Promise<{ data?: unknown }>): Promise<never> => (await call).data as never

  return {
    page,
    cache,
    client,
    get(path, init, options) {
      const call = () => read(client.GET(path, readOf(init as Loose, options)))
      if (!options?.cacheFor) return call()
      const key = keyOf('get', path, init as Loose)
      const flight = cache.flights.get(key) ?? call().finally(() => cache.flights.delete(key))
      cache.flights.set(key, flight)
      return flight as Promise<never>
    },
    ask: (path, init, options) => read(client.POST(path, readOf(init as Loose, options))),
    async send(method, path, init) {
      const { key, signal, keepalive, ...call } = init as Loose & SendInit
      const headers = key === undefined ? {} : { 'Idempotency-Key': key.read() }
      try {
        const { data, response } = await client.request(
          method,
          path as never,
          callOf(call, signal, { keepalive, headers }),
        )
        key?.renew()
        return { isOk: true, status: response.status, data: data as never, headers: response.headers }
      } catch (error) {
        const problem = problemOfFailure(error)
        if (problem.kind === 'http' && endsKey(problem.status)) key?.renew()
        return { isOk: false, problem }
      }
    },
    async upload(path, init) {
      const { path: params, query, ...upload } = init as unknown as Loose & UploadInit<unknown>
      try {
        // Only forms with files need it: it comes with the first of them.
        const { uploadForm } = await import('./upload.ts')
        const url = resolveUrl(requestUrl(path, params, query, page.locale), page)
        return (await uploadForm(url, upload, page, client.renewToken)) as never
      } catch (error) {
        return { isOk: false, problem: problemOfFailure(error) }
      }
    },
    async getRaw(path, init, signal) {
      return (await client.GET(path, callOf(init as Loose, signal, { parseAs: 'stream' }))).response
    },
    keyOf,
  }
}

/**
 * Reads that hold more for who is signed in; the page's bytes are everybody's, so they hold what nobody in particular
 * sees (ground G27).
 */
export const knowsVisitor = /^GET \S*\/api\/(products?\/|categories\/\S+\/solution)/

type Fields = { choices: string }[]
const fieldsOf = (body: unknown): Fields | undefined => (body as { fields?: Fields } | undefined)?.fields

/** The documents of the page as this visitor may use them: a topic that asks for what players own is asked for anew. */
export const documentsFor = (documents: Record<string, unknown>, isSignedIn: boolean): Record<string, unknown> =>
  isSignedIn
    ? Object.fromEntries(
        Object.entries(documents).filter(
          ([key, body]) => !knowsVisitor.test(key) || !fieldsOf(body)?.some(({ choices }) => choices !== 'fixed'),
        ),
      )
    : documents

/** An answer without what a player owns: somebody else is here now (OD-99, T3). */
export const withoutOwn = (body: unknown): unknown => {
  const fields = fieldsOf(body)
  return fields === undefined
    ? body
    : {
        ...(body as object),
        fields: fields.map((field) =>
          field.choices === 'fixed' ? field : { ...field, choices: 'written', options: [], realms: [] },
        ),
      }
}

/** Puts the documents of the page into the cache, so that the first screen asks for nothing it already has. */
export const primeCache = (
  api: Api,
  documents: Record<string, unknown>,
  { milliseconds, isSignedIn }: { milliseconds: number; isSignedIn: boolean },
): void => {
  for (const [key, body] of Object.entries(documentsFor(documents, isSignedIn)))
    if (!isSignedIn || fieldsOf(body) !== undefined || !knowsVisitor.test(key))
      api.cache.prime(keyInLocale(key, api.page.locale), body, milliseconds)
}

/** An address of the API for a link or a form (a download, the sign-in). */
export const apiHref = <P extends PathOf<'get'>>(page: Page, path: P, init: Init<'get', P>): string => {
  const { path: params, query } = init as Loose
  return requestUrl(path, params, query, page.locale)
}

/** AbortSignal.any is newer than Chromium 114 (ground G34). */
const anySignal = (one: AbortSignal, other: AbortSignal): AbortSignal => {
  const both = new AbortController()
  for (const signal of [one, other]) {
    const stop = (): void => both.abort(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  }
  return both.signal
}
