// Breaks planted in the documents as they are published, one at a time: the gate names each, and no operation is outside it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  examplesOf,
  operationsOf,
  resolve,
  type MediaType,
  type OpenApi,
  type Operation,
  type PlacedOperation,
  type Response,
  type Schema,
} from '../generate/document.ts'
import { findBreaches } from './breaking.ts'

type Name = 'openapi' | 'desk'
const published = (name: Name): OpenApi =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8')) as OpenApi
const documents = { openapi: published('openapi'), desk: published('desk') }
const today = '2026-12-01'
const breachesOf = (released: OpenApi, present: OpenApi): string[] =>
  findBreaches(released, present, today).map(({ rule, where }) => `${rule}: ${where}`)

/** Changes a document; the answer is what the gate has to say. */
type Plant = (document: OpenApi) => string

const whereOf = ({ method, path }: PlacedOperation): string => `${method} ${path}`
const itemOf = (document: OpenApi, { path }: PlacedOperation) => document.paths[path]!
const first = (document: OpenApi, has: (one: PlacedOperation) => unknown): PlacedOperation => {
  const found = operationsOf(document).find(has)
  if (!found) throw new Error('there is nowhere to plant this')
  return found
}
/** What stands there, as a copy of its own instead of a reference: no other place changes with it. */
const own = <T extends object>(document: OpenApi, holder: object, key: string): T => {
  const copy = structuredClone(resolve(document, (holder as Record<string, T>)[key]!))
  Object.assign(holder, { [key]: copy })
  return copy
}

const operation =
  (has: (one: Operation) => unknown, change: (one: PlacedOperation, document: OpenApi) => string): Plant =>
  (document) => {
    const one = first(document, (placed) => has(placed.operation))
    return change(one, document)
  }
/** Sets rules of the first operation that has what is asked. */
const rule = (has: (one: Operation) => unknown, change: object, says: string): Plant =>
  operation(has, (one) => {
    Object.assign(one.operation, change)
    return says.replace('*', whereOf(one))
  })

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
const hasHeader = ({ headers = {} }: Response): boolean => Object.keys(headers).length > 0
const firstOf = <T>(record: Record<string, T>): [string, T] => Object.entries(record)[0]!

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

const json = 'application/json'
const mediaOf = (document: OpenApi, one: PlacedOperation, side: 'body' | '200'): MediaType | undefined => {
  const holder = side === 'body' ? one.operation.requestBody : one.operation.responses['200']
  return holder && resolve(document, holder as Response).content?.[json]
}
/** A media type of a request or an answer, as a copy of its own. */
const media =
  (
    side: 'body' | '200',
    has: (media: MediaType, document: OpenApi) => unknown,
    change: (at: MediaType, document: OpenApi) => string,
  ): Plant =>
  (document) => {
    const one = first(document, (placed) => {
      const found = mediaOf(document, placed, side)
      return found && has(found, document)
    })
    if (side === 'body') own(document, one.operation, 'requestBody')
    else own(document, one.operation.responses, '200')
    return change(mediaOf(document, one, side)!, document).replace('*', `${whereOf(one)} ${side}`)
  }
const membersOf = (document: OpenApi, { schema }: MediaType): [string, Schema][] =>
  Object.entries(schema ? (resolve(document, schema).properties ?? {}) : {}).map(([name, inner]) => [
    name,
    resolve(document, inner),
  ])
/** The first member of a request or an answer that has what is asked. */
const member = (
  side: 'body' | '200',
  has: (schema: Schema, isRequired: boolean) => unknown,
  change: (at: Schema, whole: Schema, name: string) => string,
): Plant => {
  const find = (document: OpenApi, at: MediaType): string | undefined => {
    const { required = [] } = at.schema ? resolve(document, at.schema) : {}
    return membersOf(document, at).find(([name, schema]) => has(schema, required.includes(name)))?.[0]
  }
  return media(
    side,
    (at, document) => find(document, at),
    (at, document) => {
      const name = find(document, at)!
      const whole = own<Schema>(document, at, 'schema')
      const said = change(own<Schema>(document, whole.properties!, name), whole, name)
      return said.replace('*', `*.${name}`)
    },
  )
}
const isType =
  (type: string) =>
  (schema: Schema): boolean =>
    [schema.type].flat().includes(type)
