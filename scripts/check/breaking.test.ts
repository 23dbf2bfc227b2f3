// One small contract, and one change a rule.
import { expect, test } from 'vitest'
import type { OpenApi } from '../generate/document.ts'
import { findBreaches, findUndeclared } from './breaking.ts'

const contract = () => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1.0.0' },
  paths: {
    '/things/{id}': {
      post: {
        operationId: 'changeThing',
        tags: ['things'],
        security: [{ csrf: [] }] as Record<string, string[]>[],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 20 } },
          { name: 'page', in: 'query', schema: { type: 'integer', maximum: 50 } },
        ] as Record<string, unknown>[],
        requestBody: {
          required: false,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingRequest' } } },
        } as Record<string, unknown> | undefined,
        responses: {
          200: {
            description: 'ok',
            headers: { ETag: { schema: { type: 'string' } } },
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Thing' } },
              'text/html': { schema: { type: 'string' } },
            },
          },
          404: { description: 'none' },
        } as Record<string, Record<string, Record<string, unknown> | string>>,
      } as Record<string, unknown> &
        Record<'responses', Record<string, Record<string, Record<string, unknown> | string>>>,
    } as Record<string, Record<string, unknown>>,
  } as Record<string, Record<string, Record<string, unknown>>>,
  components: {
    schemas: {
      ThingRequest: {
        type: 'object',
        required: ['name'] as string[],
        properties: { name: { type: 'string' }, kind: { type: 'string', enum: ['A', 'B'] } } as Record<string, unknown>,
      },
      Thing: {
        type: 'object',
        required: ['name', 'kind', 'parts'] as string[],
        properties: {
          name: { type: 'string' },
          kind: { enum: ['A', 'B'] },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
        } as Record<string, unknown>,
      },
    },
  },
})
type Contract = ReturnType<typeof contract>
const operation = (document: Contract) =>
  document.paths['/things/{id}']!['post'] as Record<string, never> & {
    responses: Record<string, { headers: object; content: Record<string, unknown> }>
    parameters: Record<string, unknown>[]
  }

const breaches = (change: (document: Contract) => void): string[] => {
  const present = contract()
  change(present)
  return findBreaches(contract() as unknown as OpenApi, present as unknown as OpenApi).map(
    ({ rule, where }) => `${rule}: ${where}`,
  )
}
const at = 'POST /things/{id}'

test('a session that counts where there is one, and is demanded of nobody, is no break', () => {
  const open = contract()
  Object.assign(operation(open), { security: [] })
  const counts = contract()
  Object.assign(operation(counts), { security: [{ session: [] }, {}] })
  expect(findBreaches(open as unknown as OpenApi, counts as unknown as OpenApi)).toEqual([])
})

