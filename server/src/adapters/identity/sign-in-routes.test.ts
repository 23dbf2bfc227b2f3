// The embedded provider's own answers, which pass by the hooks of all others.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://support.example' } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const ask = (path: string): Promise<Response> => {
  const { port } = server.app.server.address() as { port: number }
  return fetch(`http://127.0.0.1:${port}/services/idp${path}`, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-for': '192.0.2.1' },
    redirect: 'manual',
  })
}

test.each(['/.well-known/openid-configuration', '/session/end', '/auth?client_id=nobody', '/nowhere'])(
  'carries the headers of every answer and names no forwarded host: %s',
  async (path) => {
    const answer = await ask(path)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    const text = await answer.text()
    expect(text + JSON.stringify([...answer.headers])).not.toMatch(/evil\.example|127\.0\.0\.1|http:\/\/support/)
  },
)

test('discovery names the addresses of PUBLIC_URL', async () => {
  expect(await (await ask('/.well-known/openid-configuration')).json()).toMatchObject({
    issuer: 'https://support.example/services/idp',
    token_endpoint: 'https://support.example/services/idp/token',
  })
})

const portal = (path: string, cookie = ''): Promise<Response> => {
  const { port } = server.app.server.address() as { port: number }
  return fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'accept-language': 'en-US', ...(cookie === '' ? {} : { cookie }) },
    redirect: 'manual',
  })
}
const pathOf = (answer: Response): string => {
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', 'https://support.example')
  return pathname + search
}

test('the sign-in speaks the language of the page one comes from', async () => {
  const begun = await portal('/services/bft/login?returnTo=%2Fsupport%2Fde-DE%2Fhelp%2Fcase')
  const asked = await portal(pathOf(begun))
  const cookie = asked.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  const page = await (await portal(pathOf(asked), cookie)).text()
  expect(page).toContain('<html lang="de-DE" dir="ltr">')
  expect(page).toContain('<h1>Anmelden</h1>')
  expect(page).toContain('<small>Spielkonto mit Einschränkungen</small>')
})

test.each([
  ['/services/idp/session/end/success?ui_locales=de-DE', '', 'Du bist abgemeldet'],
  ['/services/idp/session/end/success', 'locale=de-DE', 'Du bist abgemeldet'],
  ['/services/idp/auth?client_id=nobody&ui_locales=de-DE', '', 'Die Anmeldung konnte nicht weitergehen'],
])(
  'its other pages speak the language of the address or of the portal’s cookie: %s %s',
  async (path, cookie, title) => {
    const page = await (await portal(path, cookie)).text()
    expect(page).toContain('<html lang="de-DE"')
    expect(page).toContain(`<h1>${title}</h1>`)
  },
)
