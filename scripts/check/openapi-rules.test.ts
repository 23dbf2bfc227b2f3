// Each rule fires on the mistake it is for, and on nothing else: a sound operation is broken in one place at a time.
import { expect, test } from 'vitest'
import { operationsOf, type OpenApi, type Operation } from '../generate/document.ts'
import { rules, type Subject } from './openapi-rules.ts'

interface Place {
  path: string
  method: string
  file: string
}
type Break = (operation: Operation, place: Place, document: OpenApi) => void

const problem = (status: number, headers = {}) => ({
  description: 'An error',
  headers,
  content: {
    'application/problem+json': {
      schema: { $ref: `#/components/schemas/Of${status}Problem` },
      examples: { one: { value: { status } } },
    },
  },
})
const text = { type: 'string', maxLength: 20 }
const jsonBody = (operation: Operation) => operation.requestBody!.content['application/json']!
const keyParameter = { name: 'Idempotency-Key', in: 'header', schema: text, example: 'a' } as const
const header = { required: true, schema: text, example: 'x' }

/** A write that keeps every rule. */
const soundDocument = (): { document: OpenApi; operation: Operation } => {
  const operation: Operation = {
    operationId: 'renameThing',
    tags: ['things'],
    security: [{ csrf: [] }],
    parameters: [
      { name: 'lang', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]{2}$' }, example: 'en' },
      { name: 'locale', in: 'header', schema: text, example: 'en-US' },
      { name: 'X-Requested-With', in: 'header', schema: text, example: 'XMLHttpRequest' },
    ],
    requestBody: {
      content: {
        'application/json': {
          schema: { type: 'object', additionalProperties: false, properties: { name: text } },
          examples: { one: { value: { name: 'lantern' } } },
        },
      },
    },
    responses: {
      200: {
        headers: { isInGameBrowser: header, embeddedGameName: header },
        content: { 'application/json': { schema: { type: 'boolean' }, examples: { yes: { value: true } } } },
      },
      400: problem(400),
      403: problem(403),
      413: problem(413),
      415: problem(415),
      422: problem(422),
      429: problem(429, { 'Retry-After': header }),
    },
  }
  const document: OpenApi = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: {},
    components: {
      schemas: {
        ...Object.fromEntries(
          [400, 403, 409, 413, 415, 422, 429].map((status) => [
            `Of${status}Problem`,
            { type: 'object', properties: { status: { type: 'integer', enum: [status] } } },
          ]),
        ),
        FeatureKey: { type: 'string', enum: ['arkose'] },
      },
    },
  }
  return { document, operation }
}

/** Names of the rules that find something after `change` was made. */
const brokenBy = (change: Break): string[] => {
  const { document, operation } = soundDocument()
  const place: Place = {
    path: '/services/bft/api/things/{lang}',
    method: 'post',
    file: 'things/operations/renameThing.yaml',
  }
  change(operation, place, document)
  document.paths[place.path] = { [place.method]: operation }
  const subjects: Subject[] = operationsOf(document).map((placed) => ({ ...placed, document, file: place.file }))
  return rules.filter((rule) => subjects.some((subject) => rule.find(subject).length > 0)).map((rule) => rule.name)
}

