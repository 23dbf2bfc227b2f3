// S3 as a server speaks it that looks at what it is sent: versitygw, of Go's module proxy (`make lab DO=s3`). The whole
// list of a store's promises, and what s3rver in the quick suite lets pass: wrong keys, bytes that changed on the way,
// what uploads left that ended half way, and a list of more than a page.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { AbortMultipartUploadCommand, CreateMultipartUploadCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../server/src/lib/ids.ts'
import { BlobStoreAwayError, type S3Config } from '../../server/src/storage/blob-store.ts'
import { createS3Blobs } from '../../server/src/storage/s3-blobs.ts'
import { blobContract, namesOf, receive } from '../support/blob-contract.ts'

const root = mkdtempSync(join(tmpdir(), 'guidepost-versitygw-'))
const bucket = 'players-files'
let gateway: ChildProcess
let config: S3Config

const freePort = async (): Promise<number> => {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

beforeAll(async () => {
  mkdirSync(join(root, bucket))
  const port = await freePort()
  config = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'eu-central-1',
    prefix: 'guidepost/',
    accessKeyId: 'portal',
    secretAccessKey: 'the-key-of-the-portal',
  }
  gateway = spawn(
    process.env['VERSITYGW']!,
    ['--port', `127.0.0.1:${port}`, '--region', config.region, '--quiet', 'posix', root],
    {
      env: { ...process.env, ROOT_ACCESS_KEY: config.accessKeyId, ROOT_SECRET_KEY: config.secretAccessKey },
      stdio: 'ignore',
    },
  )
  const store = await createS3Blobs(config)
  const isThere = (): Promise<boolean> =>
    store.ping().then(
      () => true,
      () => false,
    )
  for (let look = 0; look < 100 && !(await isThere()); look += 1) await delay(100)
  await store.ping()
})
afterAll(() => {
  gateway.kill()
  rmSync(root, { recursive: true, force: true })
})

const pathOf = (one: string): string => join(root, bucket, config.prefix, one)
blobContract('files on a server that checks', {
  open: () => createS3Blobs(config),
  pathOf,
  age: (one, hours) => {
    const then = new Date(Date.now() - hours * 3600_000)
    utimesSync(pathOf(one), then, then)
  },
})

const causeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
  } catch (error) {
    expect(error).toBeInstanceOf(BlobStoreAwayError)
    return ((error as Error).cause as Error).message
  }
  return 'taken'
}

test('a wrong key is refused, reading and writing', async () => {
  const stranger = await createS3Blobs({ ...config, secretAccessKey: 'guessed' })
  const { sha256: known } = await (await createS3Blobs(config)).put(Buffer.from('known'))
  expect(await causeOf(stranger.put(Buffer.from('strange')))).toContain('It answered 403')
  expect(await causeOf(stranger.read(known))).toContain('SignatureDoesNotMatch')
  expect(await causeOf(stranger.remove(known))).toContain('SignatureDoesNotMatch')
  // This server says it with 404: it must not be taken for a file that is not there.
  const nobody = await createS3Blobs({ ...config, accessKeyId: 'nobody' })
  expect(await causeOf(nobody.read(known))).toMatch(/UserNotFound|InvalidAccessKeyId/)
  expect(await causeOf((await createS3Blobs({ ...config, bucket: 'somebody-elses' })).read(known))).toContain(
    'NoSuchBucket',
  )
})

describe('between us and the server', () => {
  /** Changes one byte of each body that goes through. */
  let meddler: Server
  let through: S3Config
  beforeAll(async () => {
    meddler = createServer((request, response) => {
      const { port } = new URL(config.endpoint)
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = Buffer.concat(chunks)
        const isFile = request.method === 'PUT' && body.length > 0
        if (isFile) body[body.length - 1] = body.at(-1)! ^ 1
        const onward = ask(
          { host: '127.0.0.1', port, method: request.method, path: request.url, headers: request.headers },
          (answer) => {
            response.writeHead(answer.statusCode!, answer.headers)
            answer.pipe(response)
          },
        )
        onward.on('error', () => response.destroy())
        onward.end(body)
      })
    })
    await new Promise<void>((resolve) => meddler.listen(0, '127.0.0.1', resolve))
    through = { ...config, endpoint: `http://127.0.0.1:${(meddler.address() as AddressInfo).port}` }
  })
  afterAll(() => {
    meddler.closeAllConnections()
    meddler.close()
  })

  test.each([
    ['at once', 1_000],
    ['in parts', 9_000_000],
  ])('bytes that change on the way are refused, sent %s, and no file is there', async (_how, size) => {
    const folder = mkdtempSync(join(tmpdir(), 'guidepost-meddled-'))
    const file = receive(folder, Buffer.alloc(size, `sent ${size}`))
    const store = await createS3Blobs(through)
    expect(await causeOf(store.keepFile(file))).toMatch(/ContentSHA256Mismatch|BadDigest|ChecksumMismatch/)
    const direct = await createS3Blobs(config)
    expect(await direct.find(file.sha256)).toBeUndefined()
    // Nor is what was sent of it left behind.
    expect(await direct.clearUnfinished(new Date(Date.now() + 60_000))).toBe(0)
    expect(await direct.keepFile(file)).toMatchObject({ size })
    rmSync(folder, { recursive: true })
  })
})

test('what an upload left that ended half way is swept once it is old', async () => {
  const { endpoint, region, accessKeyId, secretAccessKey, prefix } = config
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  })
  const Key = `${prefix}${sha256('half')}`
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key }))
  const store = await createS3Blobs(config)
  expect(await store.clearUnfinished(new Date(Date.now() - 3600_000))).toBe(0)
  expect(await store.clearUnfinished(new Date(Date.now() + 60_000))).toBe(1)
  await expect(client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))).rejects.toThrow()
})

test('more files than a page of the list holds', async () => {
  const store = await createS3Blobs(config)
  for (const name of await namesOf(store)) await store.remove(name)
  const names = Array.from({ length: 2_100 }, (_, at) => sha256(`file ${at}`)).sort()
  mkdirSync(join(root, bucket, config.prefix), { recursive: true })
  for (const name of names) writeFileSync(pathOf(name), 'x')
  expect(await namesOf(store)).toEqual(names)
})
