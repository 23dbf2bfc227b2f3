// The corridor as a visitor meets it: sessions, tokens, order of the checks, headers, logs, health.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'

const clock = createManualClock()
const inGameAgent = 'Mozilla/5.0 Realms/9.1'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const auth = `${api}/auth/en-US`
const list = `${api}/cases/en-US/active`
const cancel = `${api}/cases/en-US/detail/104233871/cancel`

describe('sessions', () => {
  test('a visitor gets a signed session that stays, and a token bound to it (ground G11, G27)', async () => {
    const first = await server.anonymous()
    expect(first.cookie).toMatch(/^gp_anon=/)
    const again = await first.get(auth)
    expect(again.headers['x-csrf-token']).toBe(first.csrfToken)
    expect(again.cookies).toEqual([])
    expect(again.headers.loggedin).toBe('false')
    expect((await server.anonymous()).csrfToken).not.toBe(first.csrfToken)
    expect(await server.database.db.selectFrom('session').selectAll().execute()).toEqual([])
  })

  test('a forged or old anonymous session counts as none', async () => {
    const { cookie, csrfToken } = await server.anonymous()
    const [id, issued, mac] = cookie.slice('gp_anon='.length).split('.')
    for (const forged of [`other.${issued}.${mac}`, `${id}.zzzzzz.${mac}`, `${id}.${issued}.AAAA`, '', '..']) {
      expect(
        (await server.app.inject({ url: auth, headers: { cookie: `gp_anon=${forged}` } })).headers['x-csrf-token'],
      ).not.toBe(csrfToken)
    }
    clock.advance(31 * 86_400)
    expect((await server.app.inject({ url: auth, headers: { cookie } })).headers['x-csrf-token']).not.toBe(csrfToken)
  })

  test('cookies are for the server alone', async () => {
    const { headers } = await server.app.inject({ url: auth })
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/i)
  })

  test('signing out ends the session and changes the token', async () => {
    const player = await server.signIn()
    expect((await player.get(auth)).headers.loggedin).toBe('true')
    const out = await player.send('POST', '/services/bft/logout')
    expect(out.statusCode).toBe(204)
    const after = await player.get(auth)
    expect(after.headers.loggedin).toBe('false')
    expect(after.body).toBe('')
    expect(after.headers['x-csrf-token']).not.toBe(player.csrfToken)
    expect((await player.get(list)).statusCode).toBe(401)
  })

  test('open tabs that only ask are no activity (ground G27)', async () => {
    const polling = await server.signIn({ id: 'polling' })
    const active = await server.signIn({ id: 'active' })
    for (let hour = 0; hour < 13; hour += 1) {
      clock.advance(3600)
      await polling.get(auth)
      await active.get(list)
    }
    expect((await polling.get(auth)).headers.loggedin).toBe('false')
    expect((await active.get(auth)).headers.loggedin).toBe('true')
  })
})

