// Signing in at several providers, each speaking its own protocol: from the portal there and back.
import { randomUUID } from 'node:crypto'
import { importJWK, type JSONWebKeySet, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  oauthClient,
  type OAuthPerson,
  startOAuthLookAlike,
  startSteamLookAlike,
  type LookAlike,
  type SteamLookAlike,
} from '../../../tests/support/look-alikes.ts'
import { type SmallBrowser, smallBrowser } from '../../../tests/support/small-browser.ts'
import { createOidcStore } from './oidc-store.ts'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

const portal = 'http://localhost:8080'
const login = '/services/bft/login'
const casePage = '/support/de-DE/help/case?page=2'

let server: TestServer
let discord: LookAlike
let steam: SteamLookAlike
let person: OAuthPerson = { id: '1', username: 'nelly' }
let listens: string
beforeAll(async () => {
  discord = await startOAuthLookAlike(
    () => person,
    (address) => address === `${portal}${login}/callback/discord`,
  )
  steam = await startSteamLookAlike(
    () => '76561198000001234',
    () => new Date(),
  )
  server = await startTestServer({
    env: {
      PUBLIC_URL: portal,
      DEMO_SECOND_PROVIDER: 'on',
      IDENTITY_PROVIDERS: JSON.stringify([
        {
          id: 'discord',
          kind: 'oauth2',
          name: 'Discord',
          authorizationEndpoint: `${discord.origin}/oauth2/authorize`,
          tokenEndpoint: `${discord.origin}/oauth2/token`,
          userinfoEndpoint: `${discord.origin}/users/@me`,
          clientId: oauthClient.id,
          clientSecret: oauthClient.secret,
          subject: 'user.id',
          displayName: 'user.username',
          email: 'user.email',
          emailVerified: 'verified',
        },
        { id: 'steam', kind: 'steam', name: 'Steam', endpoint: steam.endpoint },
        { id: 'away', kind: 'oidc', name: 'Away', issuer: 'http://127.0.0.1:1', clientId: 'portal' },
      ]),
    },
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  listens = `http://127.0.0.1:${(server.app.server.address() as { port: number }).port}`
})
afterAll(async () => {
  await server.close()
  await discord.close()
  await steam.close()
})

const open = (): SmallBrowser => smallBrowser({ name: portal, listens })
const isPortal = (url: URL): boolean => url.origin === portal && url.pathname.startsWith('/support/')
const there = (provider: string, returnTo = casePage): string =>
  `${login}?provider=${provider}&returnTo=${encodeURIComponent(returnTo)}`
/** Types a login into an embedded provider's page. */
const enter = async (browser: SmallBrowser, provider: string, name: string) => {
  const asked = await browser.go(there(provider), { until: isPortal })
  return browser.go(asked.url.href, {
    method: 'POST',
    form: { login: name, password: `${name}-demo` },
    until: isPortal,
  })
}
const sessionOf = async (browser: SmallBrowser) => {
  const { displayName } = JSON.parse((await browser.go(`${api}/auth/en-US`)).text || '{}') as { displayName?: string }
  return displayName
}
const accountOf = async (provider: string, subject: string) =>
  (
    await server.database.db
      .selectFrom('account_identity')
      .select('account_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.account_id

test('the providers are listed as they are offered', async () => {
  expect(JSON.parse((await open().go(`${api}/login/providers`)).text)).toEqual([
    { id: 'main', name: 'Northlight ID' },
    { id: 'skyforge', name: 'Skyforge ID' },
    { id: 'discord', name: 'Discord' },
    { id: 'steam', name: 'Steam' },
    { id: 'away', name: 'Away' },
  ])
})

test.each(['', '&provider=unheard-of'])(
  'without a provider one chooses first, in the language of the page, the way back kept%s',
  async (more) => {
    const { url } = await open().go(`${login}?returnTo=${encodeURIComponent(casePage)}${more}`, { until: isPortal })
    expect([url.pathname, url.searchParams.get('to')]).toEqual(['/support/de-DE/help/account/signin', casePage])
  },
)

test('the first provider’s subject stays the account’s id; a second one’s gets its own', async () => {
  const first = open()
  expect((await enter(first, 'main', 'test-first')).url.href).toBe(portal + casePage)
  expect(await accountOf('main', 'demo-test-first')).toBe('demo-test-first')
  const second = open()
  expect((await enter(second, 'skyforge', 'test-first')).url.href).toBe(portal + casePage)
  expect(await sessionOf(second)).toBe('test-first')
  const own = await accountOf('skyforge', 'sky-test-first')
  expect(own).toMatch(/^[0-9a-f-]{36}$/)
  await enter(open(), 'skyforge', 'test-first')
  expect(await accountOf('skyforge', 'sky-test-first')).toBe(own)
})

test('a session at one embedded provider is none at the other', async () => {
  const browser = open()
  await enter(browser, 'main', 'test-apart')
  const asked = await browser.go(there('skyforge'), { until: isPortal })
  expect(asked.url.pathname).toMatch(/^\/services\/idp\/skyforge\/sign-in\//)
  expect(asked.text).toContain('Skyforge ID')
})

test('OAuth 2 and Steam lead back too', async () => {
  person = { id: '80351110224678912', username: 'nelly', email: 'nelly@players.example', verified: true }
  const browser = open()
  expect((await browser.go(there('discord'), { until: isPortal })).url.href).toBe(portal + casePage)
  expect(await sessionOf(browser)).toBe('nelly')
  const id = await accountOf('discord', '80351110224678912')
  expect(
    await server.database.db.selectFrom('account_address').select('email').where('account_id', '=', id!).execute(),
  ).toEqual([{ email: 'nelly@players.example' }])
  const player = open()
  expect((await player.go(there('steam'), { until: isPortal })).url.href).toBe(portal + casePage)
  expect(await sessionOf(player)).toBe('Steam …1234')
})

test('an address nobody has proven is not kept', async () => {
  person = { id: '2', username: 'unproven', email: 'ada@players.example' }
  await open().go(there('discord'), { until: isPortal })
  const id = await accountOf('discord', '2')
  expect(
    await server.database.db.selectFrom('account_address').select('email').where('account_id', '=', id!).execute(),
  ).toEqual([])
})

const troubleAt = (url: URL) => [url.pathname, url.searchParams.get('problem'), url.searchParams.get('to')]
const page = '/support/de-DE/help/account/signin'

test('a provider that is away, at the start or at the end, leads to a page that says so', async () => {
  expect(troubleAt((await open().go(there('away'), { until: isPortal })).url)).toEqual([page, 'away', casePage])
  const browser = open()
  const isBack = (url: URL) => url.pathname === `${login}/callback/discord`
  const { url } = await browser.go(there('discord'), { until: isBack })
  discord.fail(503)
  const back = await browser.go(url.href, { until: isPortal })
  discord.fail(undefined)
  expect(troubleAt(back.url)).toEqual([page, 'away', casePage])
})

test('a cancelled sign-in leads back to the choice', async () => {
  const browser = open()
  const asked = await browser.go(there('skyforge'), { until: isPortal })
  const { url } = await browser.go(`${asked.url.href}/cancel`, { until: isPortal })
  expect(troubleAt(url)).toEqual([page, 'cancelled', casePage])
  expect(await sessionOf(browser)).toBeUndefined()
})

test('a forged state, another provider’s answer, another browser’s and a used one sign nobody in', async () => {
  const isBack = (url: URL) => url.pathname.startsWith(`${login}/callback`)
  const browser = open()
  const { url } = await browser.go(there('discord'), { until: isBack })
  const forged = new URL(url)
  forged.searchParams.set('state', 'forged')
  expect((await browser.go(forged.href, { until: isPortal })).url.searchParams.get('problem')).toBe('ended')
  const elsewhere = new URL(url.href.replace('/callback/discord', '/callback/skyforge'))
  expect((await browser.go(elsewhere.href, { until: isPortal })).url.searchParams.get('problem')).toBe('ended')
  const stranger = open()
  expect((await stranger.go(url.href, { until: isPortal })).url.searchParams.get('problem')).toBe('ended')
  expect(await sessionOf(browser)).toBeUndefined()
  // None of these has used up the real one; it serves once.
  expect((await browser.go(url.href, { until: isPortal })).url.href).toBe(portal + casePage)
  expect((await browser.go(url.href, { until: isPortal })).url.searchParams.get('problem')).toBe('ended')
})

test('a Steam assertion counts once, whoever sends it again with the cookie of before', async () => {
  const isBack = (url: URL) => url.pathname === `${login}/callback/steam`
  const browser = open()
  const { url } = await browser.go(there('steam'), { until: isBack })
  const cookie = browser.cookieOf(portal)
  const send = async () => {
    const answer = await fetch(new URL(url.pathname + url.search, listens), { headers: { cookie }, redirect: 'manual' })
    return answer.headers.get('location')
  }
  expect(await send()).toBe(casePage)
  expect(await send()).toContain('problem=refused')
})

test('what is no answer of OpenID 2.0 is refused, never an error of ours', async () => {
  const browser = open()
  const isBack = (url: URL) => url.pathname === `${login}/callback/steam`
  const { url } = await browser.go(there('steam'), { until: isBack })
  const state = url.searchParams.get('state') ?? ''
  const { url: ended } = await browser.go(`${login}/callback/steam?state=${state}&openid.mode=error`, {
    until: isPortal,
  })
  expect(ended.searchParams.get('problem')).toBe('refused')
})

describe('a provider ends what was opened there', () => {
  const event = 'http://schemas.openid.net/event/backchannel-logout'
  /** As the embedded provider signs. */
  const word = async (said: { sub: string; sid?: string }) => {
    const stored = await createOidcStore(server.database).get('Keys:signing', 0)
    const [jwk] = (JSON.parse(stored!.payload) as JSONWebKeySet).keys
    return new SignJWT({ ...said, jti: randomUUID(), events: { [event]: {} } })
      .setProtectedHeader({ alg: 'RS256', kid: jwk!.kid!, typ: 'logout+jwt' })
      .setIssuer(`${portal}/services/idp`)
      .setAudience('guidepost-portal')
      .setIssuedAt()
      .setExpirationTime('2 minutes')
      .sign(await importJWK(jwk!, 'RS256'))
  }
  const say = (token: string, provider = 'main') =>
    server.app.inject({
      method: 'POST',
      url: `${login}/backchannel/${provider}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    })

  test('all of a person’s at once, nobody else’s, and each word counts once', async () => {
    const [phone, desktop, elsewhere, other] = [open(), open(), open(), open()]
    await enter(phone, 'main', 'test-ended')
    await enter(desktop, 'main', 'test-ended')
    await enter(elsewhere, 'skyforge', 'test-ended')
    await enter(other, 'main', 'test-stays')
    const token = await word({ sub: 'demo-test-ended' })
    const said = await say(token)
    expect([said.statusCode, said.headers['cache-control']]).toEqual([204, 'no-store'])
    const names = await Promise.all([phone, desktop, elsewhere, other].map(sessionOf))
    expect(names).toEqual([undefined, undefined, 'test-ended', 'test-stays'])

    await enter(phone, 'main', 'test-ended')
    const again = await say(token)
    expect([again.statusCode, again.json()]).toEqual([400, expect.objectContaining({ detail: 'This was said before' })])
    expect(await sessionOf(phone)).toBe('test-ended')
    expect((await say(await word({ sub: 'nobody-here' }))).statusCode).toBe(204)
  })

  test('the one session it names', async () => {
    const [phone, desktop] = [open(), open()]
    await enter(phone, 'main', 'test-one')
    // What an ID token with `sid` leaves; the embedded provider sends none.
    const extra = { provider: 'main', subject: 'demo-test-one', providerSession: 'on-the-phone' }
    await server.database.db
      .updateTable('session')
      .set({ extra: JSON.stringify(extra) })
      .where('account_id', '=', 'demo-test-one')
      .execute()
    await enter(desktop, 'main', 'test-one')
    await say(await word({ sub: 'demo-test-one', sid: 'on-the-phone' }))
    expect(await Promise.all([phone, desktop].map(sessionOf))).toEqual([undefined, 'test-one'])
  })

  test.each([
    ['of a provider nobody set up', 'unheard-of', 404],
    ['where the protocol has no such word', 'steam', 404],
    ['while its keys are out of reach', 'away', 503],
    ['of another provider', 'skyforge', 400],
  ])('none %s', async (_, provider, status) => {
    const answer = await say(await word({ sub: 'demo-test-one' }), provider)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  test('a form with a name twice, or as JSON, is refused', async () => {
    const send = (type: string, payload: string) =>
      server.app.inject({
        method: 'POST',
        url: `${login}/backchannel/main`,
        headers: { 'content-type': type },
        payload,
      })
    const token = await word({ sub: 'demo-test-one' })
    const twice = await send('application/x-www-form-urlencoded', `logout_token=${token}&logout_token=${token}`)
    expect(twice.statusCode).toBe(400)
    expect((await send('application/json', JSON.stringify({ logout_token: token }))).statusCode).toBe(415)
  })
})
