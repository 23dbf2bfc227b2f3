// Uploads that go on, over the whole server (CD-197).
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SubmitResult, SupportCase } from '#generated/server/schemas.ts'
import { api, formOf, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'
import type { Visitor } from '../platform/visitor.ts'
import { filenameIn } from './metadata.ts'
import { createUploadService } from './service.ts'
import { createUploadStore } from './store.ts'

const topics = `- id: 1211
  friendlyText: Stuck.
  channels: [{ channelType: ticket, description: Write }]
- { id: 1212, friendlyText: Rewards come by mail., hasForm: false }
- { id: 1300, friendlyText: The shop., hasForm: false }
`
const clock = createManualClock('2026-11-23T10:00:00.000Z')
let server: TestServer
let ada: TestClient
let boris: TestClient

beforeAll(async () => {
  server = await startTestServer({ clock, content: { 'products/wow/topics.yaml': topics } })
  ada = await server.signIn({ id: 'test-ada' })
  boris = await server.signIn({ id: 'test-boris' })
})
afterAll(() => server.close())

const tus = { 'tus-resumable': '1.0.0' }
const named = (filename: string): string => `filename ${Buffer.from(filename).toString('base64')}`
const begin = (client: TestClient, size: number, filename = 'log.txt') =>
  client.send('POST', `${api}/uploads`, {
    headers: { ...tus, 'upload-length': String(size), 'upload-metadata': named(filename) },
  })
const begun = async (client: TestClient, size: number, filename?: string): Promise<string> => {
  const answer = await begin(client, size, filename)
  expect(answer.statusCode).toBe(201)
  return String(answer.headers.location)
}
const append = (client: TestClient, at: string, offset: number, bytes: Buffer | string) =>
  client.send('PATCH', at, {
    headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload: bytes,
  })
const check = (client: TestClient, at: string) => client.send('HEAD', at, { headers: tus })
const idOf = (at: string): string => at.split('/').at(-1)!
const whole = async (client: TestClient, content: string, filename?: string): Promise<string> => {
  const at = await begun(client, Buffer.byteLength(content), filename)
  expect((await append(client, at, 0, content)).statusCode).toBe(204)
  return idOf(at)
}
const submit = (client: TestClient, ids: string[], key = randomUUID()) =>
  client.send('POST', `${api}/submit`, {
    form: formOf({
      fields: { description: `The gate stays shut, ${key}.` },
      categoryId: 1211,
      channel: 'ticket',
      locale: 'en-US',
      game: 'wow',
      uploads: { files: ids },
      ...(client === ada || client === boris ? {} : { anonFields: { name: 'Robin', email: 'robin@players.example' } }),
    }),
    headers: { 'idempotency-key': key },
  })
const partsOf = () => readdirSync(join(server.dataDir, 'blobs', 'parts'))
const codesOf = (answer: Awaited<ReturnType<TestClient['send']>>) =>
  answer
    .json<{ validationErrors?: { fieldErrors: { field: string; code: string }[] } }>()
    .validationErrors?.fieldErrors.map(({ field, code }) => `${field} ${code}`)

test('a file sent in pieces is told where it goes on, is whole with its last byte, and is a file of the case', async () => {
  const content = 'one two three'
  const at = await begun(ada, content.length)
  const first = await append(ada, at, 0, content.slice(0, 4))
  expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '4'])
  const asked = await check(ada, at)
  expect([asked.statusCode, asked.body]).toEqual([200, ''])
  expect(asked.headers).toMatchObject({
    ...tus,
    'upload-offset': '4',
    'upload-length': '13',
    'upload-expires': 'Tue, 24 Nov 2026 10:00:00 GMT',
    'cache-control': 'no-store',
  })
  expect(partsOf()).toHaveLength(1)
  expect((await append(ada, at, 4, content.slice(4))).headers['upload-offset']).toBe('13')
  // Whole, it lies in the store under its hash, and its parts are gone.
  expect(partsOf()).toEqual([])
  const sent = await submit(ada, [idOf(at)])
  expect(sent.statusCode).toBe(200)
  const { caseId } = sent.json<SubmitResult>()
  const { caseEvents } = (await ada.get(`${api}/cases/en-US/detail/${caseId}`)).json<SupportCase>()
  const [file] = caseEvents[0]!.attachments!
  expect(file).toMatchObject({ name: 'log.txt', size: 13, state: 'available' })
  expect((await ada.get(`${api}/cases/en-US/detail/${caseId}/files/${file!.fileId}`)).body).toBe(content)
  // It belongs to the case now.
  expect((await check(ada, at)).statusCode).toBe(404)
})

