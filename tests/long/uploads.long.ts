// Uploads that go on (`make lab DO=uploads`, CD-197): four files of 15 MB, each cut off at ten random bytes, the server
// killed twice, by the client that pages use too. They are whole, nothing acknowledged is sent twice, nothing is left.
// Once with files in a folder, once in a bucket of S3.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Upload } from 'tus-js-client'
import { afterEach, expect, test } from 'vitest'
import { compose } from '../../server/src/compose.ts'
import { readConfig } from '../../server/src/config.ts'
import { startS3, type TestS3 } from '../support/s3.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const size = 15_000_000
const chunkSize = 1_048_576
const cuts = 10
const kills = 2
/** Lines of a request's head, generously. */
const headBytes = 2_000

let folder: string
let running: ChildProcess | undefined
let port: number
let s3: TestS3 | undefined

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}

const environment = () => ({
  NODE_ENV: 'development',
  DATA_DIR: folder,
  PORT: String(port),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  ...s3?.env,
})
const isUp = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
const start = async (): Promise<void> => {
  running = spawn(process.execPath, [join(root, 'server/src/server.ts')], {
    cwd: root,
    env: { ...process.env, ...environment() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isUp())) await delay(100)
}
const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  if (!running) return
  const ended = once(running, 'exit')
  running.kill(signal)
  await ended
  running = undefined
}

/** A way to the server that breaks off after so many bytes in all, at each of these places once. */
const breakingWay = async (places: number[]): Promise<{ server: Server; sent: () => number; left: () => number }> => {
  let sent = 0
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    const stop = (): void => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) socket.on('error', stop).on('close', stop)
    client.on('data', (bytes) => {
      sent += bytes.length
      if (places[0] !== undefined && sent >= places[0]) {
        places.shift()
        return stop()
      }
      if (!upstream.write(bytes)) {
        client.pause()
        upstream.once('drain', () => client.resume())
      }
    })
    upstream.on('data', (bytes) => client.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, sent: () => sent, left: () => places.length }
}

afterEach(async () => {
  await end('SIGTERM')
  await s3?.stop()
  s3 = undefined
  rmSync(folder, { recursive: true, force: true })
})

const namesIn = (at: string): string[] => (existsSync(at) ? readdirSync(at) : [])
/** Where the store keeps its files, and the parts of unfinished ones. */
const placeOf = (hash: string): string =>
  s3 === undefined
    ? join(folder, 'blobs', hash.slice(0, 2), hash)
    : join(s3.folder, namesIn(s3.folder).find((name) => name.startsWith(hash) && !name.endsWith('.json'))!)
/** s3rver keeps what it knows of an object in files beside it. */
const partNames = (): string[] =>
  s3 === undefined
    ? namesIn(join(folder, 'blobs', 'parts'))
    : namesIn(join(s3.folder, 'parts')).filter((name) => name.endsWith('._S3rver_object'))

const title = 'four files of 15 MB, cut off ten times each, the server killed twice: whole, and nothing sent twice'
test.each(['a folder', 'S3'])(`${title}, in %s`, { timeout: 300_000 }, async (store) => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-uploads-'))
  if (store === 'S3') s3 = await startS3()
  port = await freePort()
  await start()
  const auth = await fetch(`http://127.0.0.1:${port}/services/bft/api/auth/en-US`)
  const headers = {
    cookie: auth.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0]!)
      .join('; '),
    'x-csrf-token': auth.headers.get('x-csrf-token')!,
  }

  const received = new Map<number, number>()
  const all = () => [...received.values()].reduce((sum, bytes) => sum + bytes, 0)
  const killing = (async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      while (all() < (kill * 4 * size) / (kills + 1)) await delay(5)
      await end('SIGKILL')
      await start()
    }
  })()

  const send = async (number: number): Promise<{ hash: string; url: string; tooMuch: number; twice: number }> => {
    const bytes = randomBytes(size)
    const way = await breakingWay(
      Array.from({ length: cuts }, () => randomInt(1_000, size)).sort((one, other) => one - other),
    )
    let acknowledged = 0
    let twice = 0
    let requests = 0
    const upload = await new Promise<Upload>((resolve, reject) => {
      const sending = new Upload(bytes, {
        endpoint: `http://127.0.0.1:${(way.server.address() as AddressInfo).port}/services/bft/api/uploads`,
        chunkSize,
        retryDelays: Array.from({ length: 200 }, () => 100),
        onShouldRetry: () => true,
        metadata: { filename: `${number}.log` },
        headers,
        onBeforeRequest: (request) => {
          requests += 1
          if (request.getMethod() !== 'PATCH') return
          const offset = Number(request.getHeader('Upload-Offset'))
          if (offset < acknowledged) twice += acknowledged - offset
        },
        onAfterResponse: (_request, answer) => {
          acknowledged = Math.max(acknowledged, Number(answer.getHeader('Upload-Offset') ?? 0))
          received.set(number, acknowledged)
        },
        onSuccess: () => resolve(sending),
        onError: reject,
      })
      sending.start()
    })
    way.server.close()
    expect(way.left()).toBe(0)
    return {
      hash: createHash('sha256').update(bytes).digest('hex'),
      url: upload.url!,
      tooMuch: way.sent() - size - requests * headBytes,
      twice,
    }
  }

  const sent = await Promise.all([1, 2, 3, 4].map(send))
  await killing
  // The last piece of each break at most, and never what was answered.
  for (const { tooMuch, twice } of sent) {
    expect(twice).toBe(0)
    expect(tooMuch).toBeLessThanOrEqual((cuts + kills) * chunkSize)
  }
  const again = sent.map(({ tooMuch }) => (Math.max(0, tooMuch) / 1e6).toFixed(1)).join(', ')
  console.log(`${store}: ${cuts} cuts a file, ${kills} kills: ${again} MB sent again`)

  // One that nobody goes on with.
  const half = await fetch(`http://127.0.0.1:${port}/services/bft/api/uploads`, {
    method: 'POST',
    headers: { ...headers, 'tus-resumable': '1.0.0', 'upload-length': '100', 'upload-metadata': 'filename YS50eHQ=' },
  })
  const piece = await fetch(`http://127.0.0.1:${port}${half.headers.get('location')!}`, {
    method: 'PATCH',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: 'half',
  })
  expect(piece.status).toBe(204)
  await end('SIGTERM')

  const rows = () => {
    const database = new DatabaseSync(join(folder, 'guidepost.sqlite'), { readOnly: true })
    try {
      return database.prepare('select id, sha256, size from upload').all() as {
        id: string
        sha256: string | null
        size: number
      }[]
    } finally {
      database.close()
    }
  }
  for (const { hash, url } of sent) {
    expect(rows().find(({ id }) => url.endsWith(id))).toMatchObject({ sha256: hash, size })
    const stored = readFileSync(placeOf(hash))
    expect(createHash('sha256').update(stored).digest('hex')).toBe(hash)
  }
  expect(partNames().length).toBeGreaterThan(0)
  // The half one, and what a kill left between storing a part and noting it.
  expect(partNames().length).toBeLessThanOrEqual(1 + kills * 4)

  const tomorrow = Date.now() + 25 * 3600_000
  const later = await compose(readConfig(environment()), { clock: { now: () => new Date(tomorrow) } })
  await later.jobs.runDue()
  await later.stop()
  expect([partNames(), rows(), readdirSync(join(folder, 'tmp'))]).toEqual([[], [], []])
})
