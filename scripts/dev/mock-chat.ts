// The chat's WebSocket on the mock, which Prism does not know: the contract's example frames, and an answer to whatever
// is said.
import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import type { OpenApi } from '../generate/document.ts'

type Frame = Record<string, unknown>

const exampleOf = (document: OpenApi, name: string): Frame => {
  const schema = (document.components?.schemas ?? {})[name] as { example?: Frame } | undefined
  if (schema?.example === undefined) throw new Error(`the contract has no example of ${name}`)
  return schema.example
}

/** Operations that switch protocols (101), as patterns of their addresses. */
const socketPaths = (document: OpenApi): RegExp[] =>
  Object.entries(document.paths)
    .filter(([, item]) => '101' in ((item.get as { responses?: object } | undefined)?.responses ?? {}))
    .map(([template]) => new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`))

/** Answers upgrades of the proxy. */
export const serveMockChat = (proxy: Server, contract: () => OpenApi): void => {
  const server = new WebSocketServer({ noServer: true })
  proxy.on('close', () => server.close())
  proxy.on('upgrade', (request, socket, head) => {
    const document = contract()
    const { pathname } = new URL(request.url ?? '/', 'http://mock.local')
    // Vite's own socket, which it hears itself.
    if (pathname.startsWith('/@')) return
    if (!socketPaths(document).some((path) => path.test(pathname)))
      return socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    server.handleUpgrade(request, socket, head, (page) => {
      let sequence = 0
      const say = (message: Frame): void => {
        sequence += 1
        page.send(
          JSON.stringify({ type: 'message', message: { ...exampleOf(document, 'ChatMessage'), ...message, sequence } }),
        )
      }
      page.send(JSON.stringify(exampleOf(document, 'ChatServerFrame')))
      page.on('message', (data: Buffer) => {
        const { type, clientId, text } = JSON.parse(data.toString('utf8')) as {
          type: string
          clientId?: string
          text?: string
        }
        if (type === 'end') {
          page.send(JSON.stringify({ type: 'state', state: 'ENDED' }))
          return page.close(1000)
        }
        say({ from: 'player', author: null, text, clientId })
        if (sequence === 1) page.send(JSON.stringify({ type: 'state', state: 'ACTIVE' }))
        say({})
      })
    })
  })
}
