import { createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'

export type ParamValues = Record<string, string | number | boolean | null | undefined>

const serializeQuery = createQuerySerializer()

/** Parameters of these names are the page's language; the caller leaves them out. */
const LOCALE_PARAMETERS = ['lang', 'locale', 'language'] as const

/** Fills a path of the contract. Parameters that mean the page's language are filled by it. */
export function fillPath(path: string, params: ParamValues | undefined, locale: string): string {
  const own = Object.fromEntries(LOCALE_PARAMETERS.map((name) => [name, locale]))
  return defaultPathSerializer(path, { ...own, ...params })
}

/** Path and query as they go on the wire. */
export function requestUrl(path: string, params: ParamValues | undefined, query: ParamValues | undefined, locale: string): string {
  const search = query === undefined ? '' : serializeQuery(query)
  return fillPath(path, params, locale) + (search === '' ? '' : `?${search}`)
}

/** Names a read, for the cache, for SWR and for the documents the server puts into the page: `GET /path?query` or `POST /path {"body":1}`. */
export function requestKey(method: string, url: string, body?: unknown): string {
  return `${method.toUpperCase()} ${url}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`
}
