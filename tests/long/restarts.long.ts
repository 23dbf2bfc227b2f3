// Deploys nobody notices (`make lab DO=restarts`, T25): two instances on one PostgreSQL behind a balancer that asks
// `/readyz` and repeats nothing; each is stopped and started anew, ten times together, while players read and write.
// Not one of 100,000 requests fails. With RELEASES=2 every other start is the release before (tests/support/released.ts),
// on small content that both know: a deploy, and one that is taken back, again and again (CD-458).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formBody, formType, tinyPng } from '../support/form-bytes.ts'
import { sendTo, type WireRequest } from '../support/wire.ts'
import { signInPlayer, type Person } from '../support/people.ts'
import { startProxy, type Proxy } from '../cluster/proxy.ts'
import { freePort, startServerProcess, type ServerProcess } from '../e2e/support/server-process.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { releasedEntry } from '../support/released.ts'
import { writePack } from '../support/write-pack.ts'

const api = '/services/bft/api'
const restarts = Number(process.env['RESTARTS'] ?? 10)
const hasTwoReleases = process.env['RELEASES'] === '2'
const wanted = Number(process.env['REQUESTS'] ?? 100_000)
const parallel = 16
/** As a balancer asks: Kubernetes' every second is slow beside it, DRAIN_SECONDS is several of either. */
const lookMilliseconds = 200
const drainSeconds = Number(process.env['DRAIN_SECONDS'] ?? 2)

const folder = mkdtempSync(join(tmpdir(), 'guidepost-restarts-'))
/** Ports of the instances that say they are ready. */
const live: number[] = []
let ports: number[]
let postgres: TestPostgres
let proxy: Proxy
let instances: ServerProcess[]
let isOver = false

type Release = 'before' | 'now'
const start = async (index: number, release: Release): Promise<ServerProcess> =>
  startServerProcess(
    {
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
      ...(hasTwoReleases ? { CONTENT_PACK: join(folder, 'pack') } : {}),
    },
    release === 'before' ? { entry: releasedEntry() } : {},
  )
/** Each instance in turn: this one, the one before, and so on; the first two starts are the old one's. */
const releaseAt = (starts: number): Release => (hasTwoReleases && starts % 4 < 2 ? 'before' : 'now')

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
  writePack(join(folder, 'pack'))
  postgres = await startPostgres()
  databaseUrl = await postgres.createDatabase()
  ports = [await freePort(), await freePort()]
  proxy = await startProxy(live)
  instances = [await start(0, releaseAt(0))]
  instances.push(await start(1, releaseAt(1)))
}, 120_000)
afterAll(async () => {
  isOver = true
  await Promise.all(instances.map((instance) => instance.stop()))
  await proxy.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The released server is kept without its web app: beside it articles are asked for as data, not as pages. */
const article = hasTwoReleases ? `${api}/article/de-DE/9852` : '/support/de-DE/help/article/24150'
const form = hasTwoReleases
  ? { categoryId: 1300, game: 'wow', fields: {} }
  : { categoryId: 1301, game: 'diablo4', fields: { heroName: 'Mirelle' } }
const submit = (player: Person): WireRequest => ({
  method: 'POST',
  url: `${api}/submit`,
  headers: { ...player.headers, 'content-type': formType, 'idempotency-key': randomUUID() },
  body: formBody(
    JSON.stringify({
      ...form,
      channel: 'ticket',
      locale: 'en-US',
      fields: { ...form.fields, description: `The hero falls through the floor. ${randomUUID()}` },
    }),
    [{ part: 'files[files]', filename: 'a.png', type: 'image/png', content: tinyPng }],
  ),
})
const get = (url: string, player?: Person): WireRequest => ({ method: 'GET', url, headers: player?.headers ?? {} })

test('rolling restarts under load: no request fails', { timeout: 1_200_000 }, async () => {
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
      await send(get(article))
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
      instances[index] = await start(index, releaseAt(instances.length + time))
      await expect.poll(() => live.length, { timeout: 30_000 }).toBe(2)
    }
    isRolling = false
  }
  await Promise.all([roll(), ...players.map(play)])
  console.log(
    `${done} requests, ${filed} cases filed, ${restarts} restarts${hasTwoReleases ? ' of two releases' : ''}, ${failed.length} failed`,
  )
  isOver = true
  await watching
  expect(failed.slice(0, 20)).toEqual([])
  expect(done).toBeGreaterThanOrEqual(wanted)
})
