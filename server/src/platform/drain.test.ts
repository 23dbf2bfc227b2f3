import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDrain, type Drain } from './drain.ts'

let server: Server
let drain: Drain
let port: number
let agent: Agent
let sockets: Socket[]

beforeEach(async () => {
  server = createServer((_request, response) => response.end('served'))
  drain = createDrain(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  agent = new Agent({ keepAlive: true })
  sockets = []
})
afterEach(async () => {
  agent.destroy()
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const ask = async (): Promise<string> => {
  const [answer] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return `${answer.statusCode} ${answer.headers.connection}`
}
const openIdle = async (): Promise<Socket> => {
  const accepted = once(server, 'connection')
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await accepted
  return socket
}

test('while it drains, old and new connections are served, each for the last time; alone, it ends (T25)', async () => {
  expect(await ask()).toBe('200 keep-alive')
  const idle = await openIdle()
  let isOver = false
  const over = drain.begin(3_600).then(() => (isOver = true))
  expect(await ask()).toBe('200 close') // the connection of before
  expect(await ask()).toBe('200 close') // a new one
  expect(isOver).toBe(false)
  idle.destroy()
  await over
})

test('with nobody there it ends at once; so it does when it is told to, and with no time to drain', async () => {
  await drain.begin(3_600)
  await openIdle()
  const told = drain.begin(3_600)
  drain.end()
  await told
  await createDrain(server).begin(0)
})

test('when the time is up it ends, whoever is still there; a connection nobody used is closed', async () => {
  const unused = await openIdle()
  const closed = once(unused, 'close')
  await drain.begin(0.01)
  await closed
})
