// INSTANCES=2: two processes behind one port (CD-340). One is killed and replaced, both are replaced one after the other
// under load, and all of them end together; nobody who asks meanwhile is turned away.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort, startServerProcess, type ServerProcess } from '../e2e/support/server-process.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { writePack } from '../support/write-pack.ts'

const folder = mkdtempSync(join(tmpdir(), 'guidepost-instances-'))
let postgres: TestPostgres
let server: ServerProcess
let adminPort: number

beforeAll(async () => {
  writePack(join(folder, 'pack'))
  postgres = await startPostgres()
  adminPort = await freePort()
  server = await startServerProcess({
    INSTANCES: '2',
    ADMIN_PORT: String(adminPort),
    DATABASE_URL: await postgres.createDatabase(),
    DATABASE_POOL_SIZE: '4',
    DATA_DIR: join(folder, 'data'),
    CONTENT_PACK: join(folder, 'pack'),
    WEB_DIST: join(folder, 'no-web'),
    RESPONSE_CHECK: 'off',
    DRAIN_SECONDS: '1',
  })
})
afterAll(async () => {
  await server?.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Processes that serve, as the system knows them. */
const children = (): number[] =>
  readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
const operator = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${adminPort}${path}`)).text()
/** On a connection of its own, so that the processes share them. */
const status = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(`${server.url}/services/bft/api/product/en-US`, { agent: new Agent() }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    request.once('error', reject)
  })
/** Asks, four at a time, until it is told to end. @returns what was not 200 */
const load = () => {
  let isOver = false
  const failures: string[] = []
  let asked = 0
  const ask = async (): Promise<void> => {
    while (!isOver) {
      asked += 1
      const answer = await status().catch((error: Error) => error.message)
      if (answer !== 200) failures.push(String(answer))
    }
  }
  const all = Promise.all(Array.from({ length: 4 }, ask))
  return {
    end: async () => {
      isOver = true
      await all
      return { asked, failures }
    },
  }
}

test('both take visitors, and operators hear of each', async () => {
  expect(children()).toHaveLength(2)
  for (let asked = 0; asked < 20; asked += 1) expect(await status()).toBe(200)
  const figures = await operator('/metrics')
  for (const number of [1, 2])
    expect(figures).toMatch(
      new RegExp(
        `guidepost_http_requests_total\\{process="${number}",route="[^"]*product[^"]*",.*status="2xx"\\} [1-9]`,
      ),
    )
  expect(figures.match(/^# TYPE guidepost_http_requests_total /gm)).toHaveLength(1)
  expect(JSON.parse(await operator('/readyz'))).toMatchObject({ status: 'ready', checks: { database: true } })
})

test('one that is killed is replaced; the other one serves meanwhile', async () => {
  const [killed, other] = children() as [number, number]
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect(children()).not.toContain(killed), 90_000)
  expect(await status()).toBe(200)
  await vi.waitFor(() => expect(children()).toHaveLength(2), 90_000)
  expect(children()).toContain(other)
  expect(server.log()).toMatch(/Process \d ended by itself/)
})

test('told to, each is replaced by a new one, and no request fails', async () => {
  const before = children()
  const visitors = load()
  process.kill(server.pid, 'SIGHUP')
  await vi.waitFor(
    () => {
      expect(children()).toHaveLength(2)
      for (const pid of before) expect(children()).not.toContain(pid)
    },
    { timeout: 90_000, interval: 100 },
  )
  const { asked, failures } = await visitors.end()
  expect(failures).toEqual([])
  expect(asked).toBeGreaterThan(20)
})

test('told to end, all of them end, without an error', async () => {
  const all = children()
  await server.kill('SIGTERM')
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
