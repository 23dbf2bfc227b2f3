// Ten thousand open streams on one process (`make lab DO=streams`, CD-260; STREAMS, ACCOUNTS settable,
// DATABASE=postgres): what they cost,
// how soon a change arrives, and what the same pages cost when they ask every 15 seconds instead (promises P38).
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RawClient } from '../../scripts/lab/lib/raw-client.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import type { Figures, Ready, Request } from './streams-server.ts'

const streams = Number(process.env['STREAMS'] ?? 10_000)
const accounts = Number(process.env['ACCOUNTS'] ?? 5_000)
const changes = 1_000
const idleSeconds = 60
const pollSeconds = 30
const pollEverySeconds = 15
const api = '/services/bft/api'

let postgres: TestPostgres | undefined
let server: ChildProcess
let ready: Ready
const sockets: Socket[] = []

const ask = (request: Request): boolean => server.send(request)
const figures = async (): Promise<Figures> => {
  ask({ kind: 'figures' })
  const [message] = (await once(server, 'message')) as [Figures]
  return message
}
const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10
const say = (...lines: string[]): boolean => process.stdout.write(`${lines.join('\n')}\n`)
const quantile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]! * 10) / 10

/** One page's stream: calls `onCase` at each event about a case. Resolves when the stream stands. */
const open = async (cookie: string, onCase: () => void): Promise<void> => {
  const socket = connect(ready.port, '127.0.0.1')
  sockets.push(socket)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let isOpen = false
  socket.on('error', reject)
  socket.on('data', (bytes) => {
    const text = bytes.toString('latin1')
    if (!isOpen) {
      if (!text.startsWith('HTTP/1.1 200')) reject(new Error(text.slice(0, 100)))
      isOpen = true
      resolve()
    }
    if (text.includes('event: case')) onCase()
  })
  socket.write(`GET ${api}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`)
  return promise
}

beforeAll(async () => {
  if (process.env['DATABASE'] === 'postgres') postgres = await startPostgres({ isDurable: true })
  const databases = postgres === undefined ? [] : [await postgres.createDatabase()]
  server = fork(fileURLToPath(new URL('streams-server.ts', import.meta.url)), [String(accounts), ...databases], {
    execArgv: ['--conditions=node'],
  })
  const [message] = (await once(server, 'message')) as [Ready]
  ready = message
}, 300_000)
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  const ended = once(server, 'exit')
  ask({ kind: 'stop' })
  await ended
  await postgres?.stop()
})

const database = process.env['DATABASE'] === 'postgres' ? 'PostgreSQL' : 'the embedded database'
test(`${streams} streams on ${database}: memory, processor, and how soon a change arrives`, {
  timeout: 600_000,
}, async () => {
  const arrived = new Map<number, () => void>()
  const before = await figures()
  for (let index = 0; index < streams; index += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, streams - index) }, (_, offset) => {
        const account = (index + offset) % accounts
        return open(ready.cookies[account]!, () => arrived.get(account)?.())
      }),
    )
  await delay(2_000)
  const opened = await figures()
  await delay(idleSeconds * 1000)
  const idle = await figures()

  const waits: number[] = []
  for (let change = 0; change < changes; change += 1) {
    const account = (change * 7) % accounts
    const began = performance.now()
    const { promise, resolve } = Promise.withResolvers<void>()
    arrived.set(account, () => {
      waits.push(performance.now() - began)
      arrived.delete(account)
      resolve()
    })
    ask({ kind: 'change', account })
    await Promise.all([change % 10 === 9 ? promise : undefined, delay(10)])
  }
  await expect.poll(() => waits.length, { timeout: 10_000 }).toBe(changes)
  const sorted = waits.toSorted((one, other) => one - other)
  const share = (from: Figures, to: Figures, seconds: number): string =>
    `processor ${((to.processorMilliseconds - from.processorMilliseconds) / seconds / 10).toFixed(1)} %`
  const each = Math.round((opened.residentBytes - before.residentBytes) / streams / 100) / 10
  // Said as soon as they are known: what follows may be too much for a busy machine.
  say(
    `${streams} streams: ${megabytes(before.residentBytes)} MB before, ${megabytes(opened.residentBytes)} with them, ${each} kB each`,
    `nothing to tell: ${share(opened, idle, idleSeconds)}`,
    `a change arrives after p50 ${quantile(sorted, 0.5)} ms, p99 ${quantile(sorted, 0.99)} ms (up to 100 for company)`,
  )
  for (const socket of sockets.splice(0)) socket.destroy()
  await delay(2_000)

  // The same pages without a stream: a question each 15 seconds.
  const quiet = await figures()
  const perSecond = streams / pollEverySeconds
  // Of a client that costs next to nothing: it shares two processors with whom it asks.
  const client = new RawClient(`http://127.0.0.1:${ready.port}`, 256)
  const polls: number[] = []
  let refused = 0
  const poll = async (index: number): Promise<void> => {
    const began = performance.now()
    const cookie = ready.cookies[index % accounts]!
    const { status } = await client.ask({ path: `${api}/auth/en-US`, headers: { cookie } })
    if (status === 200) polls.push(performance.now() - began)
    else refused += 1
  }
  const asking: Promise<void>[] = []
  const started = performance.now()
  for (let sent = 0; sent < perSecond * pollSeconds; sent += 1) {
    const ahead = (sent / perSecond) * 1000 - (performance.now() - started)
    if (ahead > 5) await delay(ahead)
    asking.push(poll(sent))
  }
  await Promise.all(asking)
  client.close()
  const polled = await figures()
  const asked = polls.toSorted((one, other) => one - other)
  say(
    `the same pages asking every ${pollEverySeconds} s: ${share(quiet, polled, (performance.now() - started) / 1000)}`,
    `their answers: p50 ${quantile(asked, 0.5)} ms, p99 ${quantile(asked, 0.99)} ms, ${refused} refused`,
  )
  expect(refused).toBe(0)
})
