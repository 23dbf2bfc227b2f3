// Kept pages (T27) as the built app draws them, every address of the route table: nothing of a player is in what is
// kept, whoever asked before; the raw path gives the same bytes (CD-256); and a page from the store is what another
// server draws anew. Needs the built app, as make test does.
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../web/src/portal/app/route-table.ts'
import { ada, startTestServer, type Browser, type TestServer } from './test-server.ts'

interface WholeAnswer {
  status: number
  /** But for the time. */
  headers: Record<string, string>
  body: Buffer
}

let server: TestServer
/** Asked once for each page. */
let other: TestServer
let player: Browser
let visitor: Browser

/** What nobody else may read. */
let facts: string[] = []

const ask = (path: string, headers: Record<string, string> = {}, from = server): Promise<WholeAnswer> =>
  new Promise((resolve, reject) => {
    const { port } = from.composition.app.server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { date: _time, ...rest } = answer.headers as Record<string, string>
        resolve({ status: answer.statusCode!, headers: rest, body: Buffer.concat(chunks) })
      })
    })
      .once('error', reject)
      .end()
  })

beforeAll(async () => {
  ;[server, other] = await Promise.all([startTestServer(), startTestServer()])
  player = await server.visit({ ...ada, email: 'ada@players.example', emailVerified: true })
  visitor = await server.visit()
  const cases = await ask('/services/bft/api/cases/en-US/active', player)
  const ids = [...cases.body.toString().matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id!)
  expect(ids.length).toBeGreaterThan(0)
  facts = [
    ada.displayName,
    ada.id,
    'ada@players.example',
    player['x-csrf-token']!,
    visitor['x-csrf-token']!,
    ...[player, visitor].flatMap((one) => one['cookie']!.split('; ').map((pair) => pair.split('=')[1]!)),
    ...ids,
  ]
})
afterAll(async () => {
  await Promise.all([server?.stop(), other?.stop()])
})

const examples: Readonly<Record<string, string>> = {
  product: 'wow',
  name: 'wow',
  game: 'wow',
  parentId: '1200',
  categoryId: '1200',
  topicId: '1201',
  articleId: '24117',
  messageId: 'm-1',
  channel: 'ticket',
  caseId: 'ABCDEFGH23',
  id: 'p-1',
  part: 'data',
  token: `v1.${'A'.repeat(60)}`,
}
/** An address that the app sends on is drawn like one that it does not know. */
const paths = [...routes.map(({ path }) => path), '/nowhere']
const addresses = [
  ...new Set(
    paths.map((path) =>
      `/support/en-US/help${path}`.replace(
        /:(\w+)/g,
        (_all, name: string) => examples[name] ?? `no example of ${name}`,
      ),
    ),
  ),
]

const decoded = ({ headers, body }: WholeAnswer): string => {
  const encoding = headers['content-encoding']
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
/** With it Fastify answers. */
const theOrdinaryWay = { authorization: 'none' }

describe.each(addresses)('%s', (address) => {
  test('a player’s page is nobody else’s; the kept one is everybody’s, whoever asked before', async () => {
    const mine = await ask(address, player)
    expect(mine.headers['cache-control']).toBe('private, no-store')
    expect(decoded(mine)).toContain(ada.displayName)
    const kept = await ask(address)
    expect([kept.status, kept.headers['set-cookie'], kept.headers['cache-control']]).toEqual([
      200,
      undefined,
      'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
    ])
    const text = decoded(kept)
    expect(facts.filter((fact) => text.includes(fact))).toEqual([])
    expect(text).toContain('"login":{"isLoggedIn":false,"account":null}')
    expect(text).not.toContain('_csrf')
    // Again after her, and to somebody with a session that is not signed in: not a byte else.
    await ask(address, player)
    expect(decoded(await ask(address))).toBe(text)
    const known = await ask(address, visitor)
    expect([decoded(known), known.headers['cache-control'], known.headers['set-cookie']]).toEqual([
      text,
      'private, no-cache',
      undefined,
    ])
    // What another server draws for the first time.
    expect(decoded(await ask(address, {}, other))).toBe(text)
  })

  test('the raw path gives the same bytes in every encoding, and nothing where it is known', async () => {
    const wishes: readonly Browser[] = [
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip', cookie: visitor['cookie']! },
      { cookie: 'scheme=dark; cmRead=m-1' },
    ]
    for (const headers of wishes) {
      const page = await ask(address, headers)
      expect(await ask(address, { ...headers, ...theOrdinaryWay })).toEqual(page)
      const knowing = { ...headers, 'if-none-match': page.headers['etag']! }
      const unchanged = await ask(address, { ...knowing, ...theOrdinaryWay })
      expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
      expect(await ask(address, knowing)).toEqual(unchanged)
    }
  })
})