describe('order of the checks (ground G21)', () => {
  test('405 before everything, with the methods that are taken', async () => {
    const answer = await server.app.inject({ method: 'DELETE', url: list })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
    expect(answer.json().type).toBe('/services/bft/docs/problems/method-not-allowed')
  })

  test.each(['QUERY', 'PROPFIND', 'TRACE', 'OPTIONS'])(
    '405 for %s as well, however rare the method',
    async (method) => {
      const answer = await server.app.inject({ method: method as 'GET', url: `${api}/config` })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    },
  )

  test('[HTTP-05] 401 before 403 before 415 before 400 before 404', async () => {
    const player = await server.signIn({ id: 'order' })
    const reply = cancel.replace('/cancel', '')
    const send = (headers: Record<string, string>, cookie = '') =>
      server.app.inject({
        method: 'POST',
        url: reply,
        payload: '{',
        headers: { ...headers, ...(cookie ? { cookie } : {}) },
      })
    expect((await send({ 'content-type': 'text/plain' })).statusCode).toBe(401)
    expect((await send({ 'content-type': 'text/plain' }, player.cookie)).statusCode).toBe(403)
    const token = { 'x-csrf-token': player.csrfToken }
    expect((await send({ ...token, 'content-type': 'text/plain' }, player.cookie)).statusCode).toBe(415)
    expect((await send({ ...token, 'content-type': 'multipart/form-data' }, player.cookie)).statusCode).toBe(400)
    expect((await player.send('POST', cancel)).statusCode).toBe(404)
  })

  test('429 comes first, with Retry-After, and each session has its own count', async () => {
    const limited = await startTestServer({ env: { LIMITS_SCALE: '1' } })
    try {
      const client = await limited.anonymous()
      const ask = () => client.send('POST', `${api}/context`, { json: { description: 'words' } })
      const statuses = []
      for (let index = 0; index < 21; index += 1) statuses.push((await ask()).statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(20)
      const refused = await client.send('POST', `${api}/context`, { json: {}, headers: { 'x-csrf-token': 'wrong' } })
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      const other = await limited.anonymous()
      expect((await other.send('POST', `${api}/context`, { json: { description: 'words' } })).statusCode).toBe(200)
    } finally {
      await limited.close()
    }
  })

  test('[FLAG-09] a call behind a flag that is off does not exist, signed in or not (OD-100)', async () => {
    const url = `${api}/penalty/en-US`
    const player = await server.signIn({ id: 'flags' })
    await server.flags.set('accountRestrictions', false, 'test')
    expect([(await server.app.inject(url)).statusCode, (await player.get(url)).statusCode]).toEqual([404, 404])
    await server.flags.set('accountRestrictions', true, 'test')
    expect((await server.app.inject(url)).statusCode).toBe(401)
  })
})

describe('headers', () => {
  test('every answer is closed to scripts, frames and sniffing', async () => {
    const { headers } = await server.app.inject('/services/bft/nowhere')
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
  })

  test('[GAME-03] a game’s browser is told so, and shared caches are (ground G13)', async () => {
    const game = await startTestServer({
      content: {
        'pack.yaml': (await import('../content/testing/small-pack.ts'))
          .smallPackFiles()
          ['pack.yaml']!.replace(
            '  flagshipGames:',
            "  inGameUserAgents: [{ pattern: 'Realms/\\d', embeddedGameName: wow }]\n  flagshipGames:",
          ),
      },
    })
    try {
      const inside = await game.app.inject({ url: `${api}/headers/en-US`, headers: { 'user-agent': inGameAgent } })
      expect(inside.headers).toMatchObject({ isingamebrowser: '1', embeddedgamename: 'wow' })
      expect(inside.headers.vary).toMatch(/User-Agent/i)
      const outside = await game.app.inject({ url: `${api}/headers/en-US`, headers: { 'user-agent': 'Mozilla/5.0' } })
      expect(outside.headers).not.toHaveProperty('isingamebrowser')
    } finally {
      await game.close()
    }
  })
})

describe('operation', () => {
  test('one line a request: template, status, time and a hash; nothing of the visitor (promises O4)', async () => {
    const player = await server.signIn({
      id: 'log-me',
      displayName: 'Zelda Zimmermann',
      email: 'zelda@players.example',
    })
    const before = server.logLines().length
    await player.get(`${list}?page=7&secret=letmein`)
    const lines = server.logLines().slice(before)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      method: 'GET',
      route: '/services/bft/api/cases/:locale/active',
      status: 200,
      principal: expect.stringMatching(/^p:/),
    })
    expect(JSON.stringify(server.logLines())).not.toMatch(/letmein|Zelda|zelda|log-me/)
    expect(JSON.stringify(lines[0]).length).toBeLessThan(400)
  })

  test('a problem’s requestId finds its log line, and is never the client’s own (promises O16)', async () => {
    const answer = await server.app.inject({ url: list, headers: { 'x-request-id': 'mine', 'request-id': 'mine' } })
    const { requestId } = answer.json()
    expect(requestId).not.toBe('mine')
    expect(server.logLines().filter((line) => line.requestId === requestId)).toHaveLength(1)
  })

  test('alive, ready, measured (promises O1 to O3)', async () => {
    expect((await server.app.inject('/healthz')).body).toBe('ok\n')
    expect((await server.app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      checks: { content: true, undamaged: true, staying: true, database: true, disk: true, files: true },
    })
    const { body } = await server.app.inject('/metrics')
    expect(body).toContain(
      'guidepost_http_requests_total{route="/services/bft/api/cases/:locale/active",method="GET",status="2xx"}',
    )
    expect(body).toContain('guidepost_check{check="database"} 1')
    expect(body.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length).toBeLessThan(400)
    // What alarms and boards read, of either database.
    const told = body
      .split('\n')
      .filter((line) => /^# (HELP|TYPE) guidepost_(?!nodejs_|process_|database_connections_)/.test(line))
    expect(told.toSorted()).toMatchSnapshot()
  })

  test('a server that is leaving says so before it goes', async () => {
    const leaving = await startTestServer()
    leaving.health.startDraining()
    const answer = await leaving.app.inject('/readyz')
    expect([answer.statusCode, answer.json().checks.staying]).toEqual([503, false])
    await leaving.close()
    // Its probes are no errors.
    expect(leaving.logLines().filter(({ route }) => route === '/readyz')).toEqual([])
  })

  // Several servers may share PostgreSQL; the embedded database has one process (ground G28).
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    test('a second server on the same data is refused, the first goes on (promises P8)', async () => {
      await expect(startTestServer({ dataDir: server.dataDir })).rejects.toThrow(/Another Guidepost server/)
      expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    })
  }
})
