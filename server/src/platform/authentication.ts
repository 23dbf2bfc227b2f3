// 401 before anything is looked up, so that an answer never tells whether an id exists (ground G9, G21).
import type { FastifyInstance } from 'fastify'
import { isTokenStyle } from '../lib/ids.ts'
import { problem } from './problems.ts'
import { mayBeAnonymous, type RouteOperation } from './route-operation.ts'

/** Whether the address holds a token where a case id may stand (decisions-cases B1). */
export const carriesToken = (operation: RouteOperation, params: unknown): boolean =>
  operation.xTokenLink === true && Object.values((params ?? {}) as Record<string, string>).some(isTokenStyle)

export const useAuthentication = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { operation } = request.routeOptions.config
    if (!operation || request.visitor.kind === 'player') return done()
    // A token link opens for everyone; the same call with a case id is the owner's alone.
    const isOpen = operation.xTokenLink ? carriesToken(operation, request.params) : mayBeAnonymous(operation)
    done(isOpen ? undefined : problem.unauthorized())
  })
}
