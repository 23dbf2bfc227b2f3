// An answer that comes before its request has come whole (413, 401): the rest is read and thrown away, or closing would
// reset the connection under an answer not yet read (RFC 9112 §9.6).
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { defaultBodyLimit } from './contract/read-body.ts'

/** What may come beyond the largest body its operation takes. Who sends more has the connection ended. */
const spareBytes = 1_048_576
/** Time for the rest; what crawls is cut earlier (slow-clients.ts). */
const restMilliseconds = 30_000

export const useUnreadBody = (app: FastifyInstance): void => {
  // A body that nobody began to read is thrown away by Node when its answer is sent, without an event that it could be
  // counted by; asking for nothing of it is a beginning.
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { raw } = request
    if (!raw.complete && raw.socket instanceof Socket) raw.read(0)
    done(null, payload)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    done()
    const { raw } = request
    const { socket } = raw
    // A request injected by a test came over no wire.
    if (raw.complete || !(socket instanceof Socket) || socket.destroyed) return
    const most = (request.routeOptions.config.operation?.xBodyLimit ?? defaultBodyLimit) + spareBytes
    let size = 0
    const timer = setTimeout(() => socket.destroy(), restMilliseconds).unref()
    raw.once('close', () => clearTimeout(timer))
    raw.unpipe()
    raw.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > most) socket.destroy()
    })
    raw.resume()
  })
}
