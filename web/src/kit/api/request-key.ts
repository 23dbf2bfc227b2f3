import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import type { LanguageName } from './call-types.ts'

export type ParamValues = Record<string, string | number | boolean | null | undefined>

/** Parameters as openapi-fetch takes them, those that mean the page's language among them. */
export const paramsOf = (
  path: ParamValues | undefined,
  query: ParamValues | undefined,
  locale: string,
): { path: ParamValues; query: ParamValues } => {
  const own: Record<LanguageName, string> = { lang: locale, locale, language: locale }
  return { path: { ...own, ...path }, query: query ?? {} }
}

const querySerializer = createQuerySerializer()

/** Path and query as they go on the wire. */
export const requestUrl = (
  path: string,
  params: ParamValues | undefined,
  query: ParamValues | undefined,
  locale: string,
): string =>
  createFinalURL(path, {
    baseUrl: '',
    params: paramsOf(params, query, locale),
    querySerializer,
    pathSerializer: defaultPathSerializer,
  })

/**
 * Names a read, for the cache, for SWR and for the documents the server puts into the page: `GET /path?query` or `POST
 * /path {"body":1}`.
 */
export const requestKey = (method: string, url: string, body?: unknown): string => {
  return `${method.toUpperCase()} ${url}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`
}

/** The same for one language, since some addresses do not hold it. */
export const keyInLocale = (key: string, locale: string): string => `${locale} ${key}`