test('a picture called one of another kind is taken, and is a picture of its true kind in the case (CD-496)', async () => {
  const jpeg = Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2wBD', 'base64')
  const at = await begun(ada, jpeg.length, 'shot.png')
  await append(ada, at, 0, jpeg)
  const sent = await submit(ada, [idOf(at), await whole(ada, '#! log opened', 'session.log')])
  expect(sent.statusCode).toBe(200)
  const { caseId } = sent.json<SubmitResult>()
  const { caseEvents } = (await ada.get(`${api}/cases/en-US/detail/${caseId}`)).json<SupportCase>()
  expect(caseEvents[0]!.attachments).toMatchObject([
    { name: 'shot.png.jpg', mediaType: 'image/jpeg', hasPreview: true },
    { name: 'session.log', mediaType: 'text/plain' },
  ])
})

test('what is spoken is told to whoever asks; another version is 412, whatever it asks for', async () => {
  const options = await server.app.inject({ method: 'OPTIONS', url: `${api}/uploads` })
  expect([options.statusCode, options.body]).toEqual([204, ''])
  expect(options.headers).toMatchObject({
    ...tus,
    'tus-version': '1.0.0',
    'tus-extension': 'creation,expiration,termination',
    'tus-max-size': '15000000',
  })
  const old = { 'tus-resumable': '0.2.2', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const at = await begun(ada, 3)
  for (const [method, url] of [
    ['POST', `${api}/uploads`],
    ['PATCH', at],
    ['PATCH', `${api}/uploads/none`],
    ['HEAD', at],
    ['DELETE', at],
  ] as const) {
    const answer = await ada.send(method, url, { headers: old, ...(method === 'PATCH' ? { payload: 'one' } : {}) })
    expect([method, answer.statusCode, answer.headers['tus-version']]).toEqual([method, 412, '1.0.0'])
  }
  expect((await check(ada, at)).headers['upload-offset']).toBe('0')
})

test('a POST that names another method is that method, with its checks', async () => {
  const post = (method: string, at: string, more: object = {}, payload?: string) =>
    ada.send('POST', at, {
      headers: { ...tus, 'x-http-method-override': method, ...more },
      ...(payload === undefined ? {} : { payload }),
    })
  const piece = (offset: number) => ({
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  })
  const at = await begun(ada, 6)
  const sent = await post('PATCH', at, piece(0), 'one')
  expect([sent.statusCode, sent.headers['upload-offset']]).toEqual([204, '3'])
  const asked = await post('head', at)
  expect([asked.statusCode, asked.headers['upload-offset'], asked.body]).toEqual([200, '3', ''])
  const without = await server.app.inject({
    method: 'POST',
    url: at,
    headers: { ...tus, 'x-http-method-override': 'PATCH', ...piece(3) },
    payload: 'two',
  })
  expect(without.statusCode).toBe(403)
  expect((await post('DELETE', at)).statusCode).toBe(204)
  expect((await check(ada, at)).statusCode).toBe(404)
  // Of no other method, and at no other address.
  expect((await post('GET', at)).statusCode).toBe(405)
  expect((await post('DELETE', `${api}/config`)).headers.allow).toBe('GET, HEAD')
})

test('an upload of no bytes is whole when it is created, and no form takes it', async () => {
  const at = await begun(ada, 0)
  const asked = await check(ada, at)
  expect([asked.statusCode, asked.headers['upload-offset'], asked.headers['upload-length']]).toEqual([200, '0', '0'])
  expect((await append(ada, at, 0, '')).statusCode).toBe(204)
  const sent = await submit(ada, [idOf(at)])
  expect([sent.statusCode, codesOf(sent)]).toEqual([422, ['fields.files.0 fileempty']])
})

test('a form that is sent again is answered as before; an upload goes into one form alone', async () => {
  const id = await whole(ada, 'once')
  const key = randomUUID()
  const first = await submit(ada, [id], key)
  const again = await submit(ada, [id], key)
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()])
  const other = await submit(ada, [id])
  expect([other.statusCode, codesOf(other)]).toEqual([422, ['fields.files.0 uploadgone']])
})

test('files that the first send took and a new page uploads anew, or carries, are the same send (CD-450)', async () => {
  const key = randomUUID()
  const first = await submit(ada, [await whole(ada, 'kept by the browser')], key)
  const again = await submit(ada, [await whole(ada, 'kept by the browser')], key)
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()])
  const other = await submit(ada, [await whole(ada, 'another one by now')], key)
  expect(other.statusCode).toBe(422)
  // Somebody else's is not looked into.
  expect((await submit(ada, [await whole(boris, 'kept by the browser')], key)).statusCode).toBe(422)
})

