// A small contract for the tests of the gate, and one change at a place of it.
import type { OpenApi } from '../../generate/document.ts'
import { findBreaches } from '../breaking.ts'

export const at = 'POST /things/{id}'
const operation = ['paths', '/things/{id}', 'post']
const schemas = ['components', 'schemas']

/** Where things stand, as steps from the document's root. */
export const places = {
  operation,
  parameters: [...operation, 'parameters'],
  answer: [...operation, 'responses', '200'],
  security: ['components', 'securitySchemes'],
  /** Of the body. */
  request: [...schemas, 'ThingRequest'],
  requested: [...schemas, 'ThingRequest', 'properties'],
  /** Of the answer 200. */
  thing: [...schemas, 'Thing'],
  given: [...schemas, 'Thing', 'properties'],
  schemas,
} as const

export const parameters = {
  id: { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 20 } },
  page: { name: 'page', in: 'query', schema: { type: 'integer', maximum: 50, default: 1 } },
}

/** A new copy a call. */
export const contract = (): OpenApi =>
  structuredClone({
    openapi: '3.1.0',
    info: { title: 'T', version: '1.0.0' },
    servers: [{ url: '/' }, { url: 'https://elsewhere.test' }],
    paths: {
      '/things/{id}': {
        post: {
          operationId: 'changeThing',
          tags: ['things'],
          security: [{ csrf: [] }],
          'x-body-limit': 100_000,
          parameters: [parameters.id, parameters.page],
          requestBody: {
            required: false,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingRequest' } } },
          },
          responses: {
            200: {
              description: 'ok',
              headers: { ETag: { required: true, schema: { type: 'string', pattern: '^"' } } },
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/Thing' } },
                'text/html': { schema: { type: 'string' } },
              },
            },
            404: { description: 'none' },
          },
        },
      },
      '/stream': {
        get: {
          operationId: 'stream',
          tags: ['things'],
          'x-websocket': { receive: 'Heard', send: 'Said' },
          responses: { 101: { description: 'frames' } },
        },
      },
      '/events': {
        get: {
          operationId: 'events',
          tags: ['things'],
          'x-event-stream': { told: 'Told' },
          security: [{}],
          responses: {
            200: { description: 'events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
          },
        },
      },
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'gp_session', description: 'Of a player.' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN' },
      },
      schemas: {
        Told: { type: 'object', required: ['by'], properties: { by: { type: 'string' } } },
        ThingRequest: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', maxLength: 50 },
            kind: { type: 'string', enum: ['A', 'B'] },
            count: { type: 'integer', default: 1 },
            words: { type: 'object', additionalProperties: { type: 'string' } },
            fields: { type: 'object', patternProperties: { '^a': { type: 'string' } }, additionalProperties: false },
            any: { type: 'object' },
          },
        },
        Thing: {
          type: 'object',
          required: ['name', 'kind', 'parts'],
          properties: {
            name: { type: 'string', pattern: '^[a-z]+$', minLength: 1, maxLength: 50 },
            kind: { enum: ['A', 'B'] },
            made: { type: 'string', format: 'date-time' },
            parts: { type: 'array', minItems: 1, uniqueItems: true, items: { $ref: '#/components/schemas/Thing' } },
            price: { type: 'number', multipleOf: 0.5, exclusiveMinimum: 0 },
            words: { type: 'object', additionalProperties: { type: 'string' } },
            fields: { type: 'object', patternProperties: { '^a': { type: 'string' } }, additionalProperties: false },
            any: { type: 'object' },
            one: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Said' }] },
            all: { allOf: [{ $ref: '#/components/schemas/Said' }, { $ref: '#/components/schemas/Heard' }] },
          },
        },
        Said: { type: 'object', required: ['text'], properties: { text: { type: 'string', maxLength: 200 } } },
        Heard: { type: 'object', required: ['by'], properties: { by: { type: 'string', enum: ['agent'] } } },
      },
    },
  })

/** One change: the steps to a place, and what stands there now; undefined takes it away. */
export type Change = readonly [steps: readonly string[], value: unknown]

/** The breaches of the contract with these changes, as `rule: place`. */
export const breachesOf = (...changes: readonly Change[]): string[] => {
  const present = contract()
  for (const [steps, value] of changes) {
    let target = present as unknown as Record<string, unknown>
    for (const step of steps.slice(0, -1)) target = target[step] as Record<string, unknown>
    const last = steps.at(-1)!
    if (value === undefined) delete target[last]
    else target[last] = value
  }
  return findBreaches(contract(), present).map(({ rule, where }) => `${rule}: ${where}`)
}
