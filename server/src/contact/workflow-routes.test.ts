import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { createKeyring } from '../lib/keyring.ts'
import { useProblems } from '../platform/error-handler.ts'
import { createPreverifyLinks } from './preverify-links.ts'
import { type WorkflowRouteDeps, registerWorkflowRoutes } from './workflow-routes.ts'

let now = Date.parse('2026-11-21T10:00:00Z')
const preverify = createPreverifyLinks({
  keys: createKeyring(['a secret of at least thirty-two characters'], ['another secret of thirty-two characters']),
  clock: { now: () => new Date(now) },
  isHttps: false,
})
const app = async (more: Partial<WorkflowRouteDeps> = {}): Promise<FastifyInstance> => {
  const server = Fastify()
  useProblems(server)
  await server.register(cookie)
  registerWorkflowRoutes(server, {
    mountPath: '/support',
    workflowUrl: null,
    hasDemonstration: true,
    preverify,
    ...more,
  })
  server.get('/support/*', async () => 'page')
  return server
}
const place = '/support/en-US/help/wf/wow/1230/1232'

test('[SOLUTION-04] a workflow shows what it was handed and leads back with a state reference', async () => {
  const answer = await (await app()).inject(place)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toMatch(
    /<dt>product<\/dt><dd>wow<\/dd><dt>parentId<\/dt><dd>1230<\/dd><dt>id<\/dt><dd>1232<\/dd>/,
  )
  expect(answer.body).toMatch(
    /href="\/support\/en-US\/help\/product\/wow\/1230\/1232\/solution\?stateRef=[A-Za-z0-9_-]{43}"/,
  )
})
test('an operator’s own system takes the visitor over', async () => {
  const answer = await (await app({ workflowUrl: 'https://flows.example/start' })).inject(place)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers['location']).toBe('https://flows.example/start/wow/1230/1232')
})
test('without a workflow system and without demonstrations there is nothing; neither for ids that are none', async () => {
  expect((await (await app({ hasDemonstration: false })).inject(place)).statusCode).toBe(404)
  for (const wrong of [
    '/support/en-US/help/wf/wow/0/1',
    '/support/en-US/help/wf/W%3C/1/1',
    '/support/english/help/wf/wow/1/1',
  ]) {
    expect((await (await app()).inject(wrong)).statusCode).toBe(404)
  }
})
test('a signed link pre-verifies for thirty minutes and leaves the address', async () => {
  const server = await app()
  const answer = await server.inject(`/support/en-US/help/contact/1101/ticket?ref=a&preverify=${preverify.token(7)}`)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers['location']).toBe('/support/en-US/help/contact/1101/ticket?ref=a')
  const set = answer.cookies.find((one) => one.name === 'gp_preverify')
  expect(set?.httpOnly).toBe(true)
  expect(preverify.idOf(set?.value)).toBe(7)
  now += 31 * 60_000
  expect(preverify.idOf(set?.value)).toBe(0)
})
test('a forged link only loses its token', async () => {
  const answer = await (await app()).inject('/support/en-US/help/?preverify=7.abc.forged')
  expect(answer.headers['location']).toBe('/support/en-US/help/')
  expect(answer.cookies).toEqual([])
})