test('a form names uploads of its sender alone, whole, each once; their files are checked as all are', async () => {
  const [mine, foreign] = [await whole(ada, 'mine'), await whole(boris, 'his')]
  const half = idOf(await begun(ada, 10))
  const gone = await submit(ada, [mine, foreign, half, mine])
  expect(codesOf(gone)).toEqual(['fields.files.1 uploadgone', 'fields.files.2 uploadgone', 'fields.files.3 uploadgone'])
  const program = await whole(ada, 'MZ program', 'game.png')
  expect(codesOf(await submit(ada, [program]))).toEqual(['fields.files.0 filetype'])
  const many = await Promise.all(['a', 'b', 'c', 'd'].map((content) => whole(ada, content)))
  expect((await submit(ada, [...many, mine])).statusCode).toBe(422)
  expect((await submit(ada, many)).statusCode).toBe(200)
})

test('a reply takes them as well', async () => {
  const { caseId } = (await submit(ada, [await whole(ada, 'first')])).json<SubmitResult>()
  const reply = (uploads: object) =>
    ada.send('POST', `${api}/cases/en-US/detail/${caseId}`, {
      form: formOf({ description: 'More.', channel: 'ticket', eventCount: 1, uploads }),
    })
  expect(codesOf(await reply({ files: ['nobody-s'] }))).toEqual(['files.0 uploadgone'])
  const answered = await reply({ files: [await whole(ada, 'second', 'more.log')] })
  expect(answered.json<SupportCase>().caseEvents.at(-1)!.attachments).toMatchObject([{ name: 'more.log', size: 6 }])
})

test('who is not signed in keeps theirs by the session; nobody else’s is there', async () => {
  const robin = await server.anonymous()
  const stranger = await server.anonymous()
  const at = await begun(robin, 5)
  for (const client of [stranger, ada]) {
    expect((await check(client, at)).statusCode).toBe(404)
    expect((await append(client, at, 0, 'x')).statusCode).toBe(404)
    expect((await client.send('DELETE', at, { headers: tus })).statusCode).toBe(404)
  }
  expect((await append(robin, at, 0, 'robin')).statusCode).toBe(204)
  expect((await submit(robin, [idOf(at)])).statusCode).toBe(200)
})

test('bytes for another place, too many of them, and what is no upload are refused, and change nothing', async () => {
  const at = await begun(ada, 4)
  const status = async (answer: ReturnType<typeof append>) => (await answer).statusCode
  expect(await status(append(ada, at, 2, 'xx'))).toBe(409)
  expect(await status(append(ada, at, 0, 'xxxxx'))).toBe(413)
  expect(await status(append(ada, `${at}0`, 0, 'x'))).toBe(404)
  expect(await status(ada.send('PATCH', at, { headers: { ...tus, 'upload-offset': '0' }, payload: 'x' }))).toBe(415)
  expect(await status(ada.send('PATCH', at, { headers: { 'upload-offset': '0' } }))).toBe(400)
  expect((await check(ada, at)).headers['upload-offset']).toBe('0')
  expect((await begin(ada, 15_000_001)).statusCode).toBe(400)
  expect((await begin(ada, -1)).statusCode).toBe(400)
  expect((await ada.send('DELETE', at, { headers: tus })).statusCode).toBe(204)
  expect((await check(ada, at)).statusCode).toBe(404)
})

test('a name keeps what a file’s name may hold; without one no form takes the file', () => {
  expect(filenameIn(`filetype dA==,${named('Tor „zu“.png')}`)).toBe('Tor „zu“.png')
  expect(filenameIn(named('a\u202egnp.e\0xe'))).toBe('agnp.exe')
  expect(filenameIn(named('x'.repeat(300)))).toHaveLength(255)
  for (const metadata of ['filetype dA==', 'filename', '_,)+']) expect(filenameIn(metadata)).toBe('')
})

/** Whole, but as a process left it that was killed before the last step: noted, its part still there. */
const unfinished = async (content: string): Promise<string> => {
  const id = await whole(ada, content)
  const { db } = server.database
  const name = `${id}.0.12345678`
  writeFileSync(join(server.dataDir, 'blobs', 'parts', name), content)
  await db.updateTable('upload').set({ sha256: null, head: null }).where('id', '=', id).execute()
  await db.insertInto('upload_part').values({ upload_id: id, start: 0, size: content.length, name }).execute()
  return id
}
const storedTimes = async (content: string): Promise<number> => {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const rows = await server.database.db
    .selectFrom('case_attachment')
    .select('id')
    .where('sha256', '=', sha256)
    .execute()
  return rows.length
}

test('a process that was killed before the last step leaves it to be done; equal content is one file', async () => {
  const content = `whole ${randomUUID()}`
  const id = await unfinished(content)
  expect((await check(ada, `${api}/uploads/${id}`)).headers['upload-offset']).toBe(String(content.length))
  expect((await submit(ada, [id])).statusCode).toBe(200)
  expect([await storedTimes(content), partsOf()]).toEqual([1, []])
})

