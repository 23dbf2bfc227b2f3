// The demonstration's publisher, where there is one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedGameContext, UnreadCases } from '#generated/server/schemas.ts'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { demoReport, launcherPath } from './launcher-page.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('whoever plays is shown the way into the portal, with what the game sends along', async () => {
  const page = await server.app.inject(`${launcherPath}?account=demo-ada`)
  expect(page.body).toContain('Ada Lindqvist plays')
  const code = /\?ingame=([\w-]{43})"/.exec(page.body)![1]
  const visitor = await server.anonymous()
  const opened = await visitor.send('POST', `${api}/ingame/context/open`, { json: { code } })
  expect(opened.json<OpenedGameContext>().context).toMatchObject({ ...demoReport, account: 'demo-ada' })
})

test('a kit gets a token as from a game’s back end, and a launcher its count', async () => {
  const given = await server.app.inject(`${launcherPath}/token?account=demo-nora&build=7`)
  const { token } = given.json<{ token: string }>()
  const told = await server.app.inject({ method: 'POST', url: `${api}/ingame/context`, payload: { token } })
  expect(told.statusCode).toBe(201)
  const authorization = `Bearer ${told.json<{ unread: { token: string } }>().unread.token}`
  const unread = await server.app.inject({ url: `${api}/unread`, headers: { authorization } })
  // As the demonstration has it: Nora has 250 cases, an answer waits in one.
  expect(unread.json<UnreadCases>()).toMatchObject({ count: 1, openCase: { isUnread: false } })
  expect((await server.app.inject(`${launcherPath}/token`)).statusCode).toBe(400)
})

test('its keys are public ones', async () => {
  const { keys } = (await server.app.inject(`${launcherPath}/jwks`)).json<{ keys: object[] }>()
  expect(keys).toEqual([
    { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: 'demonstration', alg: 'EdDSA', use: 'sig' },
  ])
})

test('beside a provider of one’s own nobody vouches for a game that was not set', async () => {
  const own = { OIDC_ISSUER: 'https://accounts.example', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'secret' }
  const other = await startTestServer({ env: own })
  try {
    expect((await other.app.inject(launcherPath)).statusCode).toBe(404)
    const payload = { token: 'a.b.c' }
    const told = await other.app.inject({ method: 'POST', url: `${api}/ingame/context`, payload })
    expect(told.statusCode).toBe(404)
    expect(told.json()).toMatchObject({ slug: 'not-found' })
  } finally {
    await other.close()
  }
})
