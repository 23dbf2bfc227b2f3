// The packed client's handlers for unit tests, as somebody's own test uses them: imported from the archive's files, with
// msw in node.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setupServer, type SetupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeIn } from '../check/published-texts.ts'
import { scenarios } from '../dev/mock-scenarios.ts'
import type { createGuidepostClient } from './client/index.ts'
import type { mockPortal, PortalMock } from './client/mock.ts'
import { root, run } from './kits.ts'
import { packClient } from './pack-client.ts'

const baseUrl = 'https://support.example.com'
let place: string
let mock: PortalMock
let server: SetupServer
let portal: ReturnType<typeof createGuidepostClient>

beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  place = mkdtempSync(join(root, '.cache/packed-client-'))
  packClient(place)
  const load = async (file: string): Promise<unknown> => import(pathToFileURL(join(place, 'client', file)).href)
  const client = (await load('index.js')) as { createGuidepostClient: typeof createGuidepostClient }
  const packed = (await load('mock/sdk/client/mock.js')) as { mockPortal: typeof mockPortal }
  mock = packed.mockPortal({}, baseUrl)
  server = setupServer(...mock.handlers)
  server.listen({ onUnhandledRequest: 'error' })
  portal = client.createGuidepostClient({ baseUrl })
})
afterEach(() => mock.play())
afterAll(() => {
  server.close()
  rmSync(place, { recursive: true, force: true })
})

const locale = 'en-US'
const activeCases = () =>
  portal.GET('/services/bft/api/cases/{locale}/active', { params: { path: { locale }, query: { page: 1 } } })
const caseOf = (id: string) =>
  portal.GET('/services/bft/api/cases/{locale}/detail/{id}', { params: { path: { locale, id } } })

test('a player’s cases come with their count, and nobody’s are refused', async () => {
  const { data, response } = await activeCases()
  expect(data?.length).toBeGreaterThan(0)
  expect(response.headers.get('x-total-count')).toBe(String(data?.length))
  expect(response.headers.get('isInGameBrowser')).toBeNull()
  mock.play({ scenario: 'signed-out' })
  expect((await activeCases()).error).toMatchObject({ status: 401, type: '/services/bft/docs/problems/unauthorized' })
})

test('every scenario answers the calls of its page', async () => {
  for (const scenario of Object.keys(scenarios) as (keyof typeof scenarios)[]) {
    mock.play({ scenario })
    const config = await portal.GET('/services/bft/api/config')
    expect([scenario, config.response.status]).toEqual([scenario, 200])
  }
})

test('an answer by its name, a story by its steps', async () => {
  mock.play({ answers: { getCase: 'case-locked' } })
  expect((await caseOf('104233871')).data?.locked).toBe(true)
  mock.play({ scenario: 'case-story', step: 'answered' })
  expect((await caseOf('104233871')).data?.status).toBe('ANSWERED')
  await portal.POST('/services/bft/api/cases/{locale}/detail/{id}/resolve', {
    params: { path: { locale, id: '104233871' }, header: { 'Idempotency-Key': crypto.randomUUID() } },
  })
  expect([mock.step(), (await caseOf('104233871')).data?.status]).toEqual(['resolved', 'RESOLVED'])
})

test('every call fails as asked', async () => {
  mock.play({ fail: '429' })
  const refused = await activeCases()
  expect([refused.error?.status, refused.response.headers.get('retry-after')]).toEqual([
    429,
    expect.stringMatching(/^\d+$/),
  ])
  mock.play({ fail: '500' })
  expect((await activeCases()).error).toMatchObject({ status: 500, type: '/services/bft/docs/problems/internal' })
  mock.play({ fail: 'offline' })
  await expect(activeCases()).rejects.toThrow('fetch')
})

test('what is packed speaks to partners, and its types stand by themselves', () => {
  const client = join(place, 'client')
  for (const file of ['mock/dev/mock-answers.js', 'mock/dev/mock-scenarios.js', 'mock/sdk/client/mock.js', 'README.md'])
    for (const line of readFileSync(join(client, file), 'utf8').split('\n')) expect(codeIn(line)).toBeUndefined()
  writeFileSync(
    join(client, 'use.ts'),
    "import { mockPortal } from './mock/sdk/client/mock.js'\nmockPortal({ scenario: 'banned', fail: 'slow' })\n" +
      "// @ts-expect-error: no such scenario\nmockPortal({ scenario: 'no-such' })\n",
  )
  const options = ['--noEmit', '--module', 'nodenext', '--strict', '--skipLibCheck']
  run(join(root, 'node_modules/.bin/tsc'), [...options, 'use.ts'], { cwd: client })
})
