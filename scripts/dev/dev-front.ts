// The one address of `make dev`: sources go to Vite, everything else to the server behind, which may be on its way back.
import { type IncomingMessage, type Server, type ServerResponse, createServer, request as ask } from 'node:http'
import type { Duplex } from 'node:stream'

export interface FrontParts {
  /** Port of the server behind. */
  port: number
  /** False when it does not run; `lastWords` say why. */
  isReady: () => Promise<boolean>
  lastWords: () => string
  isSource: (url: string) => boolean
  serveSource: (request: IncomingMessage, response: ServerResponse) => void
}

/** Vite puts styles, and React's refresh a script, into the page: let in here alone, in development. */
const letViteIn = (policy: string): string =>
  policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")

export const createFront = ({ port, isReady, lastWords, isSource, serveSource }: FrontParts): Server => {
  const behind = (request: IncomingMessage) =>
    ask({ host: '127.0.0.1', port, path: request.url, method: request.method, headers: request.headers })

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fail = (why: string): void => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(why)
    }
    if (!(await isReady()))
      return fail(`The server does not run; it starts again with the next change.\n\n${lastWords()}`)
    const upstream = behind(request)
    upstream.once('response', (answer) => {
      const policy = answer.headers['content-security-policy']
      response.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(policy === undefined ? {} : { 'content-security-policy': letViteIn(String(policy)) }),
      })
      answer.pipe(response)
    })
    upstream.once('error', (error) => fail(`The server does not answer: ${error.message}`))
    response.once('close', () => upstream.destroy())
    request.pipe(upstream)
  }

  const passSocket = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.once('error', () => socket.destroy())
    if (!(await isReady())) return void socket.destroy()
    const upstream = behind(request)
    upstream.once('upgrade', (answer, other, otherHead) => {
      const headers = answer.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`)
      socket.write(otherHead)
      other.write(head)
      other.once('error', () => socket.destroy())
      other.pipe(socket).pipe(other)
    })
    upstream.once('response', (answer) => {
      socket.end(`HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}\r\nconnection: close\r\n\r\n`)
    })
    upstream.once('error', () => socket.destroy())
    upstream.end()
  }

  const front = createServer((request, response) => {
    if (isSource(request.url ?? '/')) serveSource(request, response)
    else void pass(request, response)
  })
  // Vite hears its own sockets by itself.
  front.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isSource(request.url ?? '/')) void passSocket(request, socket, head)
  })
  return front
}
