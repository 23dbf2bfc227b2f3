export type ParamValues = Record<string, string | number | boolean | null | undefined>

/** Parameters of these names are the page's language; the caller leaves them out. */
const LOCALE_PARAMETERS = ['lang', 'locale', 'language'] as const

/** Fills a path of the contract. Parameters that mean the page's language are filled by it. */
export function fillPath(path: string, params: ParamValues | undefined, locale: string): string {
  const own = Object.fromEntries(LOCALE_PARAMETERS.map((name) => [name, locale]))
  const values: ParamValues = { ...own, ...params }
  return path.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    values[name] === undefined || values[name] === null ? place : encodeURIComponent(values[name]),
  )
}

/** Path and query as they go on the wire. */
export function requestUrl(
  path: string,
  params: ParamValues | undefined,
  query: ParamValues | undefined,
  locale: string,
): string {
  // The contract's parameters are single values; openapi-fetch, which knows all styles, would be a kilobyte of every
  // first view.
  const search = Object.entries(query ?? {})
    .flatMap(([name, value]) => (value === undefined || value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&')
  return fillPath(path, params, locale) + (search === '' ? '' : `?${search}`)
}

/**
 * Names a read, for the cache, for SWR and for the documents the server puts into the page: `GET /path?query` or `POST
 * /path {"body":1}`.
 */
export function requestKey(method: string, url: string, body?: unknown): string {
  return `${method.toUpperCase()} ${url}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`
}
