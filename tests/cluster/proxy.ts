// The smallest load balancer there is: each request to the next instance, whether or not it is alive. Nothing is
// retried here.
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Proxy {
  url: string
  port: number
  stop: () => Promise<void>
}

/** @param ports of the instances; may be filled after the proxy listens, because they must know its address first */
export const startProxy = async (ports: readonly number[]): Promise<Proxy> => {
  const agent = new Agent({ keepAlive: true })
  let next = 0
  const server = createServer((incoming, outgoing) => {
    const port = ports[next % ports.length]
    next += 1
    const address = incoming.headers['x-forwarded-for'] ?? incoming.socket.remoteAddress ?? ''
    const forwarded = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'x-forwarded-for': address },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(outgoing)
        answer.once('error', () => outgoing.destroy())
      },
    )
    forwarded.once('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502, { 'content-length': '0' }).end()
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://localhost:${port}`,
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
