// The CSRF token is an HMAC of the session's id: bound to it, anonymous ones too, changed by sign-in, kept nowhere
// (ground G11, G27).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Keyring } from '../lib/keyring.ts'
import { problem } from './problems.ts'
import type { Origins } from './origins.ts'
import { needsCsrf, type RouteOperation } from './route-operation.ts'
import type { Visitor } from './visitor.ts'

export const createCsrf = (keys: Keyring) => ({
  tokenFor: (visitor: Visitor) => keys.sign('csrf', visitor.sessionId),
  isValid: (visitor: Visitor, token: string) => token.length === 43 && keys.verify('csrf', visitor.sessionId, token),
})

export type Csrf = ReturnType<typeof createCsrf>

/** What changes nothing (RFC 9110 §9.2.1). */
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A signed call and one with a bearer token prove themselves; no page can add either to a visitor's request. */
const provesItself = ({ security }: RouteOperation, { headers }: FastifyRequest): boolean =>
  security.some(
    (schemes) => schemes.includes('webhook') || (schemes.includes('bearer') && headers.authorization !== undefined),
  )

export const useCsrf = (app: FastifyInstance, { csrf, origins }: { csrf: Csrf; origins: Origins }): void => {
  /** A write that comes with cookies, of an operation without a token too (T22). */
  const isCrossSite = (request: FastifyRequest, operation: RouteOperation): boolean =>
    request.headers.cookie !== undefined &&
    !safeMethods.has(request.method) &&
    !provesItself(operation, request) &&
    origins.isForeign(request)

  app.addHook('onRequest', (request, _reply, done) => {
    const { operation } = request.routeOptions.config
    if (!operation) return done()
    if (isCrossSite(request, operation)) return done(problem.csrf())
    // The desk has sessions and tokens of its own, and looks at them itself (desk/scope.ts, T28).
    if (!needsCsrf(operation) || operation.security.some((schemes) => schemes.includes('deskSession'))) return done()
    const token = request.headers['x-csrf-token']
    done(typeof token === 'string' && csrf.isValid(request.visitor, token) ? undefined : problem.csrf())
  })
}
