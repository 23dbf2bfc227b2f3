import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerClientError, frameworkErrors } from '../error-handler.ts'
import { problem } from '../problems.ts'
import { clearTemporaryFiles } from '../uploads/read-form.ts'
import type { UploadedFile } from '../uploads/uploaded-file.ts'
import type { Visitor } from '../visitor.ts'
import { bindTable } from './bind.ts'
import { prebuild } from './prebuilt.ts'
import { useContract } from './use-contract.ts'
import { smallContract } from './testing/small-contract.ts'

let app: FastifyInstance
let folder: string
let visitor: Visitor
let owned: boolean
let beforeFiles: (response: ServerResponse) => Promise<void> = async () => undefined
let seen: UploadedFile[]
let totalCount: number
let ownHeaders: Record<string, string>

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guidepost-bind-'))
  visitor = {
    kind: 'player',
    sessionId: 's',
    account: { id: 'ada', displayName: 'Ada', softAccount: false, hasSqa: true, roles: [], region: 'us' },
  }
  owned = true
  seen = []
  totalCount = 3
  ownHeaders = {}
  app = Fastify({ frameworkErrors, clientErrorHandler: answerClientError })
  useContract(app, {
    temporaryFolder: folder,
    responseCheck: 'refuse',
    resolveLocale: (asked) => (asked === 'de-DE' ? 'de-DE' : 'en-US'),
  })
  app.decorateRequest('visitor')
  app.addHook('onRequest', async (request) => {
    request.visitor = visitor
  })
  const bytes = await prebuild(['a'.repeat(5_000)], 'v1')
  bindTable(app, smallContract, {
    getThing: ({ params, query, locale }) => ({
      status: 200,
      body: { id: params.id, page: query.page, locale },
      headers: { 'x-total-count': totalCount },
    }),
    getDocument: () => ({ status: 200, bytes }),
    getLive: () => ({ status: 200, body: totalCount, headers: ownHeaders }),
    exportThing: ({ query }) =>
      query.format === 'html'
        ? { status: 200, type: 'text/html', body: '<!doctype html>' }
        : { status: 200, type: 'application/json', body: { a: 1 } },
    importThing: ({ rawBody }) => ({ status: 200, body: String(rawBody) }),
    sendReply: {
      guard: () => {
        if (!owned) throw problem.notFound()
      },
      handle: ({ visitor: player }) => {
        expect(player.account.id).toBe('ada')
        return { status: 204 }
      },
    },
    sendForm: async ({ files, reply }) => {
      await beforeFiles(reply.raw)
      for (const file of files) if (!file.isTooLarge) expect((await stat(file.path)).size).toBe(file.size)
      seen = files
      return { status: 201, body: { sizes: files.map((file) => file.size) } }
    },
    doNothing: () => ({ status: 204 }),
  })
  await app.ready()
})
afterEach(async () => {
  beforeFiles = async () => undefined
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = (path: string) => app.inject(`/services/bft/api/${path}`)
const sendReply = (payload: string | Buffer, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/services/bft/api/reply', payload, headers: { 'content-type': type } })

interface Part {
  name: string
  content: string | Buffer
  filename?: string
  type?: string
}
const boundary = 'XX'
const formOf = (parts: Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, content, filename, type }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
          `${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
const sendForm = (payload: Buffer, type = `multipart/form-data; boundary=${boundary}`) =>
  app.inject({ method: 'POST', url: '/services/bft/api/form', payload, headers: { 'content-type': type } })
const good = { name: 'form', content: '{"description":"hi"}' }

test('parameters arrive as what the contract says, the language as an offered one', async () => {
  const answer = await ask('thing/de-de/7?page=2&other=x')
  expect(answer.json()).toEqual({ id: 7, page: 2, locale: 'de-DE' })
  expect(answer.headers).toMatchObject({
    'x-total-count': '3',
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
  })
  expect((await ask('thing/en-US/7')).json()).toMatchObject({ page: 1 })
})

test.each([
  'en_US/7',
  'en-US/0x7',
  'en-US/100',
  'en-US/07',
  'en-US/%00',
  'en-US/7?page=1e1',
  'en-US/7?page=1&page=2',
  'en-US/7?page=',
])('a path or query value outside its pattern is 400: %s', async (rest) => {
  const answer = await ask(`thing/${rest}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    type: '/services/bft/docs/problems/bad-request',
    status: 400,
    requestId: expect.any(String),
  })
})