test.each<[string, (document: Contract) => void]>([
  [
    `operation-removed: ${at}`,
    (one) => {
      one.paths = {}
    },
  ],
  [
    `operation-renamed: ${at}`,
    (one) => {
      Object.assign(operation(one), { operationId: 'alterThing' })
    },
  ],
  [
    `session-demanded: ${at}`,
    (one) => {
      Object.assign(operation(one), { security: [{ csrf: [], session: [] }] })
    },
  ],
  [
    `parameter-removed: ${at} query page`,
    (one) => {
      operation(one).parameters.pop()
    },
  ],
  [
    `parameter-demanded: ${at} query page`,
    (one) => {
      Object.assign(operation(one).parameters[1]!, { required: true })
    },
  ],
  [
    `parameter-demanded: ${at} header x-new`,
    (one) => {
      operation(one).parameters.push({ name: 'X-New', in: 'header', required: true })
    },
  ],
  [
    `limit-narrowed: ${at} path id maxLength`,
    (one) => {
      Object.assign(operation(one).parameters[0]!, { schema: { type: 'string', maxLength: 19 } })
    },
  ],
  [
    `limit-narrowed: ${at} body.name minLength`,
    (one) => {
      Object.assign(one.components.schemas.ThingRequest.properties, { name: { type: 'string', minLength: 1 } })
    },
  ],
  [
    `pattern-changed: ${at} body.name`,
    (one) => {
      Object.assign(one.components.schemas.ThingRequest.properties, { name: { type: 'string', pattern: '^a$' } })
    },
  ],
  [
    `body-removed: ${at}`,
    (one) => {
      Object.assign(operation(one), { requestBody: undefined })
    },
  ],
  [
    `body-demanded: ${at}`,
    (one) => {
      Object.assign(operation(one)['requestBody']!, { required: true })
    },
  ],
  [
    `media-type-removed: ${at} 200 text/html`,
    (one) => {
      delete operation(one).responses['200']!.content['text/html']
    },
  ],
  [
    `response-removed: ${at} 404`,
    (one) => {
      delete operation(one).responses['404']
    },
  ],
  [
    `header-removed: ${at} 200 etag`,
    (one) => {
      operation(one).responses['200']!.headers = {}
    },
  ],
  [
    `property-demanded: ${at} body.kind`,
    (one) => {
      one.components.schemas.ThingRequest.required.push('kind')
    },
  ],
  [
    `property-removed: ${at} body.kind`,
    (one) => {
      delete one.components.schemas.ThingRequest.properties['kind']
    },
  ],
  [
    `property-removed: ${at} 200.name`,
    (one) => {
      delete one.components.schemas.Thing.properties['name']
    },
  ],
  [
    `property-optional: ${at} 200.kind`,
    (one) => {
      one.components.schemas.Thing.required = ['name', 'parts']
    },
  ],
  [
    `enum-narrowed: ${at} body.kind`,
    (one) => {
      Object.assign(one.components.schemas.ThingRequest.properties, { kind: { type: 'string', enum: ['A'] } })
    },
  ],
  [
    `enum-widened: ${at} 200.kind`,
    (one) => {
      Object.assign(one.components.schemas.Thing.properties, { kind: { enum: ['A', 'B', 'C'] } })
    },
  ],
  [
    `type-changed: ${at} 200.name`,
    (one) => {
      Object.assign(one.components.schemas.Thing.properties, { name: { type: ['string', 'null'] } })
    },
  ],
  [
    `type-changed: ${at} body.name`,
    (one) => {
      Object.assign(one.components.schemas.ThingRequest.properties, { name: { type: 'integer' } })
    },
  ],
])('%s', (expected, change) => {
  expect(breaches(change)).toEqual([expected])
})

test('what only adds or widens breaks nobody', () => {
  expect(
    breaches((one) => {
      one.paths['/more'] = { get: { operationId: 'getMore', responses: {} } }
      operation(one).parameters.push({ name: 'size', in: 'query', schema: { type: 'integer' } })
      operation(one).responses['409'] = { headers: {}, content: {} }
      Object.assign(operation(one), { security: [{ csrf: [] }, { bearer: [] }] })
      Object.assign(one.components.schemas.ThingRequest.properties, {
        name: { type: ['string', 'null'] },
        kind: { type: 'string', enum: ['A', 'B', 'C'] },
        note: { type: 'string' },
      })
      Object.assign(one.components.schemas.Thing.properties, { kind: { enum: ['A'] }, note: { type: 'string' } })
      one.components.schemas.Thing.required.push('note')
    }),
  ).toEqual([])
})

test('a breach counts as declared only with its date, its very place and a way out', () => {
  const breach = [{ rule: 'property-removed', where: 'GET /x 200.name' }] as const
  expect(findUndeclared(breach, '- 2026-12-01 `property-removed: GET /x 200.name`: read `title` instead')).toEqual([])
  for (const entry of [
    '',
    '- `property-removed: GET /x 200.name`: read title',
    '- 2026-12-01 `property-removed: GET /x 200.names`: read title',
    '- 2026-12-01 `property-removed: GET /x 200.name`:',
  ]) {
    expect(findUndeclared(breach, entry)).toEqual(['property-removed: GET /x 200.name'])
  }
})
