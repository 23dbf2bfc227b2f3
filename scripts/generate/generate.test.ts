// The generator on a contract in small: what it writes, what the written code accepts, what it refuses to read.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TSchema } from '@sinclair/typebox'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printAsyncDocument } from './async-document.ts'
import { bundleDocument } from './bundle.ts'
import { key, literal, quote, record } from './code.ts'
import { operationsOf, resolve, type OpenApi, type Schema } from './document.ts'
import { documentFiles, type Outputs } from './generate.ts'
import { printMessageKeys, readMessageKeys } from './message-keys.ts'
import { dependencyGroups } from './schemas-file.ts'
import { createPrinter } from './typebox.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const fixture = fileURLToPath(new URL('./fixture/openapi.yaml', import.meta.url))

let document: OpenApi
let outputs: Outputs
let folder: string
let schemas: Record<string, TSchema>
let things: Record<string, Record<string, unknown>>

beforeAll(async () => {
  document = await bundleDocument(fixture)
  outputs = await documentFiles(document, 'openapi')
  // Below the project, so that the written code finds its packages.
  await mkdir(path.join(root, 'node_modules/.cache'), { recursive: true })
  folder = await mkdtemp(path.join(root, 'node_modules/.cache/generate-'))
  for (const [name, text] of outputs) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  schemas = (await import(path.join(folder, 'server/schemas.ts'))) as never
  things = (await import(path.join(folder, 'server/things.ts'))) as never
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const compile = (schema: TSchema) => {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    discriminator: true,
    allErrors: true,
    useDefaults: true,
  })
  ;(formats as unknown as typeof formats.default)(ajv)
  return ajv.compile(schema)
}
const thing = {
  id: '5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11',
  kind: 'big',
  parent: null,
  owner: { type: 'person', name: 'Ada' },
}

test('the reasons beside a description stay at home', () => {
  expect(document.components?.schemas?.Thing?.description).toBe('A thing with everything')
  expect(JSON.stringify(document)).not.toContain('x-decision')
})

test('one file for every room, one for the schemas, one table', () => {
  expect([...outputs.keys()].sort()).toEqual([
    'client/limits.ts',
    'client/schema.d.ts',
    'openapi.json',
    'server/more-things.ts',
    'server/operations.ts',
    'server/schemas.ts',
    'server/things.ts',
  ])
  expect(outputs.get('server/operations.ts')).toContain(`'more-things': moreThings`)
})

test('the same contract gives the same bytes', async () => {
  expect(await documentFiles(await bundleDocument(fixture), 'openapi')).toEqual(outputs)
})

test('a schema that contains itself checks every level', () => {
  const validate = compile(schemas.Thing as TSchema)
  expect(validate({ ...thing, parent: thing })).toBe(true)
  expect(validate({ ...thing, parent: { ...thing, parent: { ...thing, kind: 'huge' } } })).toBe(false)
  expect(validate.errors?.map((error) => error.instancePath)).toContain('/parent/parent/kind')
})

test.each<[string, unknown]>([
  ['nullable text', { ...thing, nickname: null }],
  ['a map', { ...thing, labels: { a: 'b' } }],
  ['the other half of a discriminated union', { ...thing, owner: { type: 'guild', members: 3 } }],
  ['a quote in an enum', { ...thing, tags: ["it's"] }],
])('the written schema takes %s', (_, value) => {
  expect(compile(schemas.Thing as TSchema)(value)).toBe(true)
})

test.each<[string, unknown]>([
  ['a value outside the enum', { ...thing, kind: 'huge' }],
  ['an unknown property', { ...thing, other: 1 }],
  ['a number in a map of texts', { ...thing, labels: { a: 1 } }],
  ['too many items', { ...thing, tags: ['b', 'b', 'b', 'b'] }],
  ['a broken format', { ...thing, id: 'x' }],
  ['text that is too long', { ...thing, nickname: 'x'.repeat(21) }],
])('the written schema refuses %s', (_, value) => {
  expect(compile(schemas.Thing as TSchema)(value)).toBe(false)
})

test('a discriminated union complains about the chosen branch only', () => {
  const validate = compile(schemas.Owner as TSchema)
  expect(validate({ type: 'guild', members: -1 })).toBe(false)
  expect(validate.errors).toHaveLength(1)
})

test('allOf of objects is one object: the whole is closed, both halves are required', () => {
  const validate = compile(schemas.ThingForm as TSchema)
  expect(validate({ type: 'person', name: 'Ada', text: 'x' })).toBe(true)
  expect(validate({ type: 'person', name: 'Ada' })).toBe(false)
  expect(validate({ type: 'person', name: 'Ada', text: 'x', more: 1 })).toBe(false)
})

