// Breaks planted in the documents as they are published, one at a time: the gate names each, and no operation is outside it.
import { expect, test } from 'vitest'
import {
  operationsOf,
  resolve,
  type OpenApi,
  type Operation,
  type PlacedOperation,
  type Response,
  type Schema,
} from '../generate/document.ts'
import {
  breachesOf,
  documentNames,
  documents,
  first,
  firstOf,
  json,
  operation,
  own,
  type Plant,
  type PlantedBreak,
  provePlanted,
  rule,
  set,
  sets,
  whereOf,
} from './testing/planted-breaks.ts'

const itemOf = (document: OpenApi, { path }: PlacedOperation) => document.paths[path]!

const statusOf = (one: Operation, has: (response: Response, status: string) => unknown): string | undefined =>
  Object.entries(one.responses).find(([status, response]) => has(response, status))?.[0]
/** The first answer that has what is asked. */
const answer =
  (
    has: (response: Response, status: string) => unknown,
    change: (at: Response, holder: Record<string, Response>, status: string) => string,
  ): Plant =>
  (document) => {
    const finds = (one: Operation) => statusOf(one, (response, status) => has(resolve(document, response), status))
    const one = first(document, (placed) => finds(placed.operation))
    const status = finds(one.operation)!
    const at = own<Response>(document, one.operation.responses, status)
    for (const name of Object.keys(at.headers ?? {})) own(document, at.headers!, name)
    const said = change(at, one.operation.responses, status)
    return said.replace('*', `${whereOf(one)} ${status}`)
  }
const answerRemoved = (code: string): Plant =>
  answer(
    (_, status) => status === code,
    (_, all) => {
      delete all[code]
      return 'response-removed: *'
    },
  )
const hasHeader = ({ headers = {} }: Response): boolean => Object.keys(headers).length > 0

interface Raw {
  name: string
  in: string
  required?: boolean
  schema: Schema
  example?: unknown
  [key: string]: unknown
}
/** The first parameter that has what is asked. */
const parameter =
  (has: (one: Raw) => unknown, change: (at: Raw) => string): Plant =>
  (document) => {
    const rawOf = (one: PlacedOperation): Raw[] =>
      (one.operation.parameters ?? []).map((raw) => {
        const at = resolve(document, raw) as unknown as Raw
        return { ...at, schema: resolve(document, at.schema) }
      })
    const one = first(document, (placed) => rawOf(placed).some(has))
    const at = structuredClone(rawOf(one).find(has)!)
    const index = rawOf(one).findIndex(has)
    const key = `${at.in} ${at.in === 'header' ? at.name.toLowerCase() : at.name}`
    const said = change(at)
    ;(one.operation.parameters as unknown[])[index] = at
    return said.replace('*', `${whereOf(one)} ${key}`)
  }
const ruleChanged = (name: `x-${string}`, value: unknown): Plant =>
  rule((one) => one[name], { [name]: value }, `rule-changed: * ${name}`)
const ruleAdded = (name: `x-${string}`, value: unknown): Plant =>
  rule((one) => !one[name], { [name]: value }, `rule-changed: * ${name}`)

