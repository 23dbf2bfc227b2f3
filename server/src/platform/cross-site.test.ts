// Where a write comes from (T22), and by which name its cookies are known (T28).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'
import { ownCookie } from './own-cookie.ts'

const production = { PUBLIC_URL: 'https://support.example', EXTRA_ORIGINS: 'https://launcher.example' }

describe('origin of a write with cookies (T22, ground G21)', () => {
  let server: TestServer
  let visitor: TestClient
  beforeAll(async () => {
    server = await startTestServer({ env: production })
    visitor = await server.anonymous()
  })
  afterAll(() => server.close())
  const write = async (headers: Record<string, string>) =>
    (await visitor.send('POST', `${api}/context`, { json: { description: 'words' }, headers })).statusCode

  test.each([
    ['neither header: the token decides', {}, 200],
    ['our own page', { origin: 'https://support.example', 'sec-fetch-site': 'same-origin' }, 200],
    ['a page the operator named', { origin: 'https://launcher.example', 'sec-fetch-site': 'same-site' }, 200],
    [
      'in tests and demonstrations the host of the request',
      { origin: 'http://localhost:80', host: 'localhost:80' },
      200,
    ],
    ['a foreign page', { origin: 'https://evil.example' }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
    ['a sibling of the domain', { origin: 'https://shop.example', 'sec-fetch-site': 'same-site' }, 403],
    ['our host over http', { origin: 'http://support.example' }, 403],
    ['a page elsewhere without Origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['one that claims our origin', { origin: 'https://support.example', 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', async (_, headers, status) => {
    expect(await write(headers as Record<string, string>)).toBe(status)
  })

  test('a read is not asked', async () => {
    expect((await visitor.get(`${api}/auth/en-US`, { origin: 'https://evil.example' })).statusCode).toBe(200)
  })

  test('401 comes before it, 415 after it', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' }
    const cancel = `${api}/cases/en-US/detail/104233871/cancel`
    expect((await visitor.send('POST', cancel, { headers })).statusCode).toBe(401)
    const player = await server.signIn()
    const refused = await player.send('POST', cancel, { headers })
    expect([refused.statusCode, refused.json<{ type: string }>().type]).toEqual([
      403,
      '/services/bft/docs/problems/csrf',
    ])
  })
})

describe('names of the cookies (T28)', () => {
  const account = { id: 'ada', displayName: 'Ada', softAccount: false, hasSqa: true, roles: [], region: 'us' }
  const loggedIn = async (server: TestServer, cookie: string) =>
    (await server.app.inject({ url: `${api}/auth/en-US`, headers: { cookie } })).headers.loggedin

  test('over https the prefix, sent everywhere, for this host alone; over http none', async () => {
    const secure = await startTestServer({ env: production })
    const plain = await startTestServer()
    try {
      const given = await secure.app.inject(`${api}/auth/en-US`)
      expect(String(given.headers['set-cookie'])).toMatch(
        /^__Host-gp_anon=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      expect(String((await plain.app.inject(`${api}/auth/en-US`)).headers['set-cookie'])).toMatch(/^gp_anon=/)
      expect(ownCookie('gp_login', true, '/services/bft').options).toMatchObject({ path: '/', secure: true })
    } finally {
      await secure.close()
      await plain.close()
    }
  })

  test('the old name opens sessions from before the change, and no younger one', async () => {
    // The database may have been migrated with the template of a whole run.
    const clock = createManualClock(new Date(Date.now() - 2 * 3_600_000).toISOString())
    const server = await startTestServer({ env: production, clock })
    try {
      const { cookie: old } = await server.sessions.create({ ...account, id: 'old' })
      clock.advance(3 * 3600)
      const { cookie: young } = await server.sessions.create(account)
      expect(await loggedIn(server, `__Host-gp_session=${young}`)).toBe('true')
      expect(await loggedIn(server, `gp_session=${young}`)).toBe('false')
      expect(await loggedIn(server, `gp_session=${old}`)).toBe('true')
      expect(await loggedIn(server, `__Host-gp_session=${young}; gp_session=${old}`)).toBe('true')
    } finally {
      await server.close()
    }
  })
})
