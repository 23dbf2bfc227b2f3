// What somebody who looks into an attack finds in the log: which requests were refused and why, who asked, and what came
// of each sign-in. Nothing of it names anybody (promises O4).
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskTokens } from '../../../tests/support/desk-token.ts'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { useProblems } from './error-handler.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The line of the one request that `ask` makes. */
const lineOf = async (ask: () => Promise<unknown>): Promise<Record<string, unknown>> => {
  const before = server.logLines().length
  await ask()
  const lines = server
    .logLines()
    .slice(before)
    .filter(({ msg }) => msg === 'request')
  expect(lines).toHaveLength(1)
  return lines[0]!
}

test('a refusal says its kind: no session, no token, another’s case, a role that may not, a broken rule', async () => {
  const nobody = await server.anonymous()
  const ada = await server.signIn()
  const cases = `${api}/cases/en-US`
  expect(await lineOf(() => nobody.get(`${cases}/active`))).toMatchObject({ status: 401, refused: 'unauthorized' })
  const forged = { headers: { 'x-csrf-token': 'x'.repeat(43) } }
  const csrf = await lineOf(() => ada.send('POST', '/services/bft/logout', forged))
  expect(csrf).toMatchObject({ status: 403, refused: 'csrf', principal: expect.stringMatching(/^p:/) })
  expect(await lineOf(() => ada.get(`${cases}/104233871`))).toMatchObject({ status: 404, refused: 'not-found' })
  expect(await lineOf(() => ada.get(`${cases}/active?page=x`))).toMatchObject({ status: 400, refused: 'bad-request' })
  expect((await lineOf(() => ada.get(`${cases}/active`)))['refused']).toBeUndefined()
})

test('a representative whose role may not is told apart from another, and not by name', async () => {
  const tokenOf = await deskTokens({ database: server.database, publicUrl: 'http://localhost:8080' })
  const refused = async (subject: string) => {
    const authorization = `Bearer ${await tokenOf(subject, ['agent'])}`
    return lineOf(() => server.app.inject({ url: '/services/desk/audit', headers: { authorization } }))
  }
  const [jo, kim, again] = [await refused('demo-jo'), await refused('demo-kim'), await refused('demo-jo')]
  expect(jo).toMatchObject({ status: 403, refused: 'forbidden', principal: expect.stringMatching(/^a:[\w-]{12}$/) })
  expect(jo['principal']).toBe(again['principal'])
  expect(jo['principal']).not.toBe(kim['principal'])
  expect(JSON.stringify([jo, kim])).not.toMatch(/demo-/)
})

test('each end of a sign-in is said: cancelled, forged or done, of players and at the desk', async () => {
  const end = (url: string, cookie = '') => lineOf(() => server.app.inject({ url, headers: { cookie } }))
  expect(await end('/services/bft/login/callback?code=x&state=y')).toMatchObject({ status: 302, signIn: 'ended' })
  expect(await end('/support/desk/callback?code=x&state=y')).toMatchObject({ status: 302, signIn: 'ended' })
})

test('an unexpected error tells the visitor its number and nothing else', async () => {
  const app = Fastify({ genReqId: () => '01ARZ3NDEKTSV4' })
  useProblems(app)
  app.get('/fails', () => {
    throw Object.assign(new Error('select secret from account at 10.0.0.7'), { detail: 'Key (email)=(ada@x.example)' })
  })
  const answer = await app.inject({ url: '/fails', headers: { host: 'localhost' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    {
      type: '/services/bft/docs/problems/internal',
      slug: 'internal',
      title: expect.any(String),
      status: 500,
      requestId: '01ARZ3NDEKTSV4',
    },
  ])
  await app.close()
})

test('figures and checks are on the operators’ port alone, where there is one', async () => {
  const apart = await startTestServer({ env: { ADMIN_PORT: '9464' } })
  try {
    expect((await apart.app.inject('/metrics')).statusCode).toBe(404)
    expect((await apart.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  } finally {
    await apart.close()
  }
})
