// One change a rule, of what surrounds the schemas; those are in breaking-schema.test.ts.
import { expect, test } from 'vitest'
import { findBreaches, findUndeclared } from './breaking.ts'
import { at, breachesOf, contract, parameters, places, type Change } from './testing/breaking-fixture.ts'

const { operation, answer, security, schemas } = places
const { id, page } = parameters
/** The frames stand in the answer 200 as well. */
const isSharedFrame = (breach: string): boolean => / 200\.(all|one)/.test(breach)

test.each<[string, ...Change]>([
  [`operation-removed: ${at}`, ['paths', '/things/{id}'], undefined],
  [`operation-renamed: ${at}`, [...operation, 'operationId'], 'alterThing'],
  [`session-demanded: ${at}`, [...operation, 'security'], [{ csrf: [], session: [] }]],
  [`session-demanded: ${at}`, [...operation, 'security'], [{ csrf: ['write'] }]],
  ['session-demanded: GET /stream', ['security'], [{ session: [] }]],
  ['security-changed: session name', [...security, 'session', 'name'], 'session_id'],
  ['security-changed: session in', [...security, 'session', 'in'], 'query'],
  ['security-changed: csrf', [...security, 'csrf'], undefined],
  ['server-removed: https://elsewhere.test', ['servers'], [{ url: '/' }]],
  [`server-removed: ${at} https://elsewhere.test`, [...operation, 'servers'], [{ url: '/' }]],
  [`parameter-removed: ${at} query page`, places.parameters, [id]],
  [`parameter-demanded: ${at} query page`, places.parameters, [id, { ...page, required: true }]],
  [
    `parameter-demanded: ${at} header x-new`,
    places.parameters,
    [id, page, { name: 'X-New', in: 'header', required: true }],
  ],
  [
    `parameter-demanded: ${at} header x-new`,
    ['paths', '/things/{id}', 'parameters'],
    [{ name: 'X-New', in: 'header', required: true }],
  ],
  [`parameter-style-changed: ${at} query page`, places.parameters, [id, { ...page, explode: false }]],
  [`default-changed: ${at} query page`, places.parameters, [id, { ...page, schema: { ...page.schema, default: 2 } }]],
  [`default-changed: ${at} query page`, places.parameters, [id, { ...page, schema: { type: 'integer', maximum: 50 } }]],
  [
    `limit-narrowed: ${at} path id maxLength`,
    places.parameters,
    [{ ...id, schema: { type: 'string', maxLength: 19 } }, page],
  ],
  [`body-removed: ${at}`, [...operation, 'requestBody'], undefined],
  [`body-demanded: ${at}`, [...operation, 'requestBody', 'required'], true],
  [`rule-changed: ${at} x-body-limit`, [...operation, 'x-body-limit'], 99_999],
  [`rule-changed: ${at} x-body-limit`, [...operation, 'x-body-limit'], undefined],
  [`media-type-removed: ${at} 200 text/html`, [...answer, 'content', 'text/html'], undefined],
  [`type-changed: ${at} 200 text/html`, [...answer, 'content', 'text/html'], {}],
  [`response-removed: ${at} 404`, [...operation, 'responses', '404'], undefined],
  [`header-removed: ${at} 200 etag`, [...answer, 'headers'], {}],
  [`header-optional: ${at} 200 etag`, [...answer, 'headers', 'ETag', 'required'], false],
  [`pattern-changed: ${at} 200 etag`, [...answer, 'headers', 'ETag', 'schema'], { type: 'string' }],
  [`type-changed: ${at} 200 etag`, [...answer, 'headers', 'ETag', 'schema'], { type: 'integer', pattern: '^"' }],
  ['limit-narrowed: GET /stream send.text maxLength', [...schemas, 'Said', 'properties', 'text', 'maxLength'], 100],
  ['enum-widened: GET /stream receive.by', [...schemas, 'Heard', 'properties', 'by', 'enum'], ['agent', 'bot']],
  ['frames-removed: GET /events told', ['paths', '/events', 'get', 'x-event-stream'], { said: 'Told' }],
  ['type-changed: GET /events told.by', [...schemas, 'Told', 'properties', 'by', 'type'], 'integer'],
  ['frames-removed: GET /stream send', ['paths', '/stream', 'get', 'x-websocket'], { receive: 'Heard' }],
])('%s', (expected, ...change) => {
  expect(breachesOf(change).filter((one) => !isSharedFrame(one))).toEqual([expected])
})

