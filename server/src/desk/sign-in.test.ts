// The desk's pages sign in by OpenID Connect: a session of their own for a shift, proven again while it lasts, with a
// token for writes (T28, CD-220). Against the embedded provider, over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'

const clock = createManualClock(new Date().toISOString())
let server: TestServer
let origin: string
beforeAll(async () => {
  const port = 20_000 + (process.pid % 20_000)
  origin = `http://localhost:${port}`
  server = await startTestServer({ clock, env: { PORT: String(port), PUBLIC_URL: origin } })
  await server.app.listen({ port, host: '::' })
})
afterAll(() => server.close())

interface Browser {
  go: (url: string, init?: RequestInit) => Promise<Response>
  cookies: Map<string, string>
}
const openBrowser = (): Browser => {
  const cookies = new Map<string, string>()
  const go = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, ...(init.headers as Record<string, string> | undefined) }
    const answer = await fetch(new URL(url, origin), { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return { go, cookies }
}
const follow = async (browser: Browser, answer: Response): Promise<{ answer: Response; at: string }> => {
  let at = ''
  for (let turn = 0; turn < 10 && answer.status >= 300 && answer.status < 400; turn += 1) {
    at = new URL(answer.headers.get('location')!, origin).href
    if (!at.includes('/services/idp/') && !at.includes('/desk/callback')) break
    answer = await browser.go(at)
  }
  return { answer, at }
}
/** @returns where the browser ends */
const signIn = async (browser: Browser, login: string, returnTo = '/support/desk/cases'): Promise<string> => {
  const begun = await follow(browser, await browser.go(`/support/desk/login?returnTo=${encodeURIComponent(returnTo)}`))
  if (!begun.at.includes('/sign-in/')) return new URL(begun.at).pathname
  const asked = await browser.go(begun.at, { method: 'POST', body: new URLSearchParams({ demo: login }) })
  const ended = await follow(browser, asked)
  return new URL(ended.at).pathname + new URL(ended.at).search
}
const me = (browser: Browser): Promise<Response> => browser.go('/services/desk/me')
const assign = (browser: Browser, headers: Record<string, string>): Promise<Response> =>
  browser.go('/services/desk/cases/1/assign', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ assignee: null }),
  })
const slugOf = async (answer: Response): Promise<string> => ((await answer.json()) as { slug: string }).slug

test('the provider’s page speaks to who answers players, not to a player', async () => {
  const browser = openBrowser()
  const { answer } = await follow(browser, await browser.go('/support/desk/login'))
  const text = await answer.text()
  expect(text).toContain('Use your work account to answer players.')
  expect(text).not.toContain('locked out')
})

test('a representative signs in, is known by the cookie, and writes only with the token of the session', async () => {
  const browser = openBrowser()
  expect((await me(browser)).status).toBe(401)
  expect(await signIn(browser, 'agent-jo')).toBe('/support/desk/cases')
  const known = await me(browser)
  expect([known.status, await known.json()]).toEqual([
    200,
    { id: 'demo-agent-jo', displayName: 'Jo', roles: ['agent'], scope: { games: [], languages: [] } },
  ])
  const token = known.headers.get('x-csrf-token')!
  expect(await slugOf(await assign(browser, {}))).toBe('csrf')
  expect(await slugOf(await assign(browser, { 'x-csrf-token': 'x'.repeat(43) }))).toBe('csrf')
  expect(await slugOf(await assign(browser, { 'x-csrf-token': token, origin: 'https://evil.example' }))).toBe('csrf')
  // Nobody's token, and no case of this number.
  expect((await assign(browser, { 'x-csrf-token': token })).status).toBe(404)
  // The role stands: flags are an admin's.
  expect((await browser.go('/services/desk/features/recaptcha', { method: 'PUT' })).status).toBe(403)
})

test('its cookie has its own name and path, is out of reach of scripts, and opens nothing at the portal', async () => {
  const browser = openBrowser()
  await signIn(browser, 'agent-jo')
  expect([...browser.cookies.keys()].filter((name) => name.startsWith('gp_'))).toEqual(['gp_desk'])
  const auth = await browser.go('/services/bft/api/auth/en-US')
  expect(auth.headers.get('loggedin')).toBe('false')
  // Nor does a player's at the desk.
  const player = await server.signIn({ roles: ['agent'] })
  expect((await player.get('/services/desk/me')).statusCode).toBe(401)
})

test('a bearer token beside the cookie decides alone', async () => {
  const browser = openBrowser()
  await signIn(browser, 'agent-jo')
  expect((await browser.go('/services/desk/me', { headers: { authorization: 'Bearer nonsense' } })).status).toBe(401)
})

test('who has no role at the desk is told so and has no session', async () => {
  const browser = openBrowser()
  expect(await signIn(browser, 'ada')).toBe('/support/desk?problem=role')
  expect((await me(browser)).status).toBe(401)
})

test('what came of each sign-in is in the log, the player’s too, without a name', async () => {
  const before = server.logLines().length
  const [agent, nobody, player] = [openBrowser(), openBrowser(), openBrowser()]
  await signIn(agent, 'agent-jo')
  await signIn(nobody, 'ada')
  const asked = await follow(player, await player.go('/services/bft/login'))
  const answered = await player.go(asked.at, { method: 'POST', body: new URLSearchParams({ demo: 'ada' }) })
  const back = await follow(player, answered)
  await player.go(back.at)
  const away = openBrowser()
  const left = await follow(away, await away.go('/services/bft/login'))
  const cancelled = await follow(away, await away.go(`${left.at}/cancel`))
  await away.go(cancelled.at)
  const lines = server.logLines().slice(before)
  const ends = lines.filter(({ signIn: end }) => end !== undefined)
  expect(ends.map(({ route, signIn: end }) => [route, end])).toEqual([
    ['/support/desk/callback', 'signed-in'],
    ['/support/desk/callback', 'role'],
    ['/services/bft/login/callback', 'signed-in'],
    ['/services/bft/login/callback', 'cancelled'],
  ])
  expect(ends.map(({ principal }) => String(principal).slice(0, 2))).toEqual(['a:', 'a:', 'p:', 'a:'])
  expect(JSON.stringify(lines)).not.toMatch(/demo-|agent-jo|Ada/)
})

