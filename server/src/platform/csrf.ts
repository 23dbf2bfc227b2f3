// The CSRF token is an HMAC of the session's id: bound to it, anonymous ones too, changed by sign-in, kept nowhere
// (ground G11, G27).
import type { FastifyInstance } from 'fastify'
import type { Keyring } from '../lib/keyring.ts'
import { problem } from './problems.ts'
import { needsCsrf } from './route-operation.ts'
import type { Visitor } from './visitor.ts'

export interface Csrf {
  tokenFor: (visitor: Visitor) => string
  isValid: (visitor: Visitor, token: string) => boolean
}

export const createCsrf = (keys: Keyring): Csrf => ({
  tokenFor: (visitor) => keys.sign('csrf', visitor.sessionId),
  isValid: (visitor, token) => token.length === 43 && keys.verify('csrf', visitor.sessionId, token),
})

export const useCsrf = (app: FastifyInstance, { csrf }: { csrf: Csrf }): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { operation } = request.routeOptions.config
    if (!operation || !needsCsrf(operation)) return done()
    const token = request.headers['x-csrf-token']
    done(typeof token === 'string' && csrf.isValid(request.visitor, token) ? undefined : problem.csrf())
  })
}
