// Where a request came from is known as long as it is worked on. Node asks the system for the address when it is first
// wanted, and a socket whose other side has gone meanwhile has none: every limit by address would fail over it.
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export const usePeerAddress = (app: FastifyInstance): void => {
  app.server.on('connection', ({ remoteAddress }: Socket) => remoteAddress)
}
