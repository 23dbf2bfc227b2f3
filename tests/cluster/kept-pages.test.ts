// Kept pages on two instances of one PostgreSQL: what the desk changes at the one is on the other's pages,
// also where the connection that tells of it has just been lost.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { smallPackFiles } from '../../server/src/content/testing/small-pack.ts'
import { deskTokens } from '../support/desk-token.ts'
import { sharedPostgres, type SharedPostgres } from '../support/postgres-of-run.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const dist = mkdtempSync(join(tmpdir(), 'kept-pages-'))
const gameAgent = 'Realms/1.0'
let postgres: SharedPostgres
let databaseUrl: string
let instances: TestServer[] = []
let origins: string[] = []
let headers: Record<string, string>

/** What of the small pack is changed, one file a test. */
const pack: Record<string, string> = {
  ...smallPackFiles(),
  'pack.yaml': smallPackFiles()['pack.yaml']!.replace(
    '  flagshipGames:',
    "  inGameUserAgents: [{ pattern: 'Realms/\\d', embeddedGameName: wow-kr }]\n  flagshipGames:",
  ),
}

/** Draws what it is given: titles, and who may be written to. */
const renderer = `
export const isRendered = (path) => /^\\/(games|contact)\\//.test(path)
export const pageNameOf = () => 'product-home'
export const themeOf = (path) => (path.startsWith('/games/') ? path.slice('/games/'.length) : null)
const keyOf = (path, locale) => path.startsWith('/games/')
  ? 'GET /services/bft/api/product/' + locale + '/' + path.slice('/games/'.length)
  : 'GET /services/bft/api/categories/' + locale + '/' + path.slice('/contact/'.length) + '/channels'
export const firstReads = (path, { locale }) => (path.startsWith('/contact/') ? [keyOf(path, locale)] : [])
export const render = async (path, { locale, documents }) => {
  const key = keyOf(path, locale)
  const html = '<p>' + JSON.stringify(documents[key] ?? null) + '</p>'
  return { html, head: { title: 'Page', description: null, isUnlisted: false }, missing: key in documents ? [] : [key] }
}
`

beforeAll(async () => {
  mkdirSync(join(dist, 'server'))
  writeFileSync(join(dist, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(dist, 'server', 'entry-server.js'), renderer)
  writeFileSync(
    join(dist, 'index.html'),
    '<html lang="en-US" dir="ltr"><head><!--page-head--></head><body><div id="app"><!--page-body--></div><!--page-data--></body></html>',
  )
  postgres = await sharedPostgres()
  databaseUrl = await postgres.createDatabase()
  const env = {
    DATABASE_URL: databaseUrl,
    WEB_DIST: dist,
    SESSION_SECRET: 'kept-pages-session-0123456789abcdef',
    ENCRYPTION_KEY: 'kept-pages-encrypt-0123456789abcdef',
  }
  // The first one brings the content; the second one finds it.
  instances = [await startTestServer({ env, content: pack })]
  instances.push(await startTestServer({ env, content: pack }))
  origins = await Promise.all(instances.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })))
  const token = await deskTokens({ database: instances[0]!.database, publicUrl: 'http://localhost:8080' })
  // What was read before is not what these tests are about (CD-416).
  headers = { authorization: `Bearer ${await token('desk-admin', ['agent', 'lead', 'admin'])}`, 'if-match': '*' }
})
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()))
  await postgres.release()
  rmSync(dist, { recursive: true, force: true })
})

const change = async (method: 'POST' | 'PUT', url: string, payload: object): Promise<void> => {
  const answer = await instances[0]!.app.inject({ method, url: `/services/desk${url}`, headers, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
}
const importPack = (replaced: Record<string, string>): Promise<void> =>
  change('POST', '/content/import', {
    files: Object.entries({ ...pack, ...replaced }).map(([path, data]) => ({ path, encoding: 'utf8', data })),
  })
const read = async (origin: string, path: string, agent = 'Mozilla/5.0'): Promise<string> =>
  (await fetch(`${origin}/support/en-US/help${path}`, { headers: { 'user-agent': agent } })).text()
/** Ends the connections that listen for what is told, as a network does; both instances have one before. */
const loseListeners = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const mine = `from pg_stat_activity where datname = current_database() and application_name = 'guidepost-listen'`
  try {
    await vi.waitFor(async () => expect((await client.query(`select pid ${mine}`)).rowCount).toBe(2), 90_000)
    await client.query(`select pg_terminate_backend(pid) ${mine}`)
  } finally {
    await client.end()
  }
}

/** Instances look every second (T27: two at most); a busy machine's timers come late. */
const patience = 60_000

interface Change {
  what: string
  path: string
  agent?: string
  make: () => Promise<void>
  before: string
  after: string
}
const changes: readonly Change[] = [
  {
    what: 'a feature flag',
    path: '/games/wow',
    make: () => change('PUT', '/features/arkose', { enabled: true }),
    before: 'feature \\"arkose\\"":false',
    after: 'feature \\"arkose\\"":true',
  },
  {
    what: 'a crisis message',
    path: '/games/wow',
    make: () =>
      change('POST', '/messages', {
        title: { 'en-US': 'Storms ahead' },
        summary: { 'en-US': 'Soon over' },
        body: { 'en-US': 'Wait' },
        link: null,
        game: null,
        active: true,
      }),
    before: '</html>',
    after: 'Storms ahead',
  },
  {
    what: 'that it is over',
    path: '/games/wow',
    make: async () => {
      const answer = await instances[0]!.app.inject({ url: '/services/desk/messages', headers })
      const [{ id }] = answer.json<[{ id: string }]>()
      await change('POST', `/messages/${id}/resolution`, { text: { 'en-US': 'Calm again' }, shownMinutes: 60 })
    },
    before: 'Storms ahead',
    after: 'Calm again',
  },
  {
    what: 'a way of contact',
    path: '/contact/1300',
    make: () =>
      change('PUT', '/categories/1300/channels', {
        channels: [{ channelType: 'ticket', enabled: true, ewt: 777, openTime: null, order: 1 }],
      }),
    before: 'channelType',
    after: '"ewt":777',
  },
  {
    what: 'the theme of a game’s browser',
    path: '/games/wow',
    agent: gameAgent,
    make: () =>
      importPack({
        'pack.yaml': pack['pack.yaml']!.replace('embeddedProducts: { wow-kr: wow }', 'embeddedProducts: {}'),
      }),
    before: 'data-theme="wow"',
    after: 'data-theme="wow-kr"',
  },
  {
    what: 'content',
    path: '/games/wow',
    make: () =>
      importPack({
        'products/wow/product.yaml': pack['products/wow/product.yaml']!.replaceAll('Realms', 'Kingdoms'),
      }),
    before: 'Realms',
    after: 'Kingdoms',
  },
]

test.each(changes)(
  '$what is on the pages of both, though nobody told them',
  async ({ path, agent, make, before, after }) => {
    for (const origin of origins) {
      const page = await read(origin, path, agent)
      expect(page).toContain(before)
      expect(page).not.toContain(after)
    }
    await loseListeners()
    await make()
    const made = performance.now()
    const seen = await Promise.all(
      origins.map(async (origin) => {
        for (;;) {
          const begun = performance.now() - made
          if ((await read(origin, path, agent)).includes(after)) return 'new'
          if (begun > patience) return `old after ${begun.toFixed(0)} ms`
        }
      }),
    )
    expect(seen).toEqual(['new', 'new'])
  },
)