test.each([
  ['no JSON', '{'],
  ['half a document', '{"description":"a"'],
  ['a wrong type', '{"description":1}'],
  ['a missing property', '{}'],
  ['an unknown property', '{"description":"a","x":1}'],
  ['a key twice', '{"description":"a","description":"b"}'],
  ['a key twice, written differently', '{"description":"a","\\u0064escription":"b"}'],
  ['U+0000', '{"description":"\\u0000"}'],
  ['half a surrogate pair', '{"description":"\\ud800"}'],
  ['null where text belongs', '{"description":null}'],
  ['a wrong type beside null', '{"description":"a","more":3}'],
  ['both kinds of mistake', '{"description":"abcdef","x":1}'],
  ['a byte order mark', '\ufeff{"description":"a"}'],
  ['depth', `{"description":"a","x":${'['.repeat(40)}${']'.repeat(40)}}`],
  ['a prototype', '{"description":"a","__proto__":{}}'],
  ['nothing', ''],
])('a malformed body is 400: %s', async (_, body) => {
  const answer = await sendReply(body)
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

test('bytes that are no UTF-8 are 400', async () => {
  expect((await sendReply(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))).statusCode).toBe(400)
})

test.each([
  ['{"description":"abcdef"}', [{ field: 'description', code: 'maxlength', params: { max: 5 } }]],
  ['{"description":""}', [{ field: 'description', code: 'required' }]],
  ['{"description":"  "}', [{ field: 'description', code: 'required' }]],
  ['{"description":"a","email":"nobody"}', [{ field: 'email', code: 'email' }]],
  ['{"description":"a","tag":"c"}', [{ field: 'tag', code: 'enum' }]],
  ['{"description":"a","more":{"n":10}}', [{ field: 'more.n', code: 'max', params: { max: 9 } }]],
])('a well-formed body that breaks a rule is 422 with field and code: %s', async (body, fieldErrors) => {
  const answer = await sendReply(body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    type: '/services/bft/docs/problems/validation',
    validationErrors: { globalErrors: [], fieldErrors, errorCodes: {} },
  })
})

test('limits count characters, not UTF-16 units; null is taken where the contract has it', async () => {
  expect((await sendReply('{"description":"🎮🎮🎮🎮🎮","email":null,"more":null}')).statusCode).toBe(204)
})

test('JSON sent as text/plain is read as JSON', async () => {
  expect((await sendReply('{"description":"a"}', 'text/plain;charset=UTF-8')).statusCode).toBe(204)
  expect((await sendReply('{"description":1}', 'text/plain')).statusCode).toBe(400)
})

test('checks come in the written order: 401, 415, 413, 400, ownership 404, rules 422', async () => {
  const broken = '{"description":"abcdef"}'
  owned = false
  expect((await sendReply('{', 'image/png')).statusCode).toBe(415)
  expect((await sendReply(`{${' '.repeat(3_000)}`, 'image/png')).statusCode).toBe(415)
  expect((await sendReply(`{${' '.repeat(3_000)}`)).statusCode).toBe(413)
  expect((await sendReply('{')).statusCode).toBe(400)
  expect((await sendReply(broken)).statusCode).toBe(404)
  owned = true
  expect((await sendReply(broken)).statusCode).toBe(422)
  visitor = { kind: 'anonymous', sessionId: 's' }
  const answer = await sendReply('{', 'image/png')
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['www-authenticate']).toBe('Session')
})

test('an operation without a body ignores whatever is sent', async () => {
  for (const type of ['application/json', 'image/png', 'not a type', undefined]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/services/bft/api/nothing',
      payload: type && '{',
      headers: type === undefined ? {} : { 'content-type': type },
    })
    expect(answer.statusCode).toBe(204)
  }
})

test('unknown addresses and unreadable ones are problems too', async () => {
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/services/bft/api/none',
        payload: 'x',
        headers: { 'content-type': '???' },
      })
    ).json(),
  ).toMatchObject({ status: 404, type: '/services/bft/docs/problems/not-found' })
  expect((await ask('%zz')).json()).toMatchObject({ status: 400 })
})

test('prebuilt bytes: compression, tag, 304', async () => {
  const plain = await ask('document')
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    'content-version': 'v1',
    vary: 'accept-encoding',
  })
  expect(plain.json()).toHaveLength(1)
  const br = await app.inject({ url: '/services/bft/api/document', headers: { 'accept-encoding': 'gzip, br' } })
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', etag: `W/${plain.headers.etag as string}` })
  expect(br.rawPayload.length).toBeLessThan(200)
  const again = await app.inject({
    url: '/services/bft/api/document',
    headers: { 'if-none-match': br.headers.etag as string },
  })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', plain.headers.etag])
})