const both: readonly PlantedBreak[] = [
  [
    'an operation removed',
    operation(
      () => true,
      (one, document) => {
        delete itemOf(document, one)[one.method.toLowerCase()]
        return `operation-removed: ${whereOf(one)}`
      },
    ),
  ],
  [
    'an address changed',
    operation(
      () => true,
      (one, document) => {
        document.paths[`${one.path}/now`] = itemOf(document, one)
        delete document.paths[one.path]
        return `operation-removed: ${whereOf(one)}`
      },
    ),
  ],
  ['an operationId renamed', rule(() => true, { operationId: 'other' }, 'operation-renamed: *')],
  ['a tag moved', rule(() => true, { tags: ['other'] }, 'operation-moved: *')],
  ['a scheme demanded', rule(() => true, { security: [{ other: [] }] }, 'session-demanded: *')],
  [
    'a scheme renamed',
    ({ components }) => {
      const [name, scheme] = firstOf(components!['securitySchemes'] as Record<string, object>)
      set(scheme, { type: 'other' })
      return `security-changed: ${name} type`
    },
  ],
  [
    'a scheme removed',
    ({ components }) => {
      const schemes = components!['securitySchemes'] as Record<string, object>
      const [name] = firstOf(schemes)
      delete schemes[name]
      return `security-changed: ${name}`
    },
  ],
  [
    'a server removed',
    (document) => {
      const [{ url }] = (document as unknown as { servers: [{ url: string }] }).servers
      set(document, { servers: [{ url: '/elsewhere' }] })
      return `server-removed: ${url}`
    },
  ],
  ['deprecated without a last day', rule(() => true, { deprecated: true }, 'sunset-missing: *')],
  [
    'a last day that is too early',
    rule(() => true, { deprecated: true, 'x-sunset': '2027-01-01' }, 'sunset-too-early: *'),
  ],
  [
    'a rate limit lowered',
    rule(
      (one) => one['x-rate-limit'],
      { 'x-rate-limit': { perMinute: 1, perHour: 1 } },
      'rule-changed: * x-rate-limit perMinute',
    ),
  ],
  [
    'a rate limit where there was none',
    rule((one) => !one['x-rate-limit'], { 'x-rate-limit': { perDay: 10 } }, 'rule-changed: * x-rate-limit perDay'),
  ],
  ['repeats no longer told', ruleChanged('x-idempotent', undefined)],
  ['what was never stored may be', ruleChanged('x-no-store', undefined)],
  [
    'a cache where there was none',
    rule((one) => one['x-cache-ttl'] === undefined, { 'x-cache-ttl': 60 }, 'rule-changed: * x-cache-ttl'),
  ],
  ['a body’s limit lowered', ruleChanged('x-body-limit', 70_000)],
  ['a body’s limit dropped', ruleChanged('x-body-limit', undefined)],
  ['hidden by a feature', ruleAdded('x-feature', 'chat')],
  ['refused under load', ruleAdded('x-under-load', 'poll')],
  ['a good answer removed', answerRemoved('200')],
  ['an answer 404 removed', answerRemoved('404')],
  [
    'an answer’s media type changed',
    answer(
      ({ content }) => content?.[json],
      (at) => {
        at.content = { 'application/xml': at.content![json]! }
        return `media-type-removed: * ${json}`
      },
    ),
  ],
  [
    'a problem’s member removed',
    answer(
      (_, status) => status === '403',
      ({ content }) => {
        const problem = content!['application/problem+json']!
        problem.schema = { type: 'object', properties: {} }
        return 'property-removed: *.slug'
      },
    ),
  ],
  [
    'a header removed',
    answer(hasHeader, (at) => {
      const [name] = firstOf(at.headers!)
      delete at.headers![name]
      return `header-removed: * ${name.toLowerCase()}`
    }),
  ],
  [
    'a header no longer sure',
    answer(
      ({ headers = {} }) => headers['Retry-After'],
      ({ headers }) => {
        set(headers!['Retry-After']!, { required: false })
        return 'header-optional: * retry-after'
      },
    ),
  ],
  [
    'a header of another type',
    answer(hasHeader, ({ headers }) => {
      const [name, header] = firstOf(headers!)
      header.schema = { type: 'boolean' }
      return `type-changed: * ${name.toLowerCase()}`
    }),
  ],
  [
    'a query parameter removed',
    operation(
      (one) => (one.parameters ?? []).length > 1,
      (one, document) => {
        const { in: place, name } = resolve(document, one.operation.parameters!.pop()!)
        return `parameter-removed: ${whereOf(one)} ${place} ${place === 'header' ? name.toLowerCase() : name}`
      },
    ),
  ],
  [
    'a parameter demanded',
    parameter((one) => one.required !== true, sets({ required: true }, 'parameter-demanded: *')),
  ],
  [
    'a new parameter demanded',
    operation(
      (one) => one.parameters,
      (one) => {
        one.operation.parameters!.push({ name: 'X-New', in: 'header', required: true, schema: { type: 'string' } })
        return `parameter-demanded: ${whereOf(one)} header x-new`
      },
    ),
  ],
  ['a path parameter renamed', parameter((one) => one.in === 'path', sets({ name: 'other' }, 'parameter-removed: *'))],
  [
    'a parameter’s limit narrowed',
    parameter(
      ({ schema }) => schema['maxLength'],
      ({ schema }) => sets({ maxLength: 1 }, 'limit-narrowed: * maxLength')(schema),
    ),
  ],
  [
    'a parameter’s pattern changed',
    parameter(
      ({ schema }) => schema['pattern'],
      ({ schema }) => sets({ pattern: '^other$' }, 'pattern-changed: *')(schema),
    ),
  ],
  [
    'a parameter’s value taken no more',
    parameter(
      ({ schema }) => schema.enum,
      ({ schema }) => {
        schema.enum!.pop()
        return 'enum-narrowed: *'
      },
    ),
  ],
  [
    'a parameter of another type',
    parameter(
      ({ schema }) => schema.type === 'string',
      ({ schema }) => sets({ type: 'integer' }, 'type-changed: *')(schema),
    ),
  ],
  [
    'a parameter written in another way',
    parameter((one) => one.in === 'query', sets({ style: 'spaceDelimited' }, 'parameter-style-changed: *')),
  ],
  [
    'a parameter’s default changed',
    parameter(
      (one) => one.in === 'query' && one.required !== true,
      ({ schema }) => sets({ default: 'other' }, 'default-changed: *')(schema),
    ),
  ],
  [
    'a parameter’s example removed',
    parameter(
      (one) => one.example !== undefined,
      (at) => {
        delete at.example
        return 'example-removed: * example'
      },
    ),
  ],
  [
    'a parameter’s example broken',
    parameter(
      (one) => typeof one.example === 'string' && one.schema['pattern'],
      sets({ example: '\u0000' }, 'example-broken: * example'),
    ),
  ],
  [
    'a schema renamed',
    ({ components }) => {
      const [name] = firstOf(components!.schemas!)
      delete components!.schemas![name]
      return `schema-removed: ${name}`
    },
  ],
  [
    'an event told no more',
    operation(
      (one) => one['x-event-stream'],
      (one) => {
        const events = one.operation['x-event-stream'] as Record<string, string>
        const [name] = firstOf(events)
        one.operation['x-event-stream'] = {}
        return `frames-removed: ${whereOf(one)} ${name}`
      },
    ),
  ],
]

