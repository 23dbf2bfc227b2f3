// What one request asks of the database is one wait (storage/patience.ts).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asOneRequest, newPatience, type Patience } from '../storage/patience.ts'

export const useOnePatience = (app: FastifyInstance): void => {
  const patiences = new WeakMap<FastifyRequest, Patience>()
  app.addHook('onRequest', (request, _reply, done) => {
    const patience = newPatience()
    patiences.set(request, patience)
    asOneRequest(patience, done)
  })
  // Reading a body goes on in the socket's own context.
  app.addHook('preValidation', (request, _reply, done) => asOneRequest(patiences.get(request) ?? newPatience(), done))
}
