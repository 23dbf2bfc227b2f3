// Promise P32: two thousand who send slower than anybody does (SOCKETS settable), a byte of a header or a body at a time:
// each is cut in its time, and nobody else notices.
import { execFile } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServerProcess, type ServerProcess } from '../../e2e/support/server-process.ts'

const run = promisify(execFile)
const count = Number(process.env['SOCKETS'] ?? 2_000)
const path = '/services/bft/api/categories/en-US'

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess()
}, 300_000)
afterAll(() => server?.stop())

const head =
  'POST /services/bft/api/submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 400000\r\n'
const kinds = {
  /** A letter of a header every two seconds, never the last one. */
  header: { first: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', more: 'x', most: 15 },
  /** A body below the floor. */
  trickle: { first: `${head}\r\n`, more: 'x'.repeat(200), most: 20 },
  /** A body above it, that would take longer than anybody is given. */
  steady: { first: `${head}\r\n`, more: 'x'.repeat(2_600), most: 125 },
} as const
type Kind = keyof typeof kinds

interface Slow {
  kind: Kind
  socket: Socket
  /** Seconds until it was cut. */
  cut: Promise<number>
}

const open = (kind: Kind): Slow => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  const begun = performance.now()
  const { first, more } = kinds[kind]
  socket.write(first)
  const timer = setInterval(() => socket.write(more), 2_000)
  socket.resume()
  socket.on('error', () => undefined)
  const cut = new Promise<number>((resolve) =>
    socket.once('close', () => {
      clearInterval(timer)
      resolve((performance.now() - begun) / 1000)
    }),
  )
  return { kind, socket, cut }
}

/** p99 in ms of what others ask meanwhile. */
const others = async (): Promise<number> => {
  const load = { origin: server.url, path, rate: 200, connections: 20, seconds: 15 }
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'others.ts'), JSON.stringify(load)])
  return Number(stdout)
}

test(`[P32] ${count} slow clients are cut, and nobody else notices`, { timeout: 600_000 }, async () => {
  await others()
  const alone = await others()
  const all: Slow[] = []
  const names: Kind[] = ['header', 'header', 'trickle', 'steady']
  for (let index = 0; index < count; index += 1) {
    all.push(open(names[index % names.length]!))
    if (index % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const [beside, ...cuts] = await Promise.all([others(), ...all.map(({ cut }) => cut)])
  for (const name of Object.keys(kinds) as Kind[]) {
    const seconds = cuts.filter((_, index) => all[index]!.kind === name)
    const longest = Math.max(...seconds)
    process.stdout.write(
      `${seconds.length} of kind ${name}: cut after ${Math.min(...seconds).toFixed(1)} to ${longest.toFixed(1)} s\n`,
    )
    expect(longest).toBeLessThanOrEqual(kinds[name].most)
  }
  process.stdout.write(`others’ p99: ${alone} ms alone, ${beside} ms beside ${count}\n`)
  expect(beside).toBeLessThanOrEqual(2 * Math.max(alone, 1))
})
