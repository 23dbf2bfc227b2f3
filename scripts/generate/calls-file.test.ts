import { expect, test } from 'vitest'
import { printCalls } from './calls-file.ts'
import type { OpenApi, Parameter } from './document.ts'

const documentOf = (parameters: Parameter[]): OpenApi => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/things/{thingId}': {
      post: { operationId: 'turnThing', tags: ['things'], parameters, responses: {} },
      get: { operationId: 'readThing', tags: ['things'], responses: {} },
    },
  },
})

test('each operation is there with its method and path, and whether it takes a key', () => {
  const text = printCalls(documentOf([{ name: 'Idempotency-Key', in: 'header' }]), 'openapi/desk.yaml')
  expect(text).toContain("  turnThing: 'post* /things/{thingId}',\n")
  expect(text).toContain("  readThing: 'get /things/{thingId}',\n")
})

test.each([
  [[{ name: 'body', in: 'query' }], 'body'],
  [
    [
      { name: 'thingId', in: 'path' },
      { name: 'thingId', in: 'query' },
    ],
    'thingId',
  ],
] satisfies [Parameter[], string][])(
  'a parameter that a call could not tell from another is refused',
  (given, name) => {
    expect(() => printCalls(documentOf(given), 'x')).toThrow(
      `turnThing: a call gives its parameters by name, so none may be called ${name}`,
    )
  },
)
