// The documents that come with a page: asked of the app itself, anonymously, and what of them is sent.
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../lib/html.ts'

export const apiBase = '/services/bft'
/** Characters of a drawing that comes inside the page. */
const mostInside = 16_000

/** Whether somebody may write is asked anew each time and kept nowhere (HTTP-07): it decides what is drawn, and is gone. */
export const withoutAdmission = (documents: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(documents).filter(([key]) => !key.startsWith(`GET ${apiBase}/api/verify/`)))

/** A picture inside what is drawn comes once: its document says which of the drawn pictures it is. */
export const withPicturesOnce = (documents: Record<string, unknown>, body: string): Record<string, unknown> => {
  const sources = [...body.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, source]) => source)
  return Object.fromEntries(
    Object.entries(documents).map(([key, document]) => {
      const drawn =
        typeof document === 'string' && document.startsWith('data:') ? sources.indexOf(escapeHtml(document)) : -1
      return [key, drawn === -1 ? document : { drawnPicture: drawn }]
    }),
  )
}

export const createPageDocuments = (app: FastifyInstance) => ({
  /**
   * The answer of our own API to an anonymous visitor; undefined for anything but 200. `seen` collects the content
   * versions of the answers. The language travels as the app itself sends it: not every path holds it.
   */
  documentOf: async (
    key: string,
    locale: string,
    { userAgent, seen }: { userAgent?: string; seen?: Set<string> } = {},
  ): Promise<unknown> => {
    const url = /^GET (\S+)$/.exec(key)?.[1]
    if (url === undefined) return undefined
    const answer = await app.inject({
      url,
      headers: { locale, ...(userAgent === undefined ? {} : { 'user-agent': userAgent }) },
    })
    const version = answer.headers['content-version']
    if (typeof version === 'string') seen?.add(version)
    return answer.statusCode === 200 ? (answer.json() as unknown) : undefined
  },

  /** A home's logo and hero come inside the page, where they are small: two requests less (promises, 12 of them). */
  withPictureInside: async (key: string, found: unknown): Promise<unknown> => {
    const isPicture = /\/api\/images\/asset(\/logo\/|\?.*hero)/.test(key)
    if (!isPicture || typeof found !== 'string' || !found.endsWith('.svg')) return found
    const { statusCode, body } = await app.inject({ url: found })
    return statusCode === 200 && body.length <= mostInside ? `data:image/svg+xml,${encodeURIComponent(body)}` : found
  },
})
