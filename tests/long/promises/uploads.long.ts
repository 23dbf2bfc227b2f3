// Promise P41: fifty who send four files of 15 MB each at the same time (UPLOADS settable): all are stored, and memory
// rises by 100 MB at most.
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../support/people.ts'
import { boundary, formType, ticketForm } from '../../support/form-bytes.ts'
import { openScene, type Scene } from '../../../scripts/lab/fuzz/scene.ts'

const uploads = Number(process.env['UPLOADS'] ?? 50)
const fileBytes = 15_000_000
const filesEach = 4
const mostRise = 100

let scene: Scene
let player: Person
beforeAll(async () => {
  scene = await openScene()
  player = await scene.player('test-uploads')
}, 300_000)
afterAll(() => scene?.stop())

const megabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${scene.server.pid}/status`, 'utf8'))![1]) / 1024

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const middle = randomBytes(fileBytes - png.length - 16)
const headOf = (name: string, type: string): Buffer =>
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${name}\r\ncontent-type: ${type}\r\n\r\n`)

/** One form in pieces, most of them shared by all; every file ends in bytes of its own. */
const pieces = (): Buffer[] => {
  const form = headOf('name="form"', 'application/json')
  const files = Array.from({ length: filesEach }, (_, index) => [
    headOf(`name="files[files]"; filename="shot-${index}.png"`, 'image/png'),
    png,
    middle,
    randomBytes(16),
    Buffer.from('\r\n'),
  ])
  return [
    form,
    Buffer.from(`${JSON.stringify(ticketForm('Pictures.'))}\r\n`),
    ...files.flat(),
    Buffer.from(`--${boundary}--\r\n`),
  ]
}

const send = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const all = pieces()
    const { hostname, port } = new URL(scene.origin)
    const sent = request({
      host: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port,
      method: 'POST',
      path: '/services/bft/api/submit',
      headers: {
        ...player.headers,
        'content-type': formType,
        'content-length': all.reduce((sum, { length }) => sum + length, 0),
        'idempotency-key': randomUUID(),
      },
    })
    sent.once('error', reject)
    sent.once('response', (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode!))
    })
    const write = async (): Promise<void> => {
      for (const piece of all)
        for (let at = 0; at < piece.length; at += 65_536)
          if (!sent.write(piece.subarray(at, at + 65_536))) await new Promise((go) => sent.once('drain', go))
      sent.end()
    }
    void write()
  })

test(`[P41] ${uploads} send ${filesEach} files of 15 MB each at once`, { timeout: 1_800_000 }, async () => {
  expect(await send()).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const idle = megabytes()
  let most = idle
  const timer = setInterval(() => (most = Math.max(most, megabytes())), 50)
  const begun = performance.now()
  const answers = await Promise.all(Array.from({ length: uploads }, send))
  const seconds = (performance.now() - begun) / 1000
  clearInterval(timer)
  const size = (uploads * filesEach * fileBytes) / 1e6
  const memory = `memory ${idle.toFixed(0)} MB before, ${most.toFixed(0)} at most`
  process.stdout.write(
    `${size.toFixed(0)} MB in ${seconds.toFixed(0)} s (${(size / seconds).toFixed(0)} MB/s); ${memory}\n`,
  )
  expect(answers.filter((status) => status !== 200)).toEqual([])
  expect(most - idle).toBeLessThanOrEqual(mostRise)
})
