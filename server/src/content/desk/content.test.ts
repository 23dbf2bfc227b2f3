// Content changed at the desk: one document or one kind at a time, checked with everything it belongs to, swapped in at
// once (decisions-cases L, ground G28).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentDocument, ContentDocuments, ContentKind, ImportReport } from '#generated/server/desk/schemas.ts'
import { deskClients, type DeskClient } from '../../../../tests/support/desk-token.ts'
import { api, startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'
import { versionOf } from '../compile-content.ts'
import { loadPack } from '../pack/load-pack.ts'
import { folderFiles, memoryFiles } from '../pack/pack-files.ts'
import { filesOf } from '../files.ts'

let server: TestServer
let admin: DeskClient
beforeAll(async () => {
  server = await startTestServer()
  admin = await (await deskClients(server))('admin')
})
afterAll(() => server.close())

const version = async (): Promise<string> =>
  (await admin('GET', '/content/pack')).json<ContentDocuments>().contentVersion
const list = async (kind: ContentKind) => (await admin('GET', `/content/${kind}`)).json<ContentDocuments>().documents
const read = async (kind: ContentKind, id: string) =>
  (await admin('GET', `/content/${kind}/${id}`)).json<ContentDocument>()
const put = async (kind: ContentKind, id: string, document: object, contentVersion?: string) =>
  admin('PUT', `/content/${kind}/${id}`, { json: { contentVersion: contentVersion ?? (await version()), document } })
/** Running servers look for another version once a second. */
const shown = async (url: string, text: string) => {
  await expect.poll(async () => (await server.app.inject({ url })).body, { interval: 100 }).toContain(text)
}

test('the demonstration, written as files and read again, is the same pack', () => {
  const pack = loadPack(folderFiles(new URL('../../../content/demo', import.meta.url).pathname))
  const again = loadPack(
    memoryFiles(
      filesOf(pack.document, new Map(pack.document.assets.map(({ path, sha256 }) => [path, pack.files.get(sha256)!]))),
    ),
  )
  expect(versionOf(again.document)).toBe(versionOf(pack.document))
})

test('every kind can be put back as it was read, which changes nothing', async () => {
  const kinds: ContentKind[] = [
    'pack',
    'texts',
    'headers',
    'products',
    'categories',
    'topics',
    'trending',
    'self-services',
    'resources',
    'promos',
    'articles',
    'synonyms',
    'crisis',
    'penalty-reasons',
    'login-options',
    'assets',
  ]
  const before = await version()
  for (const kind of kinds) {
    const documents = await list(kind)
    const replaced = await admin('PUT', `/content/${kind}`, { json: { contentVersion: before, documents } })
    expect([kind, replaced.statusCode, replaced.json<ImportReport>()]).toEqual([
      kind,
      200,
      { contentVersion: before, isDryRun: false, changes: [], warnings: [] },
    ])
    const one = documents[0]
    if (one)
      expect((await put(kind, one.id, (await read(kind, one.id)).document)).json<ImportReport>().changes).toEqual([])
  }
})

test('one changed document reaches players at once and is audited; the version it was made from is asked for', async () => {
  const stale = await version()
  const [product] = await list('products')
  const renamed = {
    ...product!.document,
    name: { 'en-US': 'Lanterns of the North' },
    titleText: { 'en-US': 'Lanterns of the North' },
  }
  const taken = await put('products', product!.id, renamed)
  expect([taken.statusCode, taken.json<ImportReport>().changes]).toEqual([
    200,
    [{ kind: 'products', added: 0, changed: 1, removed: 0 }],
  ])
  expect(await version()).toBe(taken.json<ImportReport>().contentVersion)
  await shown(`${api}/product/en-US`, 'Lanterns of the North')
  const late = await put('products', product!.id, product!.document, stale)
  expect([late.statusCode, late.json<{ errorKey: string }>().errorKey]).toEqual([
    409,
    'support.desk.error.content.changed',
  ])
  const [line] = await server.database.db
    .selectFrom('desk_audit')
    .selectAll()
    .where('action', '=', 'content.put')
    .orderBy('id', 'desc')
    .execute()
  expect(line).toMatchObject({ actor: 'demo-admin-jo', role: 'admin', subject: 'content/products' })
  expect(line!.detail).not.toContain('Lanterns')
})

describe('nothing is taken in when', () => {
  const refused = async (answer: Awaited<ReturnType<DeskClient>>, field: string | RegExp) => {
    expect(answer.statusCode, answer.body).toBe(422)
    const { validationErrors } = answer.json<{
      validationErrors: { fieldErrors: { field: string; message?: string }[]; errorCodes: Record<string, string> }
    }>()
    expect(validationErrors.fieldErrors[0]?.field).toMatch(field)
    expect(Object.values(validationErrors.errorCodes)[0]).not.toBe('')
  }

  test.each([
    ['a part has the wrong form', 'headers', 'games', { name: 'games', title: 7 }, /^headers\.yaml#games$/],
    [
      'it names something that is not there',
      'products',
      'wow',
      { header: 'no-such-header' },
      /^products\/wow\/product\.yaml$/,
    ],
    [
      'it calls itself otherwise than its address',
      'headers',
      'other-name',
      { name: 'yet-another', title: { 'en-US': 'Games' } },
      /^headers\/other-name$/,
    ],
    [
      'it belongs to no product',
      'categories',
      'no-such-game',
      { entries: [{ id: 77, name: { 'en-US': 'Lost' } }] },
      /^categories\/no-such-game$/,
    ],
    ['a new picture has no bytes', 'assets', 'wow~new.svg', { mediaType: 'image/svg+xml' }, /^assets\/wow~new\.svg$/],
    [
      'a new picture that acts',
      'assets',
      'wow~new.svg',
      { base64: Buffer.from('<svg onload="x()"/>').toString('base64') },
      /^assets\/wow\/new\.svg$/,
    ],
    ['a new picture is none', 'assets', 'wow~new.exe', { base64: 'AAAA' }, /^assets\/wow\/new\.exe$/],
  ] as const)('%s', async (_, kind, id, change, field) => {
    const before = await version()
    const present = (await list(kind)).find((one) => one.id === id)?.document ?? {}
    await refused(await put(kind, id, { ...present, ...change }), field)
    expect(await version()).toBe(before)
  })

  test('something else still needs what a replaced kind leaves out', async () => {
    const before = await version()
    await refused(
      await admin('PUT', '/content/headers', { json: { contentVersion: before, documents: [] } }),
      /product\.yaml$/,
    )
    const header = (await list('headers'))[0]!
    await refused(
      await admin('PUT', '/content/headers', { json: { contentVersion: before, documents: [header, header] } }),
      /^headers\//,
    )
    expect(await version()).toBe(before)
  })
})

test('an article is written at the desk, made inert, and found; a picture goes with it', async () => {
  const locale = 'en-US'
  const article = (await list('articles')).find(({ id }) => id.startsWith(locale))
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  expect(
    (
      await put('assets', 'desk~lantern.svg', {
        mediaType: 'image/svg+xml',
        base64: Buffer.from(svg).toString('base64'),
      })
    ).json<ImportReport>().changes,
  ).toEqual([{ kind: 'assets', added: 1, changed: 0, removed: 0 }])
  const { document } = await read('assets', 'desk~lantern.svg')
  expect(Buffer.from(document['base64'] as string, 'base64').toString()).toBe(svg)
  const written = {
    ...article!.document,
    id: '777001',
    title: 'Lighting the lantern',
    body: '## Steps\n\n![](assets/desk/lantern.svg)\n\n<script>x()</script>\n\nTurn it **slowly**.',
  }
  const taken = await put('articles', `${locale}~777001`, written)
  expect(taken.statusCode, taken.body).toBe(200)
  expect((await read('articles', `${locale}~777001`)).document['body']).toBe(
    '<h2 id="kb-steps">Steps</h2>\n<p><img src="assets/desk/lantern.svg" alt="" /></p>\n<p>Turn it <strong>slowly</strong>.</p>',
  )
  await shown(`${api}/article/${locale}/777001`, 'slowly')
})

test('a picture that is changed lies over the pack, and a change made beside it is told', async () => {
  const svg = (label: string) => ({
    base64: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${label}</title></svg>`).toString('base64'),
  })
  const before = await version()
  const stored = (await server.database.db.selectFrom('content_version').select('version').execute()).length
  const answers = await Promise.all(['one', 'two'].map((label) => put('assets', 'placeholder.svg', svg(label), before)))
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409])
  const { changes, contentVersion } = answers.find(({ statusCode }) => statusCode === 200)!.json<ImportReport>()
  expect(changes).toEqual([{ kind: 'assets', added: 0, changed: 1, removed: 0 }])
  expect(contentVersion).not.toBe(before)
  // No version of the whole pack is written for it.
  expect(await server.database.db.selectFrom('content_version').select('version').execute()).toHaveLength(stored)
  const { document } = await read('assets', 'placeholder.svg')
  expect([svg('one'), svg('two')]).toContainEqual({ base64: document['base64'] })
  // It is there still after the pack was changed otherwise.
  const header = (await list('headers'))[0]!
  const renamed = { ...header.document, title: { 'en-US': 'Games of ours' } }
  expect((await put('headers', header.id, renamed)).statusCode).toBe(200)
  expect((await read('assets', 'placeholder.svg')).document).toEqual(document)
})

test('a topic gets a field that hangs on another (CD-387), and is filed through, once what it asks is answered', async () => {
  const topic = (await list('topics')).find(({ id }) => id.endsWith('~1211'))!
  const field = { label: 'Colour', type: 'string', renderMethod: 'text', required: true }
  const fields = topic.document['fields'] as object[]
  const hanging = (answer: string) => ({
    ...topic.document,
    fields: [...fields, { ...field, key: 'colour', shownWhen: { field: 'realm', is: [answer] } }],
  })
  expect((await put('topics', topic.id, hanging('nowhere'))).statusCode).toBe(422)
  const taken = await put('topics', topic.id, hanging('b'))
  expect(taken.statusCode, taken.body).toBe(200)
  await shown(`${api}/categories/en-US/1211/solution`, '"shownWhen":{"field":"realm","is":["b"]}')

  const player = await server.signIn({ id: 'conditional' })
  const file = (answers: object) => {
    const form = new FormData()
    const fields = { description: 'Stuck.', ...answers }
    form.append('form', JSON.stringify({ fields, categoryId: 1211, channel: 'ticket', locale: 'en-US', game: 'wow' }))
    return player.send('POST', `${api}/submit`, { form, headers: { 'idempotency-key': crypto.randomUUID() } })
  }
  expect((await file({ realm: 'b' })).json()).toMatchObject({
    validationErrors: { fieldErrors: [{ field: 'fields.colour', code: 'required' }] },
  })
  expect((await file({ realm: 'a', colour: 'red' })).json()).toMatchObject({
    validationErrors: { fieldErrors: [{ field: 'fields.colour', code: 'unknown' }] },
  })
  expect((await file({ realm: 'a' })).statusCode).toBe(200)
  const filed = await file({ realm: 'b', colour: 'red' })
  expect(filed.statusCode, filed.body).toBe(200)
})
