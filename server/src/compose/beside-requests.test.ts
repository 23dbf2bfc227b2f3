// What is costly to read is read on threads and never where requests wait (T46): on this thread each of it would throw here.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ContentDocuments } from '#generated/server/desk/schemas.ts'
import type { CrisisMessage } from '#generated/server/schemas.ts'
import { deskClients, type DeskClient } from '../../../tests/support/desk-token.ts'
import { richText } from '../content/pack/rich-text.ts'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

const { guard } = vi.hoisted(() => {
  const state = { isUp: false }
  /** The same functions; those of these names throw while the guard is up. */
  const guard = <T extends object>(original: T, names: readonly (keyof T & string)[]): T => ({
    ...original,
    ...Object.fromEntries(
      names.map((name) => [
        name,
        (...given: unknown[]): unknown => {
          if (state.isUp) throw new Error(`${name} on the thread of the requests`)
          return (original[name] as (...all: unknown[]) => unknown)(...given)
        },
      ]),
    ),
  })
  return { guard: Object.assign(guard, { raise: () => (state.isUp = true), lower: () => (state.isUp = false) }) }
})
vi.mock(import('../content/pack/rich-text.ts'), async (original) =>
  guard(await original(), ['richText', 'readRichText', 'sanitize', 'plainText', 'takenOutOf']),
)
vi.mock(import('../content/pack/svg.ts'), async (original) => guard(await original(), ['actsIn']))
vi.mock(import('../content/pack/load-pack.ts'), async (original) => guard(await original(), ['loadPack', 'readAsset']))
vi.mock(import('../content/pack/read-article.ts'), async (original) => guard(await original(), ['readArticle']))
vi.mock(import('../studio/machine/markdown-lines.ts'), async (original) =>
  guard(await original(), ['piecesOfMarkdown']),
)

let server: TestServer
let lead: DeskClient
let admin: DeskClient
let writer: DeskClient
beforeAll(async () => {
  server = await startTestServer()
  const client = await deskClients(server)
  ;[lead, admin, writer] = [await client('lead'), await client('admin'), await client('writer')]
  guard.raise()
})
afterAll(async () => {
  guard.lower()
  await server.close()
})

const message = (body: string) => ({
  title: { 'en-US': 'Out' },
  summary: { 'en-US': 'It is out.' },
  body: { 'en-US': body },
  link: null,
  game: null,
  active: true,
})
const inForce = async (): Promise<CrisisMessage[]> => (await server.app.inject(`${api}/messages/en-US`)).json()

test('the guard stands', () => {
  expect(() => richText('**x**')).toThrow('on the thread of the requests')
})

test('a message of a crisis: previewed, published, and one that took a parser seconds', async () => {
  const preview = await lead('POST', '/messages/preview', { json: { message: message('**Wait**'), language: 'en-US' } })
  expect([preview.statusCode, preview.body]).toEqual([200, expect.stringContaining('<strong>Wait</strong>')])
  for (const body of ['Please **wait**.', '*a **b '.repeat(1_400)])
    expect((await lead('POST', '/messages', { json: message(body) })).statusCode).toBe(201)
  const bodies = (await inForce()).map(({ body }) => body)
  expect(bodies[0]).toMatch(/^<p>\*?<em>|^<p>\*a/)
  expect(bodies).toContain('<p>Please <strong>wait</strong>.</p>')
})

test('a message of the pack that the desk changed, in what the desk reads of the content', async () => {
  const its = (await lead('GET', '/messages')).json<{ id: string; fromContent: boolean }[]>()
  const { id } = its.find(({ fromContent }) => fromContent)!
  const changed = await lead('PUT', `/messages/${id}`, { json: message('Now **this**.') })
  expect(changed.statusCode, changed.body).toBe(200)
  const crisis = (await admin('GET', '/content/crisis')).json<ContentDocuments>()
  expect(JSON.stringify(crisis.documents)).toContain('Now <strong>this</strong>')
})

test('every kind of content: a document, a picture', async () => {
  const version = async () => (await admin('GET', '/content/pack')).json<ContentDocuments>().contentVersion
  const headers = (await admin('GET', '/content/headers')).json<ContentDocuments>()
  const replaced = await admin('PUT', '/content/headers', {
    json: { contentVersion: headers.contentVersion, documents: headers.documents },
  })
  expect(replaced.statusCode, replaced.body).toBe(200)
  const base64 = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  const put = await admin('PUT', '/content/assets/beside.svg', {
    json: { contentVersion: await version(), document: { base64 } },
  })
  expect(put.statusCode, put.body).toBe(200)
})

test('a draft and its preview', async () => {
  const source = `---\nid: '990001'\ntitle: Lamp\nsummary: A lamp.\nupdated: 2026-11-20\n---\n\nA **lamp**.\n`
  const drafted = await writer('PUT', '/studio/articles/en-US~990001/draft', { json: { draft: 0, source } })
  expect([drafted.statusCode, drafted.body]).toEqual([200, expect.stringContaining('"mistakes":[]')])
})
