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
