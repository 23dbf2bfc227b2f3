// A process that was given next to nothing, 64 open files and a heap of 128 MB, and more idle connections than it may
// hold: it starts, answers or says when to come again, ends nobody's work in halves, and is well once they have gone
// (promises P32, P37).
import { connect, type Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formBody, formType, tinyPng } from '../support/form-bytes.ts'
import { sendTo } from '../support/wire.ts'
import { signInPlayer, type Person } from '../support/people.ts'
import { startServerProcess, type ServerProcess } from '../e2e/support/server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 })

const api = '/services/bft/api'
let server: ServerProcess
let player: Person
const idle: Socket[] = []
beforeAll(async () => {
  server = await startServerProcess({ WEB_DIST: 'none', RESPONSE_CHECK: 'off' }, { openFiles: 64, heapMegabytes: 128 })
  player = await signInPlayer(server.url, 'test-starved')
})
afterAll(async () => {
  for (const socket of idle) socket.destroy()
  await server?.stop()
})

/** @returns what the server said, or how the connection ended */
const file = (key: string): Promise<{ status: number; after: number }> =>
  sendTo(server.url, {
    method: 'POST',
    url: `${api}/submit`,
    headers: { ...player.headers, 'content-type': formType, 'idempotency-key': key },
    body: formBody(
      JSON.stringify({
        categoryId: 1301,
        game: 'diablo4',
        channel: 'ticket',
        locale: 'en-US',
        fields: { heroName: 'Mirelle', description: `The hero falls through the floor. ${key}` },
      }),
      [{ part: 'files[files]', filename: 'a.png', type: 'image/png', content: tinyPng }],
    ),
  }).then(
    ({ status, headers }) => ({ status, after: Number(headers['retry-after'] ?? 0) }),
    () => ({ status: 0, after: 0 }),
  )
const cases = async (): Promise<number> => {
  const answer = await sendTo(server.url, {
    method: 'GET',
    url: `${api}/cases/en-US/active?page=1`,
    headers: player.headers,
  })
  return (JSON.parse(answer.body.toString()) as unknown[]).length
}

test('more connections than open files: nothing ends, what is not taken says when to come again, then all is well', async () => {
  const { port } = new URL(server.url)
  for (let count = 0; count < 300; count += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    idle.push(socket)
  }
  await Promise.all(
    idle.slice(0, 20).map(async (socket) => {
      if (socket.readyState !== 'open') await once(socket, 'connect')
    }),
  )
  const keys = Array.from({ length: 8 }, () => randomUUID())
  const answers = await Promise.all(keys.map(file))
  // Taken, told to come again, or not reached: never an error of ours.
  expect(answers.filter(({ status }) => ![0, 200, 503].includes(status))).toEqual([])
  expect(answers.filter(({ status, after }) => status === 503 && after < 1)).toEqual([])
  for (const socket of idle) socket.destroy()
  for (const key of keys) await expect.poll(async () => (await file(key)).status, { timeout: 90_000 }).toBe(200)
  expect(await cases()).toBe(keys.length)
  expect(server.log()).not.toMatch(/"level":60|heap out of memory/)
})