test('an operation holds address, parameters, security and extensions', () => {
  expect(things.getThing).toMatchObject({
    operationId: 'getThing',
    room: 'things',
    method: 'GET',
    url: '/api/things/:thingId',
    path: '/api/things/{thingId}',
    security: [['session'], []],
    xFeature: 'things',
    xCacheTtl: 60,
    response: { 304: null },
    produces: { 200: ['application/json'] },
  })
  expect((things.getThing?.responseHeaders as Record<number, TSchema> | undefined)?.[200]).toMatchObject({
    required: ['x-total-count'],
  })
  expect(things.sendThing).toMatchObject({
    xIdempotent: true,
    xRole: 'lead',
    xRateLimit: { perMinute: 10 },
    xBodyLimit: 61_000_000,
    security: [['session', 'csrf']],
  })
})

test('a parameter with a default is filled in and therefore there; header names are lower-case', () => {
  const query = {}
  expect(compile(things.getThing?.query as TSchema)(query)).toBe(true)
  expect(query).toEqual({ page: 1 })
  expect(outputs.get('server/things.ts')).toContain('page: Type.Integer({ minimum: 1, default: 1 }),')
  expect(outputs.get('server/things.ts')).toContain(`'x-trace': Type.Optional(`)
})

test('a form is split into its JSON part and the rules of its files', () => {
  expect(things.sendThing).toMatchObject({
    consumes: ['multipart/form-data'],
    bodyRequired: true,
    multipart: {
      jsonParts: ['form'],
      textParts: [],
      files: [{ name: 'files[files]', maxItems: 4 }, { pattern: '^files\\[[a-z]{1,40}\\]$' }],
    },
  })
  expect(outputs.get('server/things.ts')).toContain(
    'body: Type.Object({ form: ThingForm }, { additionalProperties: false })',
  )
})

test('JSON sent as text is typed as what it contains, on the server and for the client', () => {
  expect(outputs.get('server/more-things.ts')).toMatch(
    /body: ThingForm,\n {2}consumes: \['text\/plain'\],\n {2}bodyRequired: false/,
  )
  expect(outputs.get('client/schema.d.ts')).toContain('"text/plain": components["schemas"]["ThingForm"]')
  expect(outputs.get('client/schema.d.ts')).toMatch(
    /form: components\["schemas"\]\["ThingForm"\];\s+"files\[files\]"\?: Blob\[\]/,
  )
})

test('limits are written once, for the client as values', async () => {
  const limits = (await import(path.join(folder, 'client/limits.ts'))) as Record<string, unknown>
  expect(limits).toMatchObject({
    Person: { name: { minLength: 1, maxLength: 40 } },
    Thing: { nickname: { maxLength: 20 }, tags: { maxItems: 3 } },
    ThingForm: { text: { maxLength: 2048 } },
    getThing: { page: { minimum: 1 }, order: { enum: ['newest', 'oldest'] }, after: { pattern: '^[a-z]{1,9}$' } },
  })
  expect(limits).not.toHaveProperty(['getThing', 'X-Trace'])
})

test('no annotation reaches the written schemas', () => {
  expect(outputs.get('server/schemas.ts')).not.toMatch(/example|title:|int32|mapping/)
})

test('components come after what they use; cycles stand together', () => {
  const refs = (...names: string[]): Schema => ({
    anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
  })
  expect(dependencyGroups({ A: refs('B'), B: refs('C', 'D'), C: refs('B'), D: {} })).toEqual([['D'], ['B', 'C'], ['A']])
  expect(() => dependencyGroups({ A: refs('Nowhere') })).toThrow('A refers to Nowhere')
})

