// A process that is about to end goes on serving for a while, so that nobody is sent away before the balancer has taken
// its name off the list (T25).
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const lookMilliseconds = 50

const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error === null ? count : 0))
  })

export const createDrain = (server: Server) => {
  let isDraining = false
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  // Browsers open connections they may never use. Closing a server waits for them, since they count as not idle.
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // Node writes `Connection: close` for it, whoever answers: rooms, Fastify's own refusals, files.
  server.prependListener('request', (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false
  })
  const untilAlone = async (): Promise<void> => {
    while ((await openConnections(server)) > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, lookMilliseconds)
      })
  }
  return {
    /**
     * From now on every answer ends its connection, so that the next request finds another process. Resolves when the time
     * is up, when no connection is left, or with `end`.
     */
    begin: async (seconds: number) => {
      isDraining = true
      const timer = setTimeout(end, seconds * 1000)
      if (seconds > 0) await Promise.race([over, untilAlone()])
      clearTimeout(timer)
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    },
    /** At once. */
    end,
  }
}

export type Drain = ReturnType<typeof createDrain>