const isText = (schema: Schema): boolean => schema.type === 'string'
const set = (at: object, change: object): void => {
  Object.assign(at, change)
}
const without = (list: readonly string[] = [], name: string): string[] => list.filter((one) => one !== name)

const both: readonly (readonly [string, Plant])[] = [
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
  [
    'repeats no longer told',
    rule((one) => one['x-idempotent'], { 'x-idempotent': undefined }, 'rule-changed: * x-idempotent'),
  ],
  [
    'what was never stored may be',
    rule((one) => one['x-no-store'], { 'x-no-store': undefined }, 'rule-changed: * x-no-store'),
  ],
  [
    'a cache where there was none',
    rule((one) => one['x-cache-ttl'] === undefined, { 'x-cache-ttl': 60 }, 'rule-changed: * x-cache-ttl'),
  ],
  [
    'a body’s limit lowered',
    rule((one) => one['x-body-limit'], { 'x-body-limit': 70_000 }, 'rule-changed: * x-body-limit'),
  ],
  [
    'a body’s limit dropped',
    rule((one) => one['x-body-limit'], { 'x-body-limit': undefined }, 'rule-changed: * x-body-limit'),
  ],
  ['hidden by a feature', rule((one) => !one['x-feature'], { 'x-feature': 'chat' }, 'rule-changed: * x-feature')],
  [
    'refused under load',
    rule((one) => !one['x-under-load'], { 'x-under-load': 'poll' }, 'rule-changed: * x-under-load'),
  ],
  [
    'a good answer removed',
    answer(
      (_, status) => status === '200',
      (_, all) => {
        delete all['200']
        return 'response-removed: *'
      },
    ),
  ],
  [
    'an answer 404 removed',
    answer(
      (_, status) => status === '404',
      (_, all) => {
        delete all['404']
        return 'response-removed: *'
      },
    ),
  ],
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
    parameter(
      (one) => one.required !== true,
      (at) => {
        at.required = true
        return 'parameter-demanded: *'
      },
    ),
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
  [
    'a path parameter renamed',
    parameter(
      (one) => one.in === 'path',
      (at) => {
        at.name = 'other'
        return 'parameter-removed: *'
      },
    ),
  ],
  [
    'a parameter’s limit narrowed',
    parameter(
      ({ schema }) => schema['maxLength'],
      ({ schema }) => {
        schema['maxLength'] = 1
        return 'limit-narrowed: * maxLength'
      },
    ),
  ],
  [
    'a parameter’s pattern changed',
    parameter(
      ({ schema }) => schema['pattern'],
      ({ schema }) => {
        schema['pattern'] = '^other$'
        return 'pattern-changed: *'
      },
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
      ({ schema }) => {
        schema.type = 'integer'
        return 'type-changed: *'
      },
    ),
  ],
  [
    'a parameter written in another way',
    parameter(
      (one) => one.in === 'query',
      (at) => {
        at['style'] = 'spaceDelimited'
        return 'parameter-style-changed: *'
      },
    ),
  ],
  [
    'a parameter’s default changed',
    parameter(
      (one) => one.in === 'query' && one.required !== true,
      ({ schema }) => {
        schema.default = 'other'
        return 'default-changed: *'
      },
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
      (at) => {
        at.example = '\u0000'
        return 'example-broken: * example'
      },
    ),
  ],
  [
    'a body taken no more',
    operation(
      (one) => one.requestBody,
      (one) => {
        delete one.operation.requestBody
        return `body-removed: ${whereOf(one)}`
      },
    ),
  ],
  [
    'a body demanded',
    operation(
      (one) => one.requestBody === undefined,
      (one) => {
        one.operation.requestBody = { required: true, content: {} } as never
        return `body-demanded: ${whereOf(one)}`
      },
    ),
  ],
  [
    'a member of a request removed',
    member(
      'body',
      () => true,
      (_, whole, name) => {
        delete whole.properties![name]
        return 'property-removed: *'
      },
    ),
  ],
  [
    'a member of a request demanded',
    member(
      'body',
      (_, isRequired) => !isRequired,
      (_, whole, name) => {
        whole.required = [...(whole.required ?? []), name]
        return 'property-demanded: *'
      },
    ),
  ],
  [
    'a value of a request taken no more',
    member(
      'body',
      (schema) => (schema.enum?.length ?? 0) > 1,
      (at) => {
        at.enum!.pop()
        return 'enum-narrowed: *'
      },
    ),
  ],
  [
    'a text of a request shortened',
    member(
      'body',
      (schema) => schema['maxLength'],
      (at) => {
        at['maxLength'] = 0
        return 'limit-narrowed: * maxLength'
      },
    ),
  ],
  [
    'a list of a request shortened',
    member(
      'body',
      (schema) => schema['maxItems'],
      (at) => {
        at['maxItems'] = 0
        return 'limit-narrowed: * maxItems'
      },
    ),
  ],
  [
    'a pattern of a request',
    member(
      'body',
      (schema) => isText(schema) && schema['pattern'] === undefined,
      (at) => {
        at['pattern'] = '^other$'
        return 'pattern-changed: *'
      },
    ),
  ],
  [
    'a format of a request',
    member(
      'body',
      (schema) => isText(schema) && schema.format === undefined,
      (at) => {
        at.format = 'uri'
        return 'format-changed: *'
      },
    ),
  ],
  [
    'a type of a request',
    member('body', isText, (at) => {
      at.type = 'integer'
      return 'type-changed: *'
    }),
  ],
  [
    'null taken no more',
    member(
      'body',
      (schema) => Array.isArray(schema.type),
      (at) => {
        at.type = 'string'
        return 'type-changed: *'
      },
    ),
  ],
  [
    'a default of a request',
    member(
      'body',
      (_, isRequired) => !isRequired,
      (at) => {
        at.default = 'other'
        return 'default-changed: *'
      },
    ),
  ],
  [
    'an example of a request removed',
    media(
      'body',
      ({ examples }) => examples,
      (at) => {
        const [name] = firstOf(at.examples!)
        delete at.examples![name]
        return `example-removed: * ${json} ${name}`
      },
    ),
  ],
  [
    'an example of a request broken by its schema',
    media(
      'body',
      ({ examples }) => examples,
      (at, document) => {
        const whole = own<Schema>(document, at, 'schema')
        set(whole, { required: [...(whole.required ?? []), 'nowhere'] })
        return `example-broken: * ${json} ${examplesOf(document, at)[0]![0]}`
      },
    ),
  ],
  [
    'a member of an answer removed',
    member(
      '200',
      () => true,
      (_, whole, name) => {
        delete whole.properties![name]
        return 'property-removed: *'
      },
    ),
  ],
  [
    'a member of an answer renamed',
    member(
      '200',
      () => true,
      (at, whole, name) => {
        delete whole.properties![name]
        whole.properties![`${name}Now`] = at
        return 'property-removed: *'
      },
    ),
  ],
  [
    'a member of an answer no longer sure',
    member(
      '200',
      (_, isRequired) => isRequired,
      (_, whole, name) => {
        whole.required = without(whole.required, name)
        return 'property-optional: *'
      },
    ),
  ],
  [
    'null where none was',
    member('200', isText, (at) => {
      at.type = ['string', 'null']
      return 'type-changed: *'
    }),
  ],
  [
    'a value nobody knows',
    member(
      '200',
      (schema) => schema.enum,
      (at) => {
        at.enum!.push('other')
        return 'enum-widened: *'
      },
    ),
  ],
  [
    'a number as text',
    member('200', isType('integer'), (at) => {
      at.type = 'string'
      return 'type-changed: *'
    }),
  ],
  [
    'a format of an answer',
    member(
      '200',
      (schema) => schema.format,
      (at) => {
        at.format = 'uri'
        return 'format-changed: *'
      },
    ),
  ],
  [
    'a longer text',
    member(
      '200',
      (schema) => schema['maxLength'],
      (at) => {
        delete at['maxLength']
        return 'limit-widened: * maxLength'
      },
    ),
  ],
  [
    'entries of another type',
    member('200', isType('array'), (at) => {
      at.items = { type: 'boolean' }
      return 'type-changed: *[]'
    }),
  ],
  [
    'an example of an answer removed',
    media(
      '200',
      ({ examples }) => examples,
      (at) => {
        const [name] = firstOf(at.examples!)
        delete at.examples![name]
        return `example-removed: * ${json} ${name}`
      },
    ),
  ],
  [
    'an example of an answer broken',
    media(
      '200',
      ({ examples }) => examples,
      (at) => {
        const [name] = firstOf(at.examples!)
        at.examples![name] = { value: 7 }
        return `example-broken: * ${json} ${name}`
      },
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

const portal: typeof both = [
  [
    'a rule’s limit lowered',
    rule(
      (one) => one['x-rule-limits'],
      { 'x-rule-limits': { tokenPerMinutePerIp: 1 } },
      'rule-changed: * x-rule-limits tokenPerMinutePerIp',
    ),
  ],
  ['kept longer', rule((one) => one['x-cache-ttl'], { 'x-cache-ttl': 99_999 }, 'rule-changed: * x-cache-ttl')],
  ['kept no more', rule((one) => one['x-cache-ttl'], { 'x-cache-ttl': undefined }, 'rule-changed: * x-cache-ttl')],
  [
    'an answer 304 removed',
    answer(
      (_, status) => status === '304',
      (_, all) => {
        delete all['304']
        return 'response-removed: *'
      },
    ),
  ],
  [
    'links by token taken no more',
    rule((one) => one['x-token-link'], { 'x-token-link': undefined }, 'rule-changed: * x-token-link'),
  ],
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

const desk: typeof both = [
  [
    'a machine key opens it no more',
    rule((one) => one['x-machine'], { 'x-machine': undefined }, 'rule-changed: * x-machine'),
  ],
  ['a higher role', rule((one) => one['x-role'] === 'agent', { 'x-role': 'lead' }, 'rule-changed: * x-role')],
  ['another role', rule((one) => one['x-role'] === 'writer', { 'x-role': 'agent' }, 'rule-changed: * x-role')],
  ['a fresh sign-in', rule((one) => !one['x-step-up'], { 'x-step-up': true }, 'rule-changed: * x-step-up')],
  [
    'a scope that counts',
    rule((one) => !one['x-whole-desk'], { 'x-whole-desk': true }, 'rule-changed: * x-whole-desk'),
  ],
]

const rows = (
  [
    ['openapi', [...both, ...portal]],
    ['desk', [...both, ...desk]],
  ] as const
).flatMap(([name, plants]) => plants.map(([title, plant]) => [name, title, plant] as const))

test.each(rows)('%s: %s', (name, _, plant) => {
  const present = structuredClone(documents[name])
  const expected = plant(present)
  expect(breachesOf(documents[name], present)).toContain(expected)
})

test.each(['openapi', 'desk'] as const)(
  '%s against itself breaks nothing, and no operation can go or change unseen',
  (name) => {
    const released = documents[name]
    expect(breachesOf(released, structuredClone(released))).toEqual([])
    const all = operationsOf(released).map(whereOf)
    expect(breachesOf(released, { ...structuredClone(released), paths: {} })).toEqual(
      all.map((where) => `operation-removed: ${where}`),
    )
    const changed = structuredClone(released)
    for (const { operation: one } of operationsOf(changed)) one['x-rate-limit'] = { perDay: 1 }
    expect(breachesOf(released, changed)).toEqual(all.map((where) => `rule-changed: ${where} x-rate-limit perDay`))
  },
)
