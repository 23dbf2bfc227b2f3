// Node cuts slow headers (headersTimeout) and very long requests (requestTimeout). Between the two a body must keep
// coming: at least 1 KB a second once its first ten seconds are over (promises P32).
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { baseOf } from './error-handler.ts'
import { endWithProblem } from './raw-problem.ts'

/**
 * For `Fastify(…)`: headers within 5 s, a whole request within 120 s. Fastify sets two of them itself, over what `http`
 * says.
 */
export const timeoutOptions = {
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 100 },
}

interface SlowClientRule {
  graceMilliseconds: number
  floorBytesPerSecond: number
  checkMilliseconds: number
}
const usualRule: SlowClientRule = { graceMilliseconds: 10_000, floorBytesPerSecond: 1_024, checkMilliseconds: 1_000 }

export const useSlowClientLimit = (app: FastifyInstance, rule: SlowClientRule = usualRule): void => {
  const { graceMilliseconds, floorBytesPerSecond, checkMilliseconds } = rule
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
    done()
    const { socket } = raw
    // A request injected by a test came over no wire.
    if (!hasBody || raw.complete || !(socket instanceof Socket)) return
    const startedAt = performance.now()
    const startBytes = socket.bytesRead
    const timer = setInterval(() => {
      const elapsed = performance.now() - startedAt
      if (raw.complete || socket.destroyed) return clearInterval(timer)
      if (elapsed < graceMilliseconds || (socket.bytesRead - startBytes) / (elapsed / 1000) >= floorBytesPerSecond)
        return
      clearInterval(timer)
      request.log.warn('slow body cut')
      endWithProblem(socket, 'timeout', baseOf(request.url))
      socket.destroySoon()
    }, checkMilliseconds).unref()
    raw.once('close', () => clearInterval(timer))
    raw.once('end', () => clearInterval(timer))
  })
}
