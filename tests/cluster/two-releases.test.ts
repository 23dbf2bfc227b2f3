// The release before this one (tests/support/released.ts) and this one, as they meet in a deploy: side by side on one
// PostgreSQL, and one after the other on the embedded database, forwards and back (T25, promises O9). Every step of the
// schema since then has to leave the old server what it reads and writes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formBody, formType, tinyPng } from '../support/form-bytes.ts'
import { sendTo, type WireAnswer } from '../support/wire.ts'
import { signInAtDesk, signInPlayer, type Person } from '../support/people.ts'
import { freePort, startServerProcess, type ServerProcess } from '../e2e/support/server-process.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { releasedEntry } from '../support/released.ts'
import { writePack } from '../support/write-pack.ts'
import { startProxy, type Proxy } from './proxy.ts'

// Each test starts several whole processes.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const api = '/services/bft/api'
const desk = '/services/desk'
let folder: string
let postgres: TestPostgres
const running: { stop: () => Promise<unknown> }[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-releases-'))
  writePack(join(folder, 'pack'))
  postgres = await startPostgres()
})
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()))
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Release = 'before' | 'now'
const startRelease = async (release: Release, env: Record<string, string>): Promise<ServerProcess> => {
  const server = await startServerProcess(
    {
      CONTENT_PACK: join(folder, 'pack'),
      WEB_DIST: join(folder, 'no-web'),
      SESSION_SECRET: 's'.repeat(40),
      ENCRYPTION_KEY: 'e'.repeat(40),
      RESPONSE_CHECK: 'off',
      ...env,
    },
    release === 'before' ? { entry: releasedEntry() } : {},
  )
  running.push(server)
  return server
}

const ask = (origin: string, url: string, person: Person): Promise<WireAnswer> =>
  sendTo(origin, { method: 'GET', url, headers: person.headers })
const json = ({ body }: WireAnswer): unknown => JSON.parse(body.toString())
const post = async (origin: string, url: string, person: Person, form: object, files = false): Promise<unknown> => {
  const parts = files ? [{ part: 'files[files]', filename: 'a.png', type: 'image/png', content: tinyPng }] : []
  const answer = await sendTo(origin, {
    method: 'POST',
    url,
    headers: { ...person.headers, 'content-type': formType, 'idempotency-key': randomUUID() },
    body: formBody(JSON.stringify(form), parts),
  })
  expect([url, answer.status, answer.body.toString().slice(0, 300)]).toEqual([
    url,
    expect.toSatisfy((status: number) => status < 300),
    expect.any(String),
  ])
  return answer.body.length === 0 ? undefined : json(answer)
}

const file = async (origin: string, player: Person, description: string): Promise<string> =>
  (
    (await post(
      origin,
      `${api}/submit`,
      player,
      { categoryId: 1300, game: 'wow', channel: 'ticket', locale: 'en-US', fields: { description } },
      true,
    )) as { caseId: string }
  ).caseId

interface SupportCase {
  caseEvents: unknown[]
}
interface DeskCase {
  eventCount: number
}

/**
 * One case from its filing to its end, each step where `origins` say in turn: what one release wrote the other one
 * reads, and goes on with.
 */
const livesThrough = async (origins: readonly string[], player: Person, agent: Person): Promise<void> => {
  const mark = randomUUID()
  let step = 0
  const next = (): string => origins[step++ % origins.length]!
  const id = await file(next(), player, `Filed ${mark}`)
  const seen = async (): Promise<string[]> =>
    Promise.all(
      origins.map(async (origin) => (await ask(origin, `${api}/cases/en-US/detail/${id}`, player)).body.toString()),
    )
  for (const text of await seen()) expect(text).toContain(mark)
  const countAtDesk = async (origin: string): Promise<number> =>
    (json(await ask(origin, `${desk}/cases/${id}`, agent)) as DeskCase).eventCount
  for (const origin of origins) expect(await countAtDesk(origin)).toBe(1)
  const answer = async (words: string): Promise<void> => {
    const origin = next()
    await post(origin, `${desk}/cases/${id}/responses`, agent, {
      responseText: `<p>${words}</p>`,
      status: 'ANSWERED',
      eventCount: await countAtDesk(origin),
    })
    for (const text of await seen()) expect(text).toContain(words)
  }
  await answer(`Answered ${mark}`)
  const replying = next()
  const { caseEvents } = json(await ask(replying, `${api}/cases/en-US/detail/${id}`, player)) as SupportCase
  const reply = { description: `Replied ${mark}`, channel: 'ticket', eventCount: caseEvents.length }
  await post(replying, `${api}/cases/en-US/detail/${id}`, player, reply, true)
  for (const text of await seen()) expect(text).toContain(`Replied ${mark}`)
  await answer(`Answered again ${mark}`)
  const ended = next()
  const resolved = await sendTo(ended, {
    method: 'POST',
    url: `${api}/cases/en-US/detail/${id}/resolve`,
    headers: player.headers,
  })
  expect(resolved.status, resolved.body.toString()).toBeLessThan(300)
  for (const origin of origins) {
    const list = json(await ask(origin, `${api}/cases/en-US/active?page=1`, player)) as { id: string }[]
    expect(list.map((one) => one.id)).toContain(id)
    expect((await ask(origin, `${desk}/cases?q=${mark}`, agent)).body.toString()).toContain(id)
  }
}

const failures = (server: ServerProcess): string[] =>
  server
    .log()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))

test('beside each other on one PostgreSQL, the old one first: each goes on with what the other wrote', async () => {
  const databaseUrl = await postgres.createDatabase()
  const ports = [await freePort(), await freePort()]
  const proxy: Proxy = await startProxy([ports[0]!])
  running.push(proxy)
  const start = (release: Release, port: number): Promise<ServerProcess> =>
    startRelease(release, {
      PORT: String(port),
      PUBLIC_URL: proxy.url,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: '8',
      DATA_DIR: join(folder, 'shared'),
      TRUSTED_PROXIES: '1',
    })
  const before = await start('before', ports[0]!)
  const player = await signInPlayer(proxy.url, 'test-releases')
  const agent = await signInAtDesk(proxy.url, 'agent-jo')
  await livesThrough([before.url], player, agent)
  // This one adds all its steps to the schema while the old one serves.
  const now = await start('now', ports[1]!)
  await livesThrough([before.url, now.url], player, agent)
  await livesThrough([now.url, before.url], player, agent)
  expect(failures(before)).toEqual([])
  expect(failures(now)).toEqual([])
  // Taken back, the old one starts on what the new one has made of the database.
  await before.stop()
  await now.stop()
  const again = await start('before', ports[0]!)
  await livesThrough([again.url], player, agent)
  expect(failures(again)).toEqual([])
})

test('one after the other on the embedded database, forwards over every step between, and back', async () => {
  const port = String(await freePort())
  const env = { PORT: port, DATA_DIR: join(folder, 'embedded') }
  let player: Person | undefined
  let agent: Person | undefined
  for (const release of ['before', 'now', 'before'] as const) {
    const server = await startRelease(release, env)
    player ??= await signInPlayer(server.url, 'test-embedded')
    agent ??= await signInAtDesk(server.url, 'agent-jo')
    await livesThrough([server.url], player, agent)
    expect(failures(server)).toEqual([])
    await server.stop()
  }
})
