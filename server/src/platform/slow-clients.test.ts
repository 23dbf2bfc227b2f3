import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { timeoutOptions, useSlowClientLimit } from './slow-clients.ts'

let app: FastifyInstance
afterEach(() => app.close())

const listen = async (): Promise<number> => {
  app = Fastify({ ...timeoutOptions, forceCloseConnections: true })
  useSlowClientLimit(app, { graceMilliseconds: 50, floorBytesPerSecond: 1_000_000, checkMilliseconds: 10 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post('/', async (request) => ({ size: (request.body as Buffer).length }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}
const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`

test('a body that trickles is cut with 408 and the connection closed (promises P32)', async () => {
  const socket = connect(await listen(), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${head(1000)}x`)
  const [answer, body] = (await text(socket)).split('\r\n\r\n') as [string, string]
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*\r\nConnection: close$/)
  expect(JSON.parse(body)).toMatchObject({ type: '/services/bft/docs/problems/timeout', status: 408 })
})

test('a body that comes in one go is read', async () => {
  const socket = connect(await listen(), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(head(1000) + 'x'.repeat(1000))
  expect(await text(socket)).toContain('{"size":1000}')
})

test('headers have five seconds, a whole request two minutes', () => {
  app = Fastify(timeoutOptions)
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([5_000, 120_000])
})
