import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { usePeerAddress } from './peer-address.ts'

test('who breaks off at once still came from somewhere', async () => {
  const app = Fastify()
  usePeerAddress(app)
  const { promise: seen, resolve: see } = Promise.withResolvers<string | undefined>()
  app.addHook('onRequest', async (request) => {
    // Sessions are looked up before an address is asked for.
    await new Promise((resolve) => request.raw.socket.once('close', resolve))
    see(request.ip as string | undefined)
  })
  app.get('/', () => 'nobody reads this')
  await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(client, 'connect')
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(app.server, 'request')
    client.resetAndDestroy()
    expect(await seen).toBe('127.0.0.1')
  } finally {
    await app.close()
  }
})
