// Two instances on one PostgreSQL, side by side behind a proxy that gives each request to the other one: what one knows
// the other knows, and when one is killed under load nothing acknowledged is lost and nothing is there twice (promises
// P1, P34, O13).
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formBody, formType, tinyPng } from '../support/form-bytes.ts'
import { sendTo, type WireAnswer } from '../support/wire.ts'
import { signInAtDesk, signInPlayer, type Person } from '../support/people.ts'
import { smallPackFiles } from '../../server/src/content/testing/small-pack.ts'
import { freePort, startServerProcess, type ServerProcess } from '../e2e/support/server-process.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { writePack } from '../support/write-pack.ts'
import { startProxy, type Proxy } from './proxy.ts'

const api = '/services/bft/api'
const folder = mkdtempSync(join(tmpdir(), 'guidepost-cluster-'))
const ports: number[] = []
let postgres: TestPostgres
let databaseUrl: string
let proxy: Proxy
let instances: ServerProcess[] = []

const startInstance = (index: number): Promise<ServerProcess> =>
  startServerProcess({
    PORT: String(ports[index]),
    PUBLIC_URL: proxy.url,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '8',
    DATA_DIR: join(folder, 'data'),
    CONTENT_PACK: join(folder, 'pack'),
    SESSION_SECRET: 's'.repeat(40),
    ENCRYPTION_KEY: 'e'.repeat(40),
    TRUSTED_PROXIES: '1',
    LIMITS_SCALE: '1',
    RESPONSE_CHECK: 'off',
    SHUTDOWN_GRACE_SECONDS: '3',
    WEB_DIST: join(folder, 'no-web'),
  })

beforeAll(async () => {
  writePack(join(folder, 'pack'))
  postgres = await startPostgres()
  databaseUrl = await postgres.createDatabase()
  ports.push(await freePort(), await freePort())
  proxy = await startProxy(ports)
  // The first one creates tables and keys; the second one finds them.
  instances = [await startInstance(0)]
  instances.push(await startInstance(1))
})
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()))
  await proxy?.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const each = <T>(work: (origin: string) => Promise<T>): Promise<T[]> =>
  Promise.all(instances.map(({ url }) => work(url)))
const ask = (origin: string, url: string, person?: Person): Promise<WireAnswer> =>
  sendTo(origin, { method: 'GET', url, headers: person?.headers ?? {} })
const json = (method: string, url: string, body: unknown, person: Person) => ({
  method,
  url,
  headers: { ...person.headers, 'content-type': 'application/json', 'if-match': '*' },
  body: Buffer.from(JSON.stringify(body)),
})

/** Every player comes from an address of their own, as players do. */
let addresses = 0
const from = (person: Person): Person => {
  addresses += 1
  return { ...person, headers: { ...person.headers, 'x-forwarded-for': `10.9.0.${addresses}` } }
}
const newPlayer = async (login: string): Promise<Person> => from(await signInPlayer(proxy.url, login))

/** Asks until the answer is as expected; fails after the five seconds a change may take (promises O13). */
const within5Seconds = async <T>(read: () => Promise<T>, expected: T): Promise<void> => {
  const until = Date.now() + 5_000
  let last = await read()
  while (JSON.stringify(last) !== JSON.stringify(expected) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    last = await read()
  }
  expect(last).toEqual(expected)
}

const submit = (person: Person, description: string, key: string, origin = proxy.url): Promise<WireAnswer> =>
  sendTo(origin, {
    method: 'POST',
    url: `${api}/submit`,
    headers: { ...person.headers, 'content-type': formType, 'idempotency-key': key },
    body: formBody(
      JSON.stringify({ categoryId: 1300, game: 'wow', channel: 'ticket', locale: 'en-US', fields: { description } }),
      [{ part: 'files[files]', filename: 'a.png', type: 'image/png', content: tinyPng }],
    ),
  })
const caseIdOf = ({ body }: WireAnswer): string => (JSON.parse(body.toString()) as { caseId: string }).caseId

const countCases = async (description: string): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>(
      'select count(*) as count from case_event where text like $1',
      [`%${description}%`],
    )
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}

test('a sign-in whose every step meets the other instance ends in one session that both know, until it ends for both', async () => {
  const player = await newPlayer('test-both')
  expect(
    (await each((origin) => ask(origin, `${api}/auth/en-US`, player))).map(({ headers }) => [
      headers.loggedin,
      headers['x-csrf-token'],
    ]),
  ).toEqual([
    ['true', player.headers['x-csrf-token']],
    ['true', player.headers['x-csrf-token']],
  ])
  // The token of the one is good for a write on the other.
  expect(
    (await each((origin) => sendTo(origin, json('POST', `${api}/feature`, 'arkose', player)))).map(
      ({ status }) => status,
    ),
  ).toEqual([200, 200])
  const [first] = instances
  expect(
    (await sendTo(first!.url, { method: 'POST', url: '/services/bft/logout', headers: player.headers })).status,
  ).toBe(204)
  // The other instance hears of it by a notification.
  await vi.waitFor(async () => {
    const answers = await each((origin) => ask(origin, `${api}/auth/en-US`, player))
    expect(answers.map(({ headers }) => headers.loggedin)).toEqual(['false', 'false'])
  }, 90_000)
})

test('an anonymous visitor has one token on both', async () => {
  const { headers } = await ask(instances[0]!.url, `${api}/auth/en-US`)
  const cookie = String(headers['set-cookie']?.[0]).split(';', 1)[0]!
  const answers = await each((origin) =>
    sendTo(origin, { method: 'GET', url: `${api}/auth/en-US`, headers: { cookie } }),
  )
  expect(answers.map((answer) => answer.headers['x-csrf-token'])).toEqual([
    headers['x-csrf-token'],
    headers['x-csrf-token'],
  ])
})

