// Which pages may write with a visitor's cookies (T22). The browser says where a request comes from; who says nothing
// (programs, old browsers) needs the token as before.
import type { FastifyRequest } from 'fastify'

export interface Origins {
  /** Whether the request names an origin, and it is one of ours. */
  isOwn: (request: FastifyRequest) => boolean
  /** Whether the browser says that the request comes from elsewhere. */
  isForeign: (request: FastifyRequest) => boolean
}

export interface OriginsDeps {
  publicUrl: string
  extraOrigins: readonly string[]
  environment: string
}

export const createOrigins = ({ publicUrl, extraOrigins, environment }: OriginsDeps): Origins => {
  const known = new Set([new URL(publicUrl).origin, ...extraOrigins])
  const isOwn: Origins['isOwn'] = (request) => {
    const { origin } = request.headers
    if (origin === undefined) return false
    // A demonstration is also asked by the machine's own name or number.
    return known.has(origin) || (environment !== 'production' && origin === `${request.protocol}://${request.host}`)
  }
  return {
    isOwn,
    isForeign: (request) =>
      request.headers['sec-fetch-site'] === 'cross-site' || (request.headers.origin !== undefined && !isOwn(request)),
  }
}