test('it leads back to the desk alone, whatever is asked for', async () => {
  for (const returnTo of ['https://evil.example/', '//evil.example', '/support/en-US/help', '/support/desk/../../x'])
    expect(await signIn(openBrowser(), 'agent-jo', returnTo)).toBe('/support/desk')
})

test('a callback that nobody began, or began elsewhere, signs nobody in', async () => {
  const browser = openBrowser()
  const refused = await browser.go('/support/desk/callback?code=x&state=y')
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/support/desk?problem=ended'])
})

test('signing out ends this session, or with "everywhere" those of all browsers; the provider asks again then', async () => {
  const [here, there, third] = [openBrowser(), openBrowser(), openBrowser()]
  const out = async (browser: Browser, everywhere: boolean): Promise<number> => {
    const token = (await me(browser)).headers.get('x-csrf-token')!
    const answer = await browser.go('/services/desk/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
      body: JSON.stringify({ everywhere }),
    })
    return answer.status
  }
  for (const browser of [here, there, third]) await signIn(browser, 'lead-kim')
  const kept = here.cookies.get('gp_desk')!
  expect(await out(here, false)).toBe(204)
  here.cookies.set('gp_desk', kept)
  expect([(await me(here)).status, (await me(there)).status]).toEqual([401, 200])
  const asked = await follow(here, await here.go('/support/desk/login'))
  expect(asked.at).toContain('/services/idp/sign-in/')
  expect(await out(there, true)).toBe(204)
  expect((await me(third)).status).toBe(401)
  const lines = await server.database.db
    .selectFrom('desk_audit')
    .select('actor')
    .where('action', '=', 'account.sign-out')
    .execute()
  expect(lines).toHaveLength(2)
})

test('what asks for a fresh sign-in: one trip to the provider, which says when it was; five minutes later it is none', async () => {
  const browser = openBrowser()
  await signIn(browser, 'admin-sam')
  const setFlag = async (): Promise<{ status: number; slug: string | undefined; challenge: string | null }> => {
    const token = (await me(browser)).headers.get('x-csrf-token')!
    const answer = await browser.go('/services/desk/features/legacyMode', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, 'if-match': '*' },
      body: JSON.stringify({ enabled: false }),
    })
    const { slug } = (await answer.json()) as { slug?: string }
    return { status: answer.status, slug, challenge: answer.headers.get('www-authenticate') }
  }
  const refused = {
    status: 401,
    slug: 'step-up-required',
    challenge: 'Bearer error="insufficient_user_authentication", max_age=300',
  }
  // Of a sign-in whose time nobody has said it is not known to be fresh.
  expect(await setFlag()).toEqual(refused)
  const begun = await follow(browser, await browser.go('/support/desk/login?returnTo=/support/desk/keys/new&fresh'))
  // The provider asks though it knows them.
  expect(begun.at).toContain('/services/idp/sign-in/')
  const ended = await follow(
    browser,
    await browser.go(begun.at, { method: 'POST', body: new URLSearchParams({ demo: 'admin-sam' }) }),
  )
  expect(new URL(ended.at).pathname).toBe('/support/desk/keys/new')
  expect((await setFlag()).status).toBe(200)
  clock.advance(240)
  expect((await setFlag()).status).toBe(200)
  // The provider keeps the time of the day, which has gone on since this clock was set.
  clock.advance(240)
  expect(await setFlag()).toEqual(refused)
  // Nor does a proof made anew unseen count as one.
  clock.advance(16 * 60)
  expect(await setFlag()).toEqual(refused)
  await server.database.db.deleteFrom('desk_session').where('agent_id', '=', 'demo-admin-sam').execute()
})

test('while a shift lasts the provider is asked again unseen, and its no ends the session; so does the end of the shift', async () => {
  const [browser, revoked] = [openBrowser(), openBrowser()]
  await signIn(browser, 'admin-sam')
  await signIn(revoked, 'lead-lee')
  const renewAt = () =>
    server.database.db
      .selectFrom('desk_session')
      .select(['renew_at', 'renewal'])
      .where('agent_id', '=', 'demo-admin-sam')
      .executeTakeFirstOrThrow()
  const before = await renewAt()
  clock.advance(16 * 60)
  // Several at once: one of them asks, and a rotated token is spent once.
  expect((await Promise.all([me(browser), me(browser), me(browser)])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
  await expect.poll(async () => (await renewAt()).renewal).not.toBe(before.renewal)
  await server.database.db.deleteFrom('oidc_state').where('key', 'like', 'RefreshToken:%').execute()
  expect((await me(revoked)).status).toBe(401)
  clock.advance(12 * 3_600)
  expect((await me(browser)).status).toBe(401)
})

test('the callback and the pages are no address of the API, and carry a policy of their own', async () => {
  const page = await openBrowser().go('/support/desk/cases/104233871')
  // The app is not built in every run of the tests.
  expect([200, 503]).toContain(page.status)
  if (page.status === 200) {
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; .*trusted-types/,
    )
    expect(await page.text()).toContain('data-mount="/support"')
  }
})