test('live data get a tag of their own where the contract promises one', async () => {
  const first = await ask('live')
  expect(first.headers['cache-control']).toBe('no-store')
  const again = () =>
    app.inject({ url: '/services/bft/api/live', headers: { 'if-none-match': first.headers.etag as string } })
  expect((await again()).statusCode).toBe(304)
  totalCount = 4
  expect((await again()).json()).toBe(4)
})

test('a tag and what an answer varies by, where the handler names them, are the answer’s', async () => {
  ownHeaders = { etag: '"own"', vary: 'Accept-Language,  cookie' }
  const { headers } = await ask('live')
  expect([headers.etag, headers.vary]).toEqual(['"own"', 'accept-language, cookie'])
})

test('an answer in two types names the one it is', async () => {
  expect((await ask('export')).json()).toEqual({ a: 1 })
  const html = await ask('export?format=html')
  expect([html.headers['content-type'], html.body]).toEqual(['text/html; charset=utf-8', '<!doctype html>'])
})

test('a signed call sees its body byte for byte', async () => {
  const payload = '{ "a" :1 }\n'
  const answer = await app.inject({
    method: 'PUT',
    url: '/services/bft/api/import',
    payload,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.json()).toBe(payload)
})

test('an answer that breaks the contract is a 500 that says why, in tests', async () => {
  totalCount = -1
  const answer = await ask('thing/en-US/7')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({
    detail: expect.stringContaining('getThing 200 breaks the contract: header/x-total-count must be >= 0'),
  })
})

test('the JSON part of a form may be a string, a JSON part or a JSON file', async () => {
  for (const extra of [{}, { type: 'application/json' }, { type: 'application/json', filename: 'blob' }]) {
    expect((await sendForm(formOf([{ ...good, ...extra }]))).statusCode).toBe(201)
  }
})

test('files reach the disk whole, with size and hash, and are gone with the answer', async () => {
  const content = Buffer.alloc(300_000, 7)
  const answer = await sendForm(
    formOf([
      good,
      { name: 'files[shot]', content, filename: '../../a.png', type: 'image/png' },
      { name: 'files[shot]', content: '', filename: 'b' },
    ]),
  )
  expect(answer.json()).toEqual({ sizes: [300_000, 0] })
  expect(seen[0]).toMatchObject({
    part: 'files[shot]',
    field: 'shot',
    filename: 'a.png',
    declaredType: 'image/png',
    isTooLarge: false,
    sha256: createHash('sha256').update(content).digest('hex'),
  })
  expect(seen[0]?.head).toHaveLength(4096)
  await expect.poll(() => readdir(folder)).toEqual([])
})

test('a file beyond 15,000,000 bytes is counted, not kept; exactly that many is taken', async () => {
  const answer = await sendForm(
    formOf([
      good,
      { name: 'files[a]', content: Buffer.alloc(15_000_000), filename: 'a' },
      { name: 'files[b]', content: Buffer.alloc(15_000_001), filename: 'b' },
    ]),
  )
  expect(answer.statusCode).toBe(201)
  expect(seen.map((file) => [file.size, file.isTooLarge])).toEqual([
    [15_000_000, false],
    [15_000_001, true],
  ])
})

test.each<[string, Buffer, number]>([
  ['an unknown part', formOf([good, { name: 'other', content: '1' }]), 400],
  ['a file under a name the pattern refuses', formOf([good, { name: 'files[A]', content: '1', filename: 'a' }]), 400],
  ['the JSON part twice', formOf([good, good]), 400],
  ['no JSON part', formOf([{ name: 'files[a]', content: 'x', filename: 'a' }]), 400],
  [
    'JSON with a key twice',
    formOf([{ name: 'form', content: '{"description":"a","description":"b"}', type: 'application/json' }]),
    400,
  ],
  ['a form cut short', formOf([good, { name: 'files[a]', content: 'abc', filename: 'a' }]).subarray(0, -12), 400],
  ['nothing at all', Buffer.from(''), 400],
  ['no part', Buffer.from(`--${boundary}--\r\n`), 400],
  ['a name of the prototype', formOf([good, { name: '__proto__', content: '1' }]), 400],
  [
    'a file name read the other way round',
    formOf([good, { name: 'files[a]', content: 'x', filename: 'a\u202egpj.exe' }]),
    400,
  ],
  ['a control character in a file name', formOf([good, { name: 'files[a]', content: 'x', filename: 'a\u0000b' }]), 400],
  ['a broken rule in the JSON part', formOf([{ name: 'form', content: '{"description":""}' }]), 422],
  [
    'more files than there may be',
    formOf([good, ...['1', '2', '3'].map((content) => ({ name: 'files[a]', content, filename: content }))]),
    422,
  ],
  [
    'a body over the whole limit',
    formOf([good, { name: 'files[a]', content: Buffer.alloc(41_000_000), filename: 'a' }]),
    413,
  ],
])('a wrong form is refused and leaves no file: %s', async (_, payload, status) => {
  const answer = await sendForm(payload)
  expect(answer.statusCode).toBe(status)
  await expect.poll(() => readdir(folder)).toEqual([])
})

test('a form with any byte changed, dropped or doubled is taken or refused, never a 5xx, and leaves no file', async () => {
  const payload = formOf([good, { name: 'files[a]', content: 'abc', filename: 'a.png', type: 'image/png' }])
  const mutations = [...payload.keys()].flatMap((at) => [
    Buffer.concat([payload.subarray(0, at), Buffer.from([(payload[at] as number) ^ 0x80]), payload.subarray(at + 1)]),
    Buffer.concat([payload.subarray(0, at), payload.subarray(at + 1)]),
    Buffer.concat([payload.subarray(0, at + 1), payload.subarray(at)]),
    payload.subarray(0, at),
  ])
  const statuses = new Set<number>()
  for (const mutation of mutations) statuses.add((await sendForm(mutation)).statusCode)
  expect([...statuses].filter((status) => ![201, 400, 413, 422].includes(status))).toEqual([])
  await expect.poll(() => readdir(folder)).toEqual([])
})

test('a form without a boundary is 400, another type 415', async () => {
  expect((await sendForm(formOf([good]), 'multipart/form-data')).statusCode).toBe(400)
  expect((await sendForm(formOf([good]), 'application/json')).statusCode).toBe(415)
})

test('field names of a form’s errors are the controls’ own paths', async () => {
  const answer = await sendForm(formOf([{ name: 'form', content: '{"description":"abcdef"}' }]))
  expect(answer.json()).toMatchObject({
    validationErrors: { fieldErrors: [{ field: 'description', code: 'maxlength' }] },
  })
})

test('what a killed process left is cleared at the next start, what may still be under way is not', async () => {
  await mkdir(path.join(folder, 'old/inner'), { recursive: true })
  await clearTemporaryFiles(folder, new Date(Date.now() + 1_800_000), false)
  expect(await readdir(folder)).toEqual(['old'])
  await clearTemporaryFiles(folder, new Date(Date.now() + 3_700_000), false)
  expect(await readdir(folder)).toEqual([])
  await clearTemporaryFiles(path.join(folder, 'no-such-folder'), new Date(), false)
  await mkdir(path.join(folder, 'younger'))
  await clearTemporaryFiles(folder, new Date(), true)
  expect(await readdir(folder)).toEqual([])
})

const formHead = (payload: Buffer): string =>
  `POST /services/bft/api/form HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; ` +
  `boundary=${boundary}\r\ncontent-length: ${payload.length}\r\n\r\n`
const overTheWire = async (send: (socket: Socket) => void): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString()
  })
  send(socket)
  await once(socket, 'close')
  return received
}

