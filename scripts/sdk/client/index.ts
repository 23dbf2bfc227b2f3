// A typed client of a Guidepost portal: openapi-fetch with the types of the published contract, and what every write
// needs.
import createFetchClient, { type Client, type Middleware } from 'openapi-fetch'
import type { paths } from './schema.js'

export type { components, operations, paths } from './schema.js'

export interface GuidepostOptions {
  /** Address of the portal's host: `https://support.example.com` */
  baseUrl: string
  /** `en-US`; the language of texts and mails */
  locale?: string
  /**
   * Outside a browser nobody keeps cookies: set this to keep the session's cookies here. Default: true where there is
   * no `document`.
   */
  keepCookies?: boolean
  fetch?: (request: Request) => Promise<Response>
}

/**
 * Every GET, POST and PUT of the published document, typed. Writes carry the session's CSRF token; it is fetched before
 * the first one and once more when the portal says that it is out of date, then the same request goes out
 * again.
 */
export const createGuidepostClient = ({
  baseUrl,
  locale = 'en-US',
  keepCookies = !('document' in globalThis),
  fetch: send = globalThis.fetch,
}: GuidepostOptions): Client<paths> => {
  const cookies = new Map<string, string>()
  let token: string | null = null

  const sendWithCookies = async (request: Request): Promise<Response> => {
    if (keepCookies && cookies.size > 0)
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await send(request)
    if (keepCookies) {
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (name !== undefined && value !== undefined) cookies.set(name, value)
      }
    }
    return answer
  }

  const fetchToken = async (): Promise<void> => {
    const answer = await sendWithCookies(new Request(new URL(`/services/bft/api/auth/${locale}`, baseUrl)))
    token = answer.headers.get('x-csrf-token')
  }

  const isOutOfDate = async (answer: Response): Promise<boolean> =>
    answer.status === 403 &&
    (
      (await answer
        .clone()
        .json()
        .catch(() => ({}))) as { type?: string }
    ).type?.endsWith('/csrf') === true

  const sendSafely = async (request: Request): Promise<Response> => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendWithCookies(request)
    if (token === null) await fetchToken()
    const again = request.clone()
    if (token !== null) request.headers.set('x-csrf-token', token)
    const answer = await sendWithCookies(request)
    if (!(await isOutOfDate(answer))) return answer
    await fetchToken()
    if (token !== null) again.headers.set('x-csrf-token', token)
    return sendWithCookies(again)
  }

  const language: Middleware = {
    onRequest({ request }) {
      if (!request.headers.has('locale')) request.headers.set('locale', locale)
      return request
    },
  }
  const client = createFetchClient<paths>({ baseUrl, fetch: sendSafely, credentials: 'same-origin' })
  client.use(language)
  return client
}