test('a limit is one limit: both together let through what one would', async () => {
  const player = await newPlayer('test-limit')
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      sendTo(proxy.url, json('POST', `${api}/bug-suggestion/en-US/bug`, { description: `Bug ${index}` }, player)),
    ),
  )
  const passed = answers.filter(({ status }) => status === 204).length
  expect(passed).toBeLessThanOrEqual(10 * 1.05)
  expect(passed).toBe(10)
  const refused = answers.filter(({ status }) => status !== 204)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  expect(refused.every(({ headers }) => Number(headers['retry-after']) >= 1)).toBe(true)
})

test('a switched feature is switched on both within five seconds', async () => {
  const admin = await signInAtDesk(proxy.url, 'admin-sam')
  const player = await newPlayer('test-flags')
  const isOn = () =>
    each(async (origin) =>
      (await sendTo(origin, json('POST', `${api}/feature`, 'combinedEmailPhone', player))).body.toString(),
    )
  for (const enabled of [true, false]) {
    expect(
      (await sendTo(instances[0]!.url, json('PUT', '/services/desk/features/combinedEmailPhone', { enabled }, admin)))
        .status,
    ).toBe(200)
    await within5Seconds(isOn, [String(enabled), String(enabled)])
  }
})

test('one intent sent to both at once is one case', async () => {
  const player = await newPlayer('test-once')
  const key = randomUUID()
  const description = `Once ${randomUUID()}`
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit(player, description, key)))
  const filed = answers.filter(({ status }) => status === 200)
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(new Set(filed.map(caseIdOf)).size).toBe(1)
  // A repeat on either instance gets the first answer again.
  expect((await each((origin) => submit(player, description, key, origin))).map(caseIdOf)).toEqual([
    caseIdOf(filed[0]!),
    caseIdOf(filed[0]!),
  ])
  expect(
    (await each((origin) => submit(player, `${description} changed`, key, origin))).map(({ status }) => status),
  ).toEqual([422, 422])
  expect(await countCases(description)).toBe(1)
})

test('one instance killed under a load of submits: nothing acknowledged is lost, nothing is there twice', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, (_, index) => newPlayer(`test-load-${index}`)))
  const mark = `Load ${randomUUID()}`
  const acknowledged = new Map<string, string>()
  const intents = players.flatMap((player, who) =>
    Array.from({ length: 8 }, (_, index) => ({ player, description: `${mark} ${who}-${index}`, key: randomUUID() })),
  )
  const total = intents.length
  let kill: Promise<void> | undefined

  /** As the page does: a request without an answer is repeated under its key. */
  const fileOnce = async ({ player, description, key }: (typeof intents)[number]): Promise<void> => {
    for (let tries = 0; tries < 60; tries += 1) {
      const answer = await submit(player, description, key).catch(() => undefined)
      if (answer?.status === 200) {
        acknowledged.set(description, caseIdOf(answer))
        if (acknowledged.size === 12) kill = instances[1]!.kill('SIGKILL')
        return
      }
      if (answer && ![409, 429, 502, 503].includes(answer.status))
        throw new Error(
          `${answer.status}: ${answer.body.toString()}\n${instances.map((one) => one.log().slice(-1_500)).join('\n')}`,
        )
      if (answer?.status === 429) await new Promise((resolve) => setTimeout(resolve, 500))
    }
    throw new Error(`${description} was never taken`)
  }
  // Each player sends one after the other; the players at once.
  await Promise.all(
    players.map(async (player) => {
      for (const intent of intents.filter((one) => one.player === player)) await fileOnce(intent)
    }),
  )
  expect(kill).toBeDefined()
  await kill

  expect(acknowledged.size).toBe(total)
  expect(new Set(acknowledged.values()).size).toBe(total)
  expect(await countCases(mark)).toBe(total)
  const survivor = instances[0]!.url
  for (const player of players) {
    const owned = JSON.parse((await ask(survivor, `${api}/cases/en-US/active`, player)).body.toString()) as {
      id: string
    }[]
    const expected = intents
      .filter((one) => one.player === player)
      .map(({ description }) => acknowledged.get(description))
    expect(owned.map(({ id }) => id).sort()).toEqual(expected.sort())
  }
  // The other one comes back and knows it all.
  instances[1] = await startInstance(1)
  const [player] = players
  const lists = await each(
    async (origin) =>
      (JSON.parse((await ask(origin, `${api}/cases/en-US/active`, player)).body.toString()) as unknown[]).length,
  )
  expect(lists).toEqual([8, 8])
})

test('content that is swapped on one is swapped on both within five seconds, under one version', async () => {
  const admin = await signInAtDesk(proxy.url, 'admin-sam')
  const changed = { ...smallPackFiles() }
  changed['products/wow/product.yaml'] = changed['products/wow/product.yaml']!.replace(
    'Realms of Aether',
    'Realms Reborn',
  )
  const files = Object.entries(changed).map(([path, data]) => ({ path, encoding: 'utf8', data }))
  const imported = await sendTo(instances[0]!.url, json('POST', '/services/desk/content/import', { files }, admin))
  expect([imported.status, imported.body.toString().slice(0, 300)]).toEqual([200, expect.any(String)])
  const titles = () =>
    each(
      async (origin) =>
        (JSON.parse((await ask(origin, `${api}/product/en-US/wow`)).body.toString()) as { titleText: string })
          .titleText,
    )
  await within5Seconds(titles, ['Realms Reborn', 'Realms Reborn'])
  const versions = await each(
    async (origin) => (await ask(origin, `${api}/product/en-US/wow`)).headers['content-version'],
  )
  expect(versions[0]).toBe(versions[1])
})