test('an unannounced body beyond the limit is cut off with 413', async () => {
  const answer = await overTheWire((socket) => {
    socket.write(
      'POST /services/bft/api/reply HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ' +
        'application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    )
    for (let sent = 0; sent < 4; sent += 1) socket.write(`400\r\n${' '.repeat(1024)}\r\n`)
    socket.write('0\r\n\r\n')
  })
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('/docs/problems/payload-too-large')
})

test('bytes that are no HTTP request get a problem answer', async () => {
  const answer = await overTheWire((socket) => socket.write('GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n'))
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  expect(answer).toContain('application/problem+json')
})

test('a sender that goes away in the middle of a file leaves nothing behind', async () => {
  const payload = formOf([good, { name: 'files[a]', content: Buffer.alloc(200_000), filename: 'a' }])
  await overTheWire((socket) => {
    socket.write(formHead(payload))
    socket.write(payload.subarray(0, 100_000), () => setTimeout(() => socket.destroy(), 50))
  })
  await expect.poll(() => readdir(folder)).toEqual([])
  expect(seen).toEqual([])
})

test('a sender that goes away once all was sent has sent it: its files are there until they have been worked with', async () => {
  const payload = formOf([good, { name: 'files[a]', content: Buffer.alloc(20_000), filename: 'a' }])
  await overTheWire((socket) => {
    beforeFiles = async (response) => {
      const gone = once(response, 'close')
      socket.destroy()
      await gone
      // What would take them along has had its time.
      await delay(100)
    }
    socket.write(formHead(payload))
    socket.write(payload)
  })
  await expect.poll(() => seen.map(({ size }) => size)).toEqual([20_000])
  await expect.poll(() => readdir(folder)).toEqual([])
})
