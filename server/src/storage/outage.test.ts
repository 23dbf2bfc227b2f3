// The whole server on PostgreSQL while its database goes away and comes back (promises P29), and two instances of it
// (promises P34).
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts'
import { api, formOf, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

let postgres: TestPostgres
let url: string
let server: TestServer
const env = () => ({
  DATABASE_URL: url,
  LOG_LEVEL: 'silent',
  SESSION_SECRET: 's'.repeat(32),
  ENCRYPTION_KEY: 'e'.repeat(32),
})

beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.createDatabase()
  server = await startTestServer({ env: env() })
})
afterAll(async () => {
  await server.close()
  await postgres.stop()
})

const list = `${api}/cases/en-US/active?page=1`

test('two instances share sessions, flags and answers', async () => {
  const other = await startTestServer({ env: env() })
  const player = await server.signIn()
  const there = await other.app.inject({ url: list, headers: { cookie: player.cookie } })
  expect([there.statusCode, there.headers['x-total-count']]).toEqual([200, '0'])
  await server.flags.set('legacyMode', true, 'test')
  await expect.poll(() => other.flags.isOnForAny('legacyMode')).toBe(true)
  await player.send('POST', '/services/bft/logout')
  await expect
    .poll(async () => (await other.app.inject({ url: list, headers: { cookie: player.cookie } })).statusCode)
    .toBe(401)
  await other.close()
})

test('a locked table: whatever needs it is 503 before it is free again, reads and writes, and all else goes on', async () => {
  const player = await server.signIn()
  const form = formOf({
    fields: { description: 'Locked', realm: 'a' },
    categoryId: 1211,
    channel: 'ticket',
    locale: 'en-US',
    game: 'wow',
  })
  const locker = new pg.Client({ connectionString: url })
  await locker.connect()
  await locker.query('begin; lock table support_case')
  const needing = await Promise.all([
    player.get(list),
    player.get(`${api}/cases/en-US/archive?page=1`),
    player.get(`${api}/cases/en-US/detail/500000001`),
    player.send('POST', `${api}/submit`, { form }),
  ])
  expect(needing.map(({ statusCode }) => statusCode)).toEqual(needing.map(() => 503))
  for (const { headers } of needing) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await player.get(`${api}/auth/en-US`)).headers['loggedin']).toBe('true')
  await locker.end()
  await expect.poll(async () => (await player.get(list)).statusCode).toBe(200)
})

test('away: 503 with Retry-After and no hang, what is in memory still answers; back: all as before', async () => {
  const player = await server.signIn()
  const documents = `${api}/headers/en-US`
  expect((await server.app.inject(documents)).statusCode).toBe(200)
  await postgres.halt()
  const refused = await player.get(list)
  expect(refused.statusCode).toBe(503)
  expect(refused.json().type).toBe('/services/bft/docs/problems/unavailable')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await server.app.inject(documents)).statusCode).toBe(200)
  expect((await server.app.inject('/healthz')).statusCode).toBe(200)
  // Who is known stays known to what only reads (CD-253); whoever is not is told so in words (CD-252).
  const account = await player.get(`${api}/auth/en-US`)
  expect([account.statusCode, account.headers['loggedin']]).toEqual([200, 'true'])
  const strange = { cookie: `gp_session=${'x'.repeat(43)}` }
  const stranger = await server.app.inject({
    url: '/support/de-DE/help',
    headers: { accept: 'text/html', ...strange },
  })
  expect([stranger.statusCode, stranger.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(0)
  expect(stranger.body).toMatch(/<html lang="de-DE".*Der Support ist gerade nicht erreichbar.*Noch einmal versuchen/s)
  const forPrograms = await server.app.inject({ url: '/support/de-DE/help', headers: strange })
  expect(forPrograms.headers['content-type']).toContain('application/problem+json')
  // A balancer keeps it: no other instance does better, and pages are served.
  const readiness = async () => {
    const { statusCode, body } = await server.app.inject('/readyz')
    return [statusCode, JSON.parse(body).status]
  }
  await expect.poll(readiness).toEqual([200, 'degraded'])
  await postgres.resume()
  await expect.poll(async () => (await player.get(list)).statusCode).toBe(200)
  await expect.poll(readiness).toEqual([200, 'ready'])
})
