// Which pages may write with a visitor's cookies (T22). The browser says where a request comes from; who says nothing
// (programs, old browsers) needs the token as before.
import type { FastifyRequest } from 'fastify'

interface OriginsDeps {
  publicUrl: string
  extraOrigins: readonly string[]
  environment: string
}

export const createOrigins = ({ publicUrl, extraOrigins, environment }: OriginsDeps) => {
  const known = new Set([new URL(publicUrl).origin, ...extraOrigins])
  const isOwn = (request: FastifyRequest) => {
    const { origin } = request.headers
    if (origin === undefined) return false
    // A demonstration is also asked by the machine's own name or number.
    return known.has(origin) || (environment !== 'production' && origin === `${request.protocol}://${request.host}`)
  }
  return {
    /** Whether the request names an origin, and it is one of ours. */
    isOwn,
    /** Whether the browser says that the request comes from elsewhere. */
    isForeign: (request: FastifyRequest) =>
      request.headers['sec-fetch-site'] === 'cross-site' || (request.headers.origin !== undefined && !isOwn(request)),
  }
}

export type Origins = ReturnType<typeof createOrigins>
