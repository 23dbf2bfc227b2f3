// PostgreSQL that hangs or talks nonsense: the whole server with something in between that can be told to (promises P29,
// P30). Away: outage.test.ts.
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedPostgres, type SharedPostgres } from '../../../tests/support/postgres-of-run.ts'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

let postgres: SharedPostgres
let between: Server
let server: TestServer
/** How what the database says comes through. */
let way: 'well' | 'silent' | 'nonsense' = 'well'
const sockets = new Set<Socket>()

beforeAll(async () => {
  postgres = await sharedPostgres()
  const url = new URL(await postgres.createDatabase())
  const [port, host] = [Number(url.port), url.hostname]
  between = createServer((near) => {
    const far = connect(port, host)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket)
          near.destroy()
          far.destroy()
        })
    }
    near.on('data', (chunk) => void (way === 'silent' || far.write(chunk)))
    far.on('data', (chunk) => {
      if (way === 'well') near.write(chunk)
      // A message of a kind that there is none of, with a length that never ends.
      else if (way === 'nonsense') near.write(Buffer.from('?\u0000\u0000\u0000\u0008nonsense'))
    })
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  url.hostname = '127.0.0.1'
  url.port = String((between.address() as { port: number }).port)
  server = await startTestServer({ env: { DATABASE_URL: url.href, LOG_LEVEL: 'silent' } })
}, 180_000)
afterAll(async () => {
  way = 'well'
  await server?.close()
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => between.close(resolve))
  await postgres.release()
})

const list = `${api}/cases/en-US/active?page=1`

test.each(['silent', 'nonsense'] as const)(
  '%s: 503 and when to come again, what is in memory goes on, nothing is half stored, and all is well by itself',
  async (trouble) => {
    const player = await server.signIn({ id: trouble })
    expect((await player.get(list)).statusCode).toBe(200)
    expect((await server.app.inject(`${api}/headers/en-US`)).statusCode).toBe(200)
    const report = () =>
      player.send('POST', `${api}/bug-suggestion/en-US/bug`, { json: { description: `Reported while ${trouble}.` } })
    way = trouble
    const refused = [await player.get(list), await report()]
    for (const answer of refused) {
      expect([answer.statusCode, answer.json()]).toMatchObject([503, { slug: 'unavailable' }])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await server.app.inject(`${api}/headers/en-US`)).statusCode).toBe(200)
    expect((await player.get(`${api}/auth/en-US`)).headers['loggedin']).toBe('true')
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    way = 'well'
    // What hung is given up first; nobody has to restart anything.
    await expect.poll(async () => (await player.get(list)).statusCode).toBe(200)
    await expect.poll(async () => (await report()).statusCode).toBe(204)
    const stored = await server.database.db
      .selectFrom('player_note')
      .select('id')
      .where('account_id', '=', trouble)
      .execute()
    expect(stored).toHaveLength(1)
  },
  120_000,
)
