// The one way out of the page: openapi-fetch over the contract's paths. Uploads use XMLHttpRequest for their progress.
import createClient, { type Client } from 'openapi-fetch'
import { bring } from '../lib/bring.ts'
import { timeouts } from './cache-times.ts'
import type { ClientCache } from './client-cache.ts'
import { csrfHeader, accessLog, caching, csrf, identityOf, inGame, problems } from './middleware.ts'
import type { Page } from './page.ts'
import type { paths } from './types.ts'

export interface ClientParts {
  page: Page
  cache: ClientCache
  fetch?: (request: Request) => Promise<Response>
  onInGame?: (gameName: string | null) => void
  log?: (text: string) => void
}

export interface PortalClient extends Client<paths> {
  /**
   * `GET /api/auth/{lang}`, unread: who is signed in, and the session's present token, which goes into the page (OD-99).
   * A page comes without either (T27); who asks while somebody else does gets the same answer, for two first answers
   * would be two sessions.
   */
  askAuth: (signal?: AbortSignal) => Promise<Response>
  /** False when no token could be had. */
  renewToken: () => Promise<boolean>
}

/**
 * Puts the API base in front, or the page's base, and collapses double slashes in the path (HTTP-01, HTTP-02, OD-07).
 */
export const resolveUrl = (url: string, page: Pick<Page, 'apiBase' | 'basePath' | 'origin'>): string => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return url
  const base = page.apiBase === '' ? page.basePath : page.apiBase
  const isComplete = page.apiBase !== '' && (url === base || url.startsWith(`${base}/`))
  const whole = isComplete ? url : `${base}/${url}`
  return page.origin + whole.replace(/^[^?#]+/, (path) => path.replace(/\/{2,}/g, '/'))
}

/** The texts of a language, a file that every page of it shares. */
export const readTexts = (address: string): Promise<Record<string, string>> =>
  bring(async (again) => {
    const answer = await fetch(address + again)
    if (!answer.ok) throw new Error(address)
    return (await answer.json()) as Record<string, string>
  })

/** Calls reject with ProblemError unless the answer is a good one. */
export const createPortalClient = ({
  page,
  cache,
  fetch = (request) => globalThis.fetch(request),
  onInGame = () => undefined,
  log = console.warn,
}: ClientParts): PortalClient => {
  class PageRequest extends Request {
    constructor(url: string, init?: RequestInit) {
      super(resolveUrl(url, page), init)
    }
  }
  const client = createClient<paths>({ fetch, headers: identityOf(page), Request: PageRequest as typeof Request })
  const readAuth = async (signal: AbortSignal | undefined): Promise<Response> => {
    const { response } = await client.GET('/services/bft/api/auth/{lang}', {
      params: { path: { lang: page.locale } },
      parseAs: 'stream',
      signal: signal ?? AbortSignal.timeout(timeouts.request),
    })
    const token = response.headers.get(csrfHeader)
    if (token !== null) page.writeToken(token)
    return response
  }
  let asked: Promise<Response> | null = null
  const askAuth = async (signal?: AbortSignal): Promise<Response> => {
    asked ??= readAuth(signal).finally(() => {
      asked = null
    })
    return (await asked).clone()
  }
  const renewToken = async (): Promise<boolean> => (await askAuth().catch(() => null))?.headers.get(csrfHeader) != null
  // Requests pass from the first to the last, answers from the last to the first; what the cache answers passes none
  // of those below it.
  client.use(problems, caching(cache, page), inGame(onInGame), accessLog(log), csrf(page, renewToken))
  return { ...client, askAuth, renewToken }
}
