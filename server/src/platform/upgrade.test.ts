import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { api, startTestServer } from '../../../tests/support/test-server.ts'

test('an offer to go on in another protocol is passed over, and the request answered as it is', async () => {
  const server = await startTestServer()
  try {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    // What Java's HTTP client sends with every request in the clear.
    socket.write(
      `GET ${api}/config HTTP/1.1\r\nHost: x\r\nConnection: close, Upgrade, HTTP2-Settings\r\nUpgrade: ` +
        `h2c\r\nHTTP2-Settings: AAEAAEAA\r\n\r\n`,
    )
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  } finally {
    await server.close()
  }
})
