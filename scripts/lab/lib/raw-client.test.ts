import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RawClient } from './raw-client.ts'

let server: Server
let origin: string
let most = 0
beforeEach(async () => {
  let underWay = 0
  server = createServer((request, response) => {
    underWay += 1
    most = Math.max(most, underWay)
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.on('end', () =>
      setImmediate(() => {
        underWay -= 1
        if (request.url === '/cut') return request.socket.destroy()
        if (request.url === '/same') return response.writeHead(304).end()
        if (request.url === '/close') response.setHeader('connection', 'close')
        if (request.url === '/late') response.setHeader('retry-after', '3')
        response.statusCode = request.url === '/late' ? 503 : 200
        // In chunks, unless a length is said.
        response.write(`${bytes}`)
        return response.end(' bytes')
      }),
    )
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => server.close())

test('of every request its status comes back, also behind connections that were closed or cut', async () => {
  const client = new RawClient(origin, 3)
  most = 0
  const paths = ['/', '/late', '/close', '/cut', '/', '/', '/cut', '/late', '/', '/close', '/']
  const answers = await Promise.all(
    paths.map((path) =>
      client.ask({ method: 'POST', path, headers: { 'content-type': 'text/plain' }, body: Buffer.from('words') }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 200, 0, 200, 200, 0, 503, 200, 200, 200])
  expect(answers.flatMap(({ retryAfter }) => retryAfter ?? [])).toEqual(['3', '3'])
  expect(most).toBeLessThanOrEqual(3)
  client.close()
})

test('an answer without a body is whole at its head, and the connection goes on', async () => {
  const client = new RawClient(origin, 1)
  const answers = await Promise.all(['/same', '/', '/same'].map((path) => client.ask({ path, headers: {} })))
  expect(answers.map(({ status }) => status)).toEqual([304, 200, 304])
  client.close()
})

test('where nobody listens nothing hangs', async () => {
  const client = new RawClient('http://127.0.0.1:9', 2)
  const answers = await Promise.all([1, 2, 3].map(() => client.ask({ path: '/', headers: {} })))
  expect(answers.map(({ status }) => status)).toEqual([0, 0, 0])
})