test.each<[string, Schema, string, string]>([
  ['nullable enum', { type: ['string', 'null'], enum: ['a', 'b'] }, `'a' | 'b' | null`, `['a', 'b', null]`],
  ['array of a union', { type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]', 'Type.Array('],
  ['nothing known', {}, 'unknown', 'Type.Unknown()'],
  ['an open object', { type: 'object' }, 'Record<string, unknown>', `{ type: 'object' }`],
  ['a constant', { type: 'string', const: 'x' }, `'x'`, `Type.Literal('x')`],
  [
    'a nullable object',
    { type: ['object', 'null'], properties: { a: { type: 'integer' } }, additionalProperties: false },
    '{ a?: number } | null',
    'properties: { a: Type.Integer() }',
  ],
])('%s', (_, schema, type, part) => {
  const printer = createPrinter({})
  expect(printer.type(schema)).toBe(type)
  expect(printer.expression(schema)).toContain(part)
})

test('literals survive quotes, line ends and odd keys', async () => {
  const value = { 'a-b': 'it\'s "so"\n\\', 404: ['\u2028', null, true, 1.5], plain: {} }
  const script = `data:text/javascript,export default ${encodeURIComponent(literal(value))}`
  const read = (await import(/* @vite-ignore */ script)) as { default: unknown }
  expect(read.default).toEqual(value)
  expect([key('a'), key('404'), key('a-b'), quote("'")]).toEqual(['a', '404', `'a-b'`, `'\\''`])
  expect(record([['a', 'x'.repeat(120)]])).toBe(`{\n  a: ${'x'.repeat(120)},\n}`)
})

test('what cannot be understood is refused by name', () => {
  expect(() => resolve(document, { $ref: '#/components/schemas/Nowhere' })).toThrow('leads nowhere')
  const get = { operationId: 'x', tags: ['t'], responses: {} }
  expect(() => operationsOf({ ...document, paths: { '/a': { get }, '/b': { get } } })).toThrow(
    'operationId x is used twice',
  )
  expect(() => operationsOf({ ...document, paths: { '/a': { get: { responses: {} } } } })).toThrow(
    'GET /a needs an operationId',
  )
})

test('a contract that does not hold together is told with the bundler’s words', async () => {
  await writeFile(
    path.join(folder, 'broken.yaml'),
    'openapi: 3.1.0\ninfo: {title: x, version: "1"}\npaths: {/a: {$ref: ./nowhere.yaml}}\n',
  )
  await expect(bundleDocument(path.join(folder, 'broken.yaml'))).rejects.toThrow(/nowhere\.yaml/)
})

test('message keys of all rooms, each once', async () => {
  const messages = path.join(folder, 'messages')
  expect(await readMessageKeys(path.join(folder, 'no-such-folder'))).toEqual([])
  await mkdir(messages, { recursive: true })
  await writeFile(path.join(messages, 'b.json'), '{"support.b":"B"}')
  await writeFile(path.join(messages, 'a.json'), '{"support.z":"Z","support.a":"A"}')
  const keys = await readMessageKeys(messages)
  expect(keys).toEqual(['support.a', 'support.b', 'support.z'])
  expect(printMessageKeys(keys, 'x')).toContain(`\n  | 'support.b'\n`)
  await writeFile(path.join(messages, 'c.json'), '{"support.b":"again"}')
  await expect(readMessageKeys(messages)).rejects.toThrow('support.b stands in b.json and in c.json')
})

test('a WebSocket is described from the page’s side, with every schema its frames name', () => {
  const path = '/services/bft/chat/{chatId}/stream'
  const text = { type: 'string', example: 'hello' }
  const said = { $ref: '#/components/schemas/Said' }
  const frame = (title: string): Schema => ({ type: 'object', title, properties: { said } })
  const stream = {
    operationId: 'stream',
    tags: ['chat'],
    responses: { 101: {} },
    'x-websocket': { receive: 'Heard', send: 'Spoken' },
  }
  const open: OpenApi = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: { [path]: { get: stream } },
    components: { schemas: { Heard: frame('Heard'), Spoken: frame('Spoken'), Said: text, Other: text } },
  }
  const made = JSON.parse(printAsyncDocument(open) ?? '') as Record<string, Record<string, unknown>>
  const step = (action: string, name: string): object => ({
    action,
    channel: { $ref: '#/channels/stream' },
    messages: [{ $ref: `#/channels/stream/messages/${name}` }],
  })
  expect(made['channels']).toMatchObject({ stream: { address: path } })
  expect(Object.values(made['operations'] ?? {})).toEqual([step('receive', 'Heard'), step('send', 'Spoken')])
  expect(made['components']?.['schemas']).toEqual({
    Heard: frame('Heard'),
    Said: { type: 'string', examples: ['hello'] },
    Spoken: frame('Spoken'),
  })
  expect(printAsyncDocument(document)).toBeUndefined()
})

test('a stream of events is described by its events’ names, which only come in', () => {
  const events = { operationId: 'events', tags: ['things'], responses: { 200: {} }, 'x-event-stream': { told: 'Told' } }
  const open: OpenApi = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: { '/events': { get: events } },
    components: { schemas: { Told: { type: 'object', title: 'Told' } } },
  }
  const made = JSON.parse(printAsyncDocument(open) ?? '') as Record<string, Record<string, unknown>>
  expect(made['operations']).toEqual({
    'events.receive': {
      action: 'receive',
      channel: { $ref: '#/channels/events' },
      messages: [{ $ref: '#/channels/events/messages/told' }],
      bindings: { http: { method: 'GET', bindingVersion: '0.3.0' } },
    },
  })
  expect(made['components']?.['messages']).toMatchObject({ told: { payload: { $ref: '#/components/schemas/Told' } } })
})