test('what only adds or widens breaks nobody', () => {
  expect(
    breachesOf(
      [['paths', '/more'], { get: { operationId: 'getMore', responses: {} } }],
      [places.parameters, [id, page, { name: 'size', in: 'query', schema: { type: 'integer' } }]],
      [[...operation, 'responses', '409'], { description: 'taken' }],
      [
        [...operation, 'security'],
        [{ csrf: [] }, { bearer: [] }],
      ],
      [[...operation, 'x-body-limit'], 200_000],
      [[...answer, 'headers', 'X-More'], { schema: { type: 'string' } }],
      [[...security, 'session', 'description'], 'Of somebody.'],
      [[...security, 'bearer'], { type: 'http', scheme: 'bearer' }],
      [['servers'], ['/', 'https://elsewhere.test', 'https://third.test'].map((url) => ({ url }))],
      [[...schemas, 'Heard', 'properties', 'at'], { type: 'string' }],
    ),
  ).toEqual([])
})

test('a session that counts where there is one, and is demanded of nobody, is no break', () => {
  const open = contract()
  const counts = contract()
  Object.assign(open.paths['/stream']!['get']!, { security: [] })
  Object.assign(counts.paths['/stream']!['get']!, { security: [{ session: [] }, {}] })
  expect(findBreaches(open, counts)).toEqual([])
})

test('an operation goes after its announced end, not before; the end comes no earlier than announced', () => {
  const withEnd = (end?: string) => {
    const document = contract()
    if (end) Object.assign(document.paths['/stream']!['get']!, { deprecated: true, 'x-sunset': end })
    return document
  }
  const gone = contract()
  delete gone.paths['/stream']
  const rules = (...pair: Parameters<typeof findBreaches>) => findBreaches(...pair).map(({ rule }) => rule)
  expect(rules(withEnd('2027-01-31'), gone, '2027-02-01')).toEqual([])
  expect(rules(withEnd('2027-01-31'), gone, '2027-01-31')).toEqual(['operation-removed'])
  expect(rules(withEnd(), withEnd('2027-01-31'), '2027-02-01')).toEqual(['sunset-too-early'])
  expect(rules(withEnd('2027-03-31'), withEnd('2027-03-30'), '2027-02-01')).toEqual(['sunset-too-early'])
  expect(rules(withEnd('2027-01-31'), withEnd('2027-01-31'), '2027-02-01')).toEqual([])
  // An end is announced 180 days before (CD-83).
  expect(rules(withEnd(), withEnd('2027-07-30'), '2027-02-01')).toEqual(['sunset-too-early'])
  expect(rules(withEnd(), withEnd('2027-07-31'), '2027-02-01')).toEqual([])
})

test('a breach counts as declared only with its date, its very place and a way out, in the newest section', () => {
  const breach = [{ rule: 'property-removed', where: 'GET /x 200.name' }] as const
  const undeclared = (entry: string) => findUndeclared(breach, `# Changes\n\n## Since\n\n${entry}\n`)
  expect(undeclared('- 2026-12-01 `property-removed: GET /x 200.name`: read `title` instead')).toEqual([])
  expect(undeclared('- 2026-12-01 `property-removed: * 200.name`: read `title` instead')).toEqual([])
  for (const entry of [
    '',
    '- 2026-12-01 `property-removed: * 404.name`: read title',
    '- `property-removed: GET /x 200.name`: read title',
    '- 2026-12-01 `property-removed: GET /x 200.names`: read title',
    '- 2026-12-01 `property-removed: GET /x 200.name`:',
    // Of a release that has come out since.
    '## Released 2026-12-01\n\n- 2026-12-01 `property-removed: * 200.name`: read `title` instead',
  ]) {
    expect(undeclared(entry)).toEqual(['property-removed: GET /x 200.name'])
  }
})