const mistakes: [string, Break][] = [
  [
    'replays-are-marked',
    (operation) => {
      operation['x-idempotent'] = true
      operation.parameters!.push(keyParameter)
      operation.responses['409'] = problem(409)
    },
  ],
  [
    'tag-is-folder',
    (_, place) => {
      place.file = 'others/operations/renameThing.yaml'
    },
  ],
  [
    'id-is-file',
    (_, place) => {
      place.file = 'things/operations/rename.yaml'
    },
  ],
  [
    'full-path',
    (_, place) => {
      place.path = '/services/bft/api/Things/{lang}'
    },
  ],
  [
    'parameters-are-bounded',
    (operation) => {
      operation.parameters![0]!.schema = { type: 'string' }
    },
  ],
  [
    'requests-are-closed',
    (operation) => {
      delete jsonBody(operation).schema!.additionalProperties
    },
  ],
  [
    'requests-are-bounded',
    (operation) => {
      jsonBody(operation).schema!.properties!.name = { type: 'string' }
    },
  ],
  [
    'requests-have-examples',
    (operation) => {
      delete jsonBody(operation).examples
    },
  ],
  [
    'answers-have-examples',
    (operation) => {
      delete operation.responses[200]!.content!['application/json']!.examples
    },
  ],
  [
    'examples-are-not-shadowed',
    (operation) => {
      operation.responses[200]!.content!['application/json']!.schema!.example = false
    },
  ],
  [
    'answers-are-declared',
    (operation) => {
      delete operation.responses[413]
    },
  ],
  [
    'answers-are-declared',
    (operation) => {
      operation.security = []
      operation['x-signed-body'] = true
      delete operation.responses[403]
    },
  ],
  [
    'errors-are-problems',
    (operation) => {
      operation.responses[429] = problem(429)
    },
  ],
  [
    'errors-are-problems',
    (operation) => {
      operation.responses[413] = { ...problem(413), content: problem(422).content }
    },
  ],
  [
    'ends-are-announced',
    (operation) => {
      Object.assign(operation, { deprecated: true })
    },
  ],
  [
    'limits-are-told',
    (operation) => {
      operation['x-rate-limit'] = { perMinute: 5 }
    },
  ],
  [
    'security-is-explicit',
    (operation) => {
      operation.security = []
    },
  ],
  [
    'repeats-are-safe',
    (operation) => {
      operation.parameters!.push(keyParameter)
    },
  ],
  [
    'answers-are-declared',
    (operation) => {
      operation['x-under-load'] = 'search'
    },
  ],
  [
    'goes-first',
    (operation) => {
      operation['x-under-load'] = 'search'
      operation['x-idempotent'] = true
    },
  ],
  [
    'goes-first',
    (operation) => {
      operation['x-event-stream'] = { done: 'Thing' }
    },
  ],
  [
    'goes-first',
    (operation) => {
      operation['x-event-stream'] = { done: 'Thing' }
      operation['x-under-load'] = 'search'
    },
  ],
  [
    'goes-first',
    (operation) => {
      operation['x-under-load'] = 'poll'
      operation['x-cache-ttl'] = 60
    },
  ],
  [
    'extensions-are-known',
    (operation) => {
      operation['x-under-load'] = 'submit'
    },
  ],
  [
    'api-headers',
    (operation) => {
      operation.parameters!.splice(1, 1)
    },
  ],
  [
    'desk-says-role-and-audit',
    (operation, place) => {
      place.path = '/services/desk/things/{lang}'
      operation.security = [{ bearer: [] }]
      operation['x-role'] = 'agent'
    },
  ],
  [
    'headers-have-examples',
    (operation) => {
      operation.responses[200]!.headers!.isInGameBrowser = { required: true, schema: text }
    },
  ],
  [
    'extensions-are-known',
    (operation) => {
      operation['x-feature'] = 'teleporter'
    },
  ],
]

test('a sound operation keeps every rule', () => {
  expect(brokenBy(() => {})).toEqual([])
})

test.each(mistakes)('%s finds its mistake', (name, change) => {
  expect(brokenBy(change)).toContain(name)
})

test('token-links-are-optional-sessions finds a demanded session', () => {
  expect(
    brokenBy((operation) => {
      operation['x-token-link'] = true
      operation.security = [{ session: [], csrf: [] }]
    }),
  ).toContain('token-links-are-optional-sessions')
})

test('caches-are-whole asks for the condition and the headers of a cacheable read', () => {
  expect(
    brokenBy((operation, place) => {
      place.method = 'get'
      operation.security = []
      operation['x-cache-ttl'] = 300
      operation.responses[304] = {}
      delete operation.requestBody
    }),
  ).toEqual(['caches-are-whole'])
})

test.each([
  ['players', 'players/desk', true],
  ['players', 'desk', false],
  ['players', 'players', false],
  ['teams', 'routing/desk', true],
  ['keys', 'desk', true],
])('a call of the desk with tag %s in %s: %s', (tag, folder, fits) => {
  const broken = brokenBy((operation, place) => {
    operation.tags = [tag]
    place.path = '/services/desk/things/{lang}'
    place.file = `${folder}/operations/renameThing.yaml`
  })
  expect(!broken.includes('tag-is-folder')).toBe(fits)
})

test('every rule is proven here', () => {
  const proven = new Set([...mistakes.map(([name]) => name), 'token-links-are-optional-sessions', 'caches-are-whole'])
  expect(rules.map((rule) => rule.name).filter((name) => !proven.has(name))).toEqual([])
})
