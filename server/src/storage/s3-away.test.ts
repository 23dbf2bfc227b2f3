// A store of files that is slow or lies, over sockets; one that is not there: blob-stores.test.ts.
import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BlobStoreAwayError, verified, type BlobStore } from './blob-store.ts'
import { createS3Blobs } from './s3-blobs.ts'

let server: Server
let answer: RequestListener
let store: BlobStore
const bytes = new TextEncoder().encode('hello')
const hash = createHash('sha256').update(bytes).digest('hex')

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  store = await createS3Blobs(
    {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'files',
      region: 'us-east-1',
      prefix: 'guidepost/',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    },
    300,
  )
})
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
)

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['hangs up', (request) => void request.socket.destroy()],
  ['is in trouble', (_request, response) => void response.writeHead(503).end()],
  ['is a proxy with a page', (_request, response) => void response.writeHead(502).end('<html>Bad gateway</html>')],
  ['leads elsewhere', (_request, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
  [
    'knows us no more',
    (_request, response) => void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
  ],
])('one that %s is away: to keep, to find, to read and to ask', async (_what, way) => {
  answer = way
  for (const call of [() => store.put(bytes), () => store.find(hash), () => store.read(hash), () => store.ping()])
    await expect(call()).rejects.toThrow(BlobStoreAwayError)
})

test('bytes that are not those of the hash are not handed on to their end', async () => {
  answer = (_request, response) => void response.writeHead(200, { 'content-length': '5' }).end('hullo')
  const read = async (): Promise<Buffer> => buffer(verified(await store.read(hash), hash))
  await expect(read()).rejects.toThrow()
  answer = (_request, response) => void response.writeHead(200, { 'content-length': '5' }).end('hello')
  expect((await read()).toString()).toBe('hello')
  // Half a file is none.
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '5' }).write('he')
    response.destroy()
  }
  await expect(read()).rejects.toThrow()
})
