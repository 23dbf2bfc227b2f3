// A request is put together from examples where there are some, and from what a schema says where there are none.
import { expect, test } from 'vitest'
import { type SampledDocument, type SampleRequest, addressOf, sampleRequests } from './sample-request.ts'

const requestOf = (operation: object, more: Partial<SampledDocument> = {}): SampleRequest => {
  const paths = { '/a/{id}/b': { get: { operationId: 'one', responses: {}, ...operation } } }
  return sampleRequests({ paths, ...more })[0]!
}

test('operations come in the document’s order, each under its method, and nothing else of a path', () => {
  const operation = (operationId: string): object => ({ operationId, responses: {} })
  const found = sampleRequests({
    paths: {
      '/b': { delete: operation('b1'), get: operation('b2'), parameters: [], summary: 'a path' },
      '/a': { patch: operation('a1'), put: operation('a2'), post: operation('a3') },
    },
  })
  expect(found.map(({ method, path, operation: { operationId } }) => [method, path, operationId])).toEqual([
    ['GET', '/b', 'b2'],
    ['DELETE', '/b', 'b1'],
    ['PUT', '/a', 'a2'],
    ['POST', '/a', 'a3'],
    ['PATCH', '/a', 'a1'],
  ])
  expect(sampleRequests({})).toEqual([])
})

test('required path and header values, every query value that has an example, and no cookie', () => {
  const parameter = (name: string, place: string, more: object): object => ({ name, in: place, ...more })
  const { pathValues, query, headers } = requestOf({
    parameters: [
      parameter('id', 'path', { required: true, example: 'x y/z' }),
      parameter('asked', 'query', { example: 'a&b' }),
      parameter('page', 'query', { required: true, schema: { default: 2 } }),
      parameter('silent', 'query', { schema: { type: 'string' } }),
      parameter('X-Must', 'header', { required: true, schema: { enum: ['first', 'second'] } }),
      parameter('X-May', 'header', { required: false, example: 'no' }),
      parameter('session', 'cookie', { required: true, example: 'secret' }),
    ],
  })
  expect(pathValues).toEqual({ id: 'x y/z' })
  expect(query).toEqual([
    ['asked', 'a&b'],
    ['page', 2],
  ])
  expect(headers).toEqual([['X-Must', 'first']])
})

test('an address has its values filled in and encoded, and a question mark only before a query', () => {
  const bare = requestOf({ parameters: [{ name: 'id', in: 'path', required: true, example: 'x y/z' }] })
  expect(addressOf(bare)).toBe('/a/x%20y%2Fz/b')
  expect(
    addressOf({
      ...bare,
      query: [
        ['q', 'a&b'],
        ['n', 2],
      ],
    }),
  ).toBe('/a/x%20y%2Fz/b?q=a%26b&n=2')
})

test('references are followed, through one another and through escaped names', () => {
  const { pathValues } = requestOf(
    { parameters: [{ $ref: '#/components/parameters/a~1b' }] },
    {
      components: {
        parameters: {
          'a/b': { $ref: '#/components/parameters/own' },
          own: { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } },
        },
        schemas: { Id: { $ref: '#/components/schemas/Number' }, Number: { type: 'integer', example: 7 } },
      },
    },
  )
  expect(pathValues).toEqual({ id: 7 })
})

test('an example stands before a default, a default before the first of a list', () => {
  const valueOf = (schema: object): unknown =>
    requestOf({ parameters: [{ name: 'id', in: 'path', required: true, schema }] }).pathValues['id']
  expect(valueOf({ example: 1, default: 2, enum: [3] })).toBe(1)
  expect(valueOf({ default: 2, enum: [3] })).toBe(2)
  expect(valueOf({ enum: [3, 4] })).toBe(3)
  expect(valueOf({})).toBe(undefined)
})

test('a body is the first named example, else its own, else its schema’s; text stays text, forms become parts', () => {
  const bodyOf = (content: object): SampleRequest['body'] => requestOf({ requestBody: { content } }).body
  const named = { examples: { first: { value: { a: 1 } }, second: { value: { a: 2 } } }, example: { a: 3 } }
  expect(bodyOf({ 'application/json': named })).toEqual({ kind: 'json', value: { a: 1 } })
  expect(bodyOf({ 'application/json': { example: { a: 3 } } })).toEqual({ kind: 'json', value: { a: 3 } })
  expect(bodyOf({ 'application/json': { schema: { example: { a: 4 } } } })).toEqual({ kind: 'json', value: { a: 4 } })
  expect(bodyOf({ 'text/plain': { example: 5 } })).toEqual({ kind: 'text', type: 'text/plain', value: '5' })
  expect(bodyOf({ 'application/offset+octet-stream': { example: 'x' } })).toMatchObject({ kind: 'text', value: 'x' })
  expect(bodyOf({ 'multipart/form-data': { example: { form: '{"a":1}', other: [2], 'files[files]': 'x' } } })).toEqual({
    kind: 'form',
    parts: [
      { name: 'form', json: { a: 1 } },
      { name: 'other', json: [2] },
      { name: 'files[files]', file: 'log.txt', text: 'shop: 0 items' },
    ],
  })
  expect(requestOf({})).not.toHaveProperty('body')
  expect(requestOf({ requestBody: { content: {} } })).not.toHaveProperty('body')
})

test('a body and an answer may be references', () => {
  const { body, answers } = requestOf(
    {
      requestBody: { $ref: '#/components/requestBodies/One' },
      responses: { '404': { $ref: '#/none' }, '201': { $ref: '#/components/responses/Made' } },
    },
    {
      components: {
        requestBodies: {
          One: { content: { 'application/json': { examples: { a: { $ref: '#/components/examples/A' } } } } },
        },
        responses: { Made: { content: { 'application/json': {} } } },
        examples: { A: { value: 'the value' } },
      },
    },
  )
  expect([body, answers]).toEqual([{ kind: 'json', value: 'the value' }, 'json'])
})

test('what is read of an answer follows its media type', () => {
  const answersOf = (...types: string[]): SampleRequest['answers'] =>
    requestOf({ responses: { '200': { content: Object.fromEntries(types.map((type) => [type, {}])) } } }).answers
  expect(answersOf()).toBe(null)
  expect(answersOf('application/problem+json')).toBe('json')
  expect(answersOf('text/html', 'application/json')).toBe('json')
  expect(answersOf('image/png', 'text/csv')).toBe('text')
  expect(answersOf('image/png')).toBe('bytes')
  expect(requestOf({ responses: { '400': { content: { 'application/json': {} } } } }).answers).toBe(null)
})

test('who may ask: a session where no way goes without, the token and the bearer where one way has them', () => {
  const needsOf = (...security: object[]): SampleRequest['needs'] => requestOf({ security }).needs
  expect(needsOf()).toEqual({ session: false, csrf: false, bearer: false })
  expect(needsOf({ session: [], csrf: [] })).toEqual({ session: true, csrf: true, bearer: false })
  expect(needsOf({ session: [], csrf: [] }, { csrf: [] })).toEqual({ session: false, csrf: true, bearer: false })
  expect(needsOf({ bearer: [] })).toEqual({ session: false, csrf: false, bearer: true })
  expect(requestOf({}).needs.session).toBe(false)
  expect(requestOf({}).isSocket).toBe(false)
  expect(requestOf({ 'x-websocket': {} }).isSocket).toBe(true)
})
