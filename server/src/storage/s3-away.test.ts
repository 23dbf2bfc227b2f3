// A store of files that is slow or lies, over sockets; one that is not there: blob-stores.test.ts.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BlobStoreAwayError, verified, type BlobStore, type ReceivedFile } from './blob-store.ts'
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

const page = '<html><body>Sign in to this network</body></html>'

test.each<[string, RequestListener]>([
  ['a page', (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(page)],
  ['nothing', (_request, response) => void response.writeHead(200).end()],
  ['an object', (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')],
  ['a page of 404', (_request, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end(page)],
])('%s instead of an answer proves nothing: no call believes it', async (_what, way) => {
  answer = (request, response) => void request.resume().once('end', () => way(request, response))
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-s3-'))
  const received = (content: Buffer): ReceivedFile => {
    const path = join(folder, String(content.length))
    writeFileSync(path, content)
    return { path, sha256: createHash('sha256').update(content).digest('hex'), size: content.length }
  }
  const small = received(Buffer.from('hello'))
  const large = received(Buffer.alloc(9_000_000))
  const calls: Record<string, () => Promise<unknown>> = {
    put: () => store.put(bytes),
    keepFile: () => store.keepFile(small),
    'keepFile in parts': () => store.keepFile(large),
    find: () => store.find(hash),
    read: () => store.read(hash),
    remove: () => store.remove(hash),
    list: () => store.list()[Symbol.asyncIterator]().next(),
    owners: () => store.owners(),
    addOwner: () => store.addOwner('x'),
    removeOwner: () => store.removeOwner('x'),
    ping: () => store.ping(),
    'parts.put': () => store.parts.put('x', small.path, 5),
    'parts.read': () => store.parts.read('x'),
    'parts.remove': () => store.parts.remove('x'),
    'parts.list': () => store.parts.list()[Symbol.asyncIterator]().next(),
  }
  for (const [name, call] of Object.entries(calls)) await expect(call(), name).rejects.toThrow(BlobStoreAwayError)
  rmSync(folder, { recursive: true })
})

test('an object is stored when its checksum, its ETag or its length says so', async () => {
  const sum = { 'x-amz-checksum-sha256': Buffer.from(hash, 'hex').toString('base64') }
  const quoted = (algorithm: string) => `"${createHash(algorithm).update(bytes).digest('hex')}"`
  const young = new Date().toUTCString()
  const lengthOf = (length: number) => ({ etag: '"e"', 'last-modified': young, 'content-length': String(length) })
  const way =
    (put: Record<string, string>, head?: Record<string, string>): RequestListener =>
    (request, response) => {
      request.resume().once('end', () => {
        const isPut = request.method === 'PUT'
        if (isPut) isSent = true
        response.writeHead(isPut || (head && isSent) ? 200 : 404, isPut ? put : head).end()
      })
    }
  let isSent = false
  for (const [put, head] of [
    [sum],
    [{ etag: quoted('md5') }],
    [{}, lengthOf(5)],
    [{ etag: '"of what was encrypted"' }, lengthOf(5)],
  ] as [Record<string, string>, Record<string, string>?][]) {
    isSent = false
    answer = way(put, head)
    expect(await store.put(bytes)).toEqual({ sha256: hash, size: 5 })
    expect(isSent).toBe(true)
  }
  for (const [put, head] of [
    [{ etag: '"another"' }],
    [{}, lengthOf(6)],
    [{}, { 'content-length': '5', 'content-type': 'text/html' }],
  ] as [Record<string, string>, Record<string, string>?][]) {
    isSent = false
    answer = way(put, head)
    await expect(store.put(bytes)).rejects.toThrow(BlobStoreAwayError)
  }
})

test('bytes that are not those of the hash are not handed on to their end', async () => {
  const headers = { 'content-length': '5', etag: '"as S3 says"' }
  answer = (_request, response) => void response.writeHead(200, headers).end('hullo')
  const read = async (): Promise<Buffer> => buffer(verified(await store.read(hash), hash))
  await expect(read()).rejects.toThrow()
  answer = (_request, response) => void response.writeHead(200, headers).end('hello')
  expect((await read()).toString()).toBe('hello')
  // Half a file is none.
  answer = (_request, response) => {
    response.writeHead(200, headers).write('he')
    response.destroy()
  }
  await expect(read()).rejects.toThrow(BlobStoreAwayError)
})