const portal: readonly PlantedBreak[] = [
  [
    'a rule’s limit lowered',
    rule(
      (one) => one['x-rule-limits'],
      { 'x-rule-limits': { tokenPerMinutePerIp: 1 } },
      'rule-changed: * x-rule-limits tokenPerMinutePerIp',
    ),
  ],
  ['kept longer', ruleChanged('x-cache-ttl', 99_999)],
  ['kept no more', ruleChanged('x-cache-ttl', undefined)],
  ['an answer 304 removed', answerRemoved('304')],
  ['links by token taken no more', ruleChanged('x-token-link', undefined)],
  [
    'a link removed',
    answer(
      ({ links }) => links,
      (at) => {
        const [name] = firstOf(at.links!)
        at.links = {}
        return `link-removed: * ${name}`
      },
    ),
  ],
  [
    'a link that leads elsewhere',
    answer(
      ({ links }) => links,
      (at) => {
        const [name, link] = firstOf(at.links!)
        link['operationId'] = 'other'
        return `link-removed: * ${name}`
      },
    ),
  ],
  ['frames taken no more', rule((one) => one['x-websocket'], { 'x-websocket': {} }, 'frames-removed: * send')],
]

const desk: readonly PlantedBreak[] = [
  ['a machine key opens it no more', ruleChanged('x-machine', undefined)],
  ['a higher role', rule((one) => one['x-role'] === 'agent', { 'x-role': 'lead' }, 'rule-changed: * x-role')],
  ['another role', rule((one) => one['x-role'] === 'writer', { 'x-role': 'agent' }, 'rule-changed: * x-role')],
  ['a fresh sign-in', ruleAdded('x-step-up', true)],
  ['a scope that counts', ruleAdded('x-whole-desk', true)],
]

provePlanted({ openapi: [...both, ...portal], desk: [...both, ...desk] })

test.each(documentNames)('%s against itself breaks nothing, and no operation can go or change unseen', (name) => {
  const released = documents[name]
  expect(breachesOf(released, structuredClone(released))).toEqual([])
  const all = operationsOf(released).map(whereOf)
  expect(breachesOf(released, { ...structuredClone(released), paths: {} })).toEqual(
    all.map((where) => `operation-removed: ${where}`),
  )
  const changed = structuredClone(released)
  for (const { operation: one } of operationsOf(changed)) one['x-rate-limit'] = { perDay: 1 }
  expect(breachesOf(released, changed)).toEqual(all.map((where) => `rule-changed: ${where} x-rate-limit perDay`))
})