test('a part that was cut short where it lay is as good as lost: the upload is gone, and no half of it is a file', async () => {
  const content = `cut ${randomUUID()}`
  const id = await unfinished(content)
  writeFileSync(join(server.dataDir, 'blobs', 'parts', `${id}.0.12345678`), content.slice(0, 7))
  expect((await submit(ada, [id])).statusCode).toBe(422)
  expect((await check(ada, `${api}/uploads/${id}`)).statusCode).toBe(404)
  expect([await storedTimes(content.slice(0, 7)), partsOf()]).toEqual([0, []])
})

test('however many name it at the same time, that step is done once, and it is the same file to all', async () => {
  const content = `many ${randomUUID()}`
  const id = await unfinished(content)
  const kept: string[] = []
  const { named: name } = createUploadService({
    store: createUploadStore(server.database),
    parts: {
      put: expect.unreachable,
      read: async (part) => createReadStream(join(server.dataDir, 'blobs', 'parts', part)),
      remove: async (part) => rmSync(join(server.dataDir, 'blobs', 'parts', part)),
      list: expect.unreachable,
    },
    keepFile: async ({ path }) => kept.push(readFileSync(path, 'utf8')),
    withTransaction: server.database.withTransaction,
    clock,
    maxOpen: 20,
    temporaryFolder: server.dataDir,
  })
  const visitor = { kind: 'player', sessionId: 'any', account: { id: 'test-ada' } } as Extract<
    Visitor,
    { kind: 'player' }
  >
  const crowd = await Promise.all(Array.from({ length: 8 }, () => name(visitor, { files: [id] }, (field) => field)))
  expect(kept).toEqual([content])
  const sha256 = createHash('sha256').update(content).digest('hex')
  for (const { files, missing } of crowd) {
    expect(missing).toEqual([])
    expect(files).toMatchObject([{ sha256 }])
  }
})

test('what nobody went on with for a day is swept, and parts that no row names; what is whole stays until then', async () => {
  const half = await begun(boris, 10)
  await append(boris, half, 0, 'half')
  const done = await whole(boris, 'waits for its form')
  const stray = join(server.dataDir, 'blobs', 'parts', `${randomUUID()}.0.12345678`)
  writeFileSync(stray, 'x')
  utimesSync(stray, 1, 1)
  clock.advance(3 * 3600)
  await server.jobs.runDue()
  expect(partsOf().map((name) => name.split('.')[0])).toEqual([idOf(half)])
  clock.advance(20 * 3600)
  await server.jobs.runDue()
  // The session is over; what belongs to the account is there all the same.
  boris = await server.signIn({ id: 'test-boris' })
  expect((await submit(boris, [done])).statusCode).toBe(200)
  clock.advance(2 * 3600)
  await server.jobs.runDue()
  expect((await check(boris, half)).statusCode).toBe(404)
  expect([partsOf(), await server.database.db.selectFrom('upload').select('id').execute()]).toEqual([[], []])
})

test('nobody has more than twenty at a time', async () => {
  const held = (count: number) =>
    createUploadService({
      store: { ...createUploadStore(server.database), countOf: async () => count },
      parts: {
        put: expect.unreachable,
        read: expect.unreachable,
        remove: expect.unreachable,
        list: expect.unreachable,
      },
      keepFile: () => expect.unreachable(),
      withTransaction: server.database.withTransaction,
      clock,
      maxOpen: 20,
      temporaryFolder: server.dataDir,
    }).create({ kind: 'anonymous', sessionId: 'many' }, { size: 1, metadata: named('a.txt') })
  expect(await held(19)).toMatchObject({ filename: 'a.txt', received: 0 })
  await expect(held(20)).rejects.toMatchObject({ status: 429 })
})

test('what a visitor uploaded belongs to the account that signs in, and from there to nobody else', async () => {
  const { create, follow } = createUploadService({
    store: createUploadStore(server.database),
    parts: { put: expect.unreachable, read: expect.unreachable, remove: expect.unreachable, list: expect.unreachable },
    keepFile: () => expect.unreachable(),
    withTransaction: server.database.withTransaction,
    clock,
    maxOpen: 20,
    temporaryFolder: server.dataDir,
  })
  const visitor = { kind: 'anonymous', sessionId: 'a-cookie' } as const
  const player = (id: string) =>
    ({ kind: 'player', sessionId: id, account: { id } }) as Extract<Visitor, { kind: 'player' }>
  const { id } = await create(visitor, { size: 1, metadata: named('a.txt') })
  const ownerNow = async () =>
    (await server.database.db.selectFrom('upload').select('owner').where('id', '=', id).executeTakeFirstOrThrow()).owner
  expect(await ownerNow()).toMatch(/^session:/)
  await follow(visitor, player('one'))
  expect(await ownerNow()).toBe('account:one')
  await follow(player('one'), player('two'))
  expect(await ownerNow()).toBe('account:one')
})
