// Deploys nobody notices (`make long-restarts`, T25): two instances on one PostgreSQL behind a balancer that asks
// `/readyz` and repeats nothing; each is stopped and started anew, ten times together, while players read and write.
// Not one of 100,000 requests fails.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formBody, formType, tinyPng } from '../../scripts/fuzz/form.ts'
import { sendTo, type WireRequest } from '../../scripts/fuzz/http.ts'
import { signInPlayer, type Person } from '../../scripts/fuzz/people.ts'
import { startProxy, type Proxy } from '../cluster/proxy.ts'
import { freePort, startServerProcess, type ServerProcess } from '../e2e/support/server-process.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const api = '/services/bft/api'
const restarts = 10
const wanted = Number(process.env['REQUESTS'] ?? 100_000)
const parallel = 16
/** As a balancer asks: Kubernetes' every second is slow beside it, DRAIN_SECONDS is several of either. */
const lookMilliseconds = 200
const drainSeconds = 2

const folder = mkdtempSync(join(tmpdir(), 'guidepost-restarts-'))
/** Ports of the instances that say they are ready. */
const live: number[] = []
let ports: number[]
let postgres: TestPostgres
let proxy: Proxy
let instances: ServerProcess[]
let isOver = false

const start = async (index: number, databaseUrl: string): Promise<ServerProcess> =>
  startServerProcess({
    PORT: String(ports[index]),
    PUBLIC_URL: proxy.url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    SESSION_SECRET: 's'.repeat(40),
    ENCRYPTION_KEY: 'e'.repeat(40),
    TRUSTED_PROXIES: '1',
    RESPONSE_CHECK: 'off',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: String(drainSeconds),
  })

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
const watch = async (): Promise<void> => {
  while (!isOver) {
    const answers = await Promise.all(ports.map(isReady))
    const ready = ports.filter((_, index) => answers[index])
    // When nobody is, the last known ones are better than none, as balancers see it.
    if (ready.length > 0) live.splice(0, live.length, ...ready)
    await delay(lookMilliseconds)
  }
}

let databaseUrl: string
beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.createDatabase()
  ports = [await freePort(), await freePort()]
  proxy = await startProxy(live)
  instances = [await start(0, databaseUrl)]
  instances.push(await start(1, databaseUrl))
}, 120_000)
afterAll(async () => {
  isOver = true
  await Promise.all(instances.map((instance) => instance.stop()))
  await proxy.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const submit = (player: Person): WireRequest => ({
  method: 'POST',
  url: `${api}/submit`,
  headers: { ...player.headers, 'content-type': formType, 'idempotency-key': randomUUID() },
  body: formBody(
    JSON.stringify({
      categoryId: 1301,
      game: 'diablo4',
      channel: 'ticket',
      locale: 'en-US',
      fields: { heroName: 'Mirelle', description: `The hero falls through the floor. ${randomUUID()}` },
    }),
    [{ part: 'files[files]', filename: 'a.png', type: 'image/png', content: tinyPng }],
  ),
})
const get = (url: string, player?: Person): WireRequest => ({ method: 'GET', url, headers: player?.headers ?? {} })

test('ten rolling restarts under load: no request fails', { timeout: 1_200_000 }, async () => {
  const watching = watch()
  await expect.poll(() => live.length, { timeout: 30_000 }).toBe(2)
  const players = await Promise.all(
    Array.from({ length: parallel }, (_, index) => signInPlayer(proxy.url, `test-restarts-${index}`)),
  )
  const failed: string[] = []
  let [done, filed] = [0, 0]
  let isRolling = true
  const send = async (request: WireRequest): Promise<void> => {
    done += 1
    await sendTo(proxy.url, request).then(
      ({ status, body }) => {
        if (status >= 400) failed.push(`${status} ${request.method} ${request.url} ${body.toString().slice(0, 200)}`)
        else if (request.method === 'POST') filed += 1
      },
      (error: Error) => failed.push(`${error.message} ${request.method} ${request.url}`),
    )
  }
  const play = async (player: Person): Promise<void> => {
    for (let turn = 0; isRolling || done < wanted; turn += 1) {
      await send(get(`${api}/headers/en-US`))
      await send(get('/support/de-DE/help/article/24150'))
      await send(get(`${api}/auth/en-US`, player))
      await send(get(`${api}/cases/en-US/active?page=1`, player))
      // One visitor in ten writes.
      if (turn % 10 === 0) await send(submit(player))
    }
  }
  const roll = async (): Promise<void> => {
    for (let time = 0; time < restarts; time += 1) {
      const index = time % instances.length
      await instances[index]!.stop()
      instances[index] = await start(index, databaseUrl)
      await expect.poll(() => live.length, { timeout: 30_000 }).toBe(2)
    }
    isRolling = false
  }
  await Promise.all([roll(), ...players.map(play)])
  console.log(`${done} requests, ${filed} cases filed, ${restarts} restarts, ${failed.length} failed`)
  isOver = true
  await watching
  expect(failed.slice(0, 20)).toEqual([])
  expect(done).toBeGreaterThanOrEqual(wanted)
})
