// Answers that come before their request is whole, on a real connection that is used again.
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'

let server: TestServer
let visitor: TestClient
beforeAll(async () => {
  server = await startTestServer()
  visitor = await server.anonymous()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const open = async (): Promise<{ socket: Socket; heard: () => string }> => {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  await once(socket, 'connect')
  return { socket, heard: () => text }
}
/** Waits until the bytes are on their way, or the connection is gone. */
const written = (socket: Socket, text: string): Promise<void> =>
  new Promise((resolve) => socket.write(text, () => resolve()))
const head = (path: string, lines: string[]): string =>
  [
    `POST ${api}${path} HTTP/1.1`,
    'Host: x',
    `Cookie: ${visitor.cookie}`,
    `X-CSRF-TOKEN: ${visitor.csrfToken}`,
    ...lines,
    '',
    '',
  ].join('\r\n')
const next = `GET ${api}/config HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
const statuses = (text: string): string[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status!)

const part = (name: string, text: string, filename?: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"` +
  `${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n${text}\r\n`
const rest = 'a'.repeat(700_000)

test.each([
  ['an unknown part', part('nobody', rest), 400],
  ['the form twice', part('form', '{}') + part('form', rest), 400],
  ['a file name beyond all lengths', part('files[a]', rest, 'n'.repeat(300)), 400],
  ['a text of 700 KB', part('form', rest), 413],
])('a form refused early leaves the connection usable: %s', async (_, parts, status) => {
  const body = `${parts}--x--\r\n`
  const { socket, heard } = await open()
  socket.write(
    head('/submit', ['Content-Type: multipart/form-data; boundary=x', `Content-Length: ${body.length}`]) + body + next,
  )
  await expect.poll(() => statuses(heard())).toEqual([String(status), '200'])
})

test.each([
  ['JSON', '/context', 'application/json', '"', 2],
  ['a form', '/submit', 'multipart/form-data; boundary=x', part('files[a]', '', 'a.txt').slice(0, -2), 101],
])('an unannounced body beyond the limit hears 413: %s', async (_, path, type, begin, megabytes) => {
  const { socket, heard } = await open()
  socket.on('error', () => undefined)
  const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`
  socket.write(head(path, [`Content-Type: ${type}`, 'Transfer-Encoding: chunked']) + chunk(begin))
  const megabyte = chunk('a'.repeat(1_000_000))
  for (let sent = 0; sent < megabytes && !socket.destroyed; sent += 1) await written(socket, megabyte)
  await expect.poll(() => statuses(heard())).toEqual(['413'])
  socket.destroy()
})

test('who goes on sending after the answer has the connection ended', async () => {
  const { socket, heard } = await open()
  socket.on('error', () => undefined)
  socket.write(head('/context', ['Content-Type: application/json', 'Content-Length: 900000000']))
  const megabyte = 'a'.repeat(1_000_000)
  await expect.poll(() => statuses(heard())).toEqual(['413'])
  let sent = 0
  for (; !socket.destroyed && sent < 200; sent += 1) await written(socket, megabyte)
  // What the two sides' systems hold for each other comes on top of what is read.
  expect(sent).toBeLessThan(100)
  expect(statuses(heard())).toEqual(['413'])
})
