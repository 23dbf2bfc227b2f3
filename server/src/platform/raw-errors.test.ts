// Errors as they leave on the wire, on every way past the hooks that check answers: the router's, the parser's, the
// WebSocket library's, the clock's, a server on its way out. Each is a whole problem answer.
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '#generated/server/schemas.ts'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { responseValidator } from './contract/validators.ts'

let server: TestServer
const listen = async (): Promise<TestServer> => {
  const one = await startTestServer()
  await one.app.listen({ port: 0, host: '127.0.0.1' })
  return one
}
beforeAll(async () => {
  server = await listen()
})
afterAll(() => server.close())

const open = async (on = server): Promise<Socket> => {
  const socket = connect((on.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}
/** Everything the server says until it closes the connection. */
const heard = async (socket: Socket): Promise<string> => {
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  await once(socket, 'close')
  return text
}
const ask = async (request: string): Promise<string> => {
  const socket = await open()
  const answer = heard(socket)
  socket.write(request)
  return answer
}

/** The last answer of a connection, held against the published schema of a problem. */
const problemIn = (text: string): Problem & { head: string } => {
  const answer = text.slice(text.lastIndexOf('HTTP/1.1 '))
  const [head, body] = answer.split('\r\n\r\n', 2) as [string, string]
  expect(head).toMatch(/^content-type: application\/problem\+json; charset=utf-8$/im)
  expect(head).toMatch(/^cache-control: no-store$/im)
  expect(Number(/^content-length: (\d+)$/im.exec(head)?.[1])).toBe(Buffer.byteLength(body))
  const problem = JSON.parse(body) as Problem
  const isProblem = responseValidator(Problem)
  expect(isProblem(problem), JSON.stringify(isProblem.errors)).toBe(true)
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${problem.status} `))
  return { ...problem, head }
}

const slugs = '/services/bft/docs/problems/'
const closing = 'Host: x\r\nConnection: close\r\n'

test.each([
  ['an address the router cannot read', `GET ${api}/%zz HTTP/1.1\r\n${closing}\r\n`, 'bad-request'],
  ['a parameter beyond all lengths', `GET ${api}/auth/${'a'.repeat(501)} HTTP/1.1\r\n${closing}\r\n`, 'bad-request'],
  ['an unknown address', `GET ${api}/nowhere HTTP/1.1\r\n${closing}\r\n`, 'not-found'],
  ['another method', `DELETE ${api}/config HTTP/1.1\r\n${closing}\r\n`, 'method-not-allowed'],
  ['no Host', `GET ${api}/config HTTP/1.1\r\nConnection: close\r\n\r\n`, 'bad-request'],
  [
    'two Hosts',
    `GET ${api}/config HTTP/1.1\r\nHost: x\r\nhost: evil.example\r\nConnection: close\r\n\r\n`,
    'bad-request',
  ],
  ['a header line that is none', `GET ${api}/config HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n`, 'bad-request'],
  [
    'header lines beyond the limit',
    `GET / HTTP/1.1\r\nHost: x\r\na: ${'b'.repeat(70_000)}\r\n\r\n`,
    'headers-too-large',
  ],
])('%s is a problem', async (_, request, slug) => {
  expect(problemIn(await ask(request)).type).toBe(slugs + slug)
})

test('the desk’s unreadable address is a problem of the desk', async () => {
  expect(problemIn(await ask(`GET /services/desk/%zz HTTP/1.1\r\n${closing}\r\n`)).type).toBe(
    '/services/desk/docs/problems/bad-request',
  )
})

test.each(['//', '//[', '///evil.example'])('an address that reads like a host stays a path: %s', async (path) => {
  expect(await ask(`GET ${path}?preverify=x HTTP/1.1\r\n${closing}\r\n`)).toMatch(
    /^HTTP\/1\.1 302 [^]*\nlocation: \/(?!\/)/i,
  )
})

test('an expectation nobody knows is passed over', async () => {
  expect(await ask(`GET ${api}/config HTTP/1.1\r\n${closing}Expect: a-miracle\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
})

test('a request on an open connection, once the server leaves, is a problem that says when to come back', async () => {
  const leaving = await listen()
  const socket = await open(leaving)
  const answer = heard(socket)
  // The body is still awaited, so that the server waits for this connection.
  socket.write(
    `POST ${api}/context HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  )
  const gone = leaving.close()
  await expect.poll(() => leaving.app.server.listening).toBe(false)
  socket.write(`}GET ${api}/config HTTP/1.1\r\nHost: x\r\n\r\n`)
  const { type, head } = problemIn(await answer)
  expect(type).toBe(`${slugs}unavailable`)
  expect(head).toMatch(/^retry-after: 1$/im)
  await gone
})
