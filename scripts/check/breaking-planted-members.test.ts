// Breaks planted in bodies and their members, as breaking-planted.test.ts plants all others.
import { examplesOf, resolve, type MediaType, type OpenApi, type Schema } from '../generate/document.ts'
import {
  firstOf,
  json,
  media,
  operation,
  own,
  type Plant,
  type PlantedBreak,
  provePlanted,
  set,
  sets,
  whereOf,
} from './testing/planted-breaks.ts'

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
const without = (list: readonly string[] = [], name: string): string[] => list.filter((one) => one !== name)
const memberRemoved = (side: 'body' | '200'): Plant =>
  member(
    side,
    () => true,
    (_, whole, name) => {
      delete whole.properties![name]
      return 'property-removed: *'
    },
  )
const exampleRemoved = (side: 'body' | '200'): Plant =>
  media(
    side,
    ({ examples }) => examples,
    (at) => {
      const [name] = firstOf(at.examples!)
      delete at.examples![name]
      return `example-removed: * ${json} ${name}`
    },
  )

const both: readonly PlantedBreak[] = [
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
  ['a member of a request removed', memberRemoved('body')],
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
    member('body', (schema) => schema['maxLength'], sets({ maxLength: 0 }, 'limit-narrowed: * maxLength')),
  ],
  [
    'a list of a request shortened',
    member('body', (schema) => schema['maxItems'], sets({ maxItems: 0 }, 'limit-narrowed: * maxItems')),
  ],
  [
    'a pattern of a request',
    member(
      'body',
      (schema) => isText(schema) && schema['pattern'] === undefined,
      sets({ pattern: '^other$' }, 'pattern-changed: *'),
    ),
  ],
  [
    'a format of a request',
    member(
      'body',
      (schema) => isText(schema) && schema.format === undefined,
      sets({ format: 'uri' }, 'format-changed: *'),
    ),
  ],
  ['a type of a request', member('body', isText, sets({ type: 'integer' }, 'type-changed: *'))],
  [
    'null taken no more',
    member('body', (schema) => Array.isArray(schema.type), sets({ type: 'string' }, 'type-changed: *')),
  ],
  [
    'a default of a request',
    member('body', (_, isRequired) => !isRequired, sets({ default: 'other' }, 'default-changed: *')),
  ],
  ['an example of a request removed', exampleRemoved('body')],
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
  ['a member of an answer removed', memberRemoved('200')],
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
  ['null where none was', member('200', isText, sets({ type: ['string', 'null'] }, 'type-changed: *'))],
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
  ['a number as text', member('200', isType('integer'), sets({ type: 'string' }, 'type-changed: *'))],
  ['a format of an answer', member('200', (schema) => schema.format, sets({ format: 'uri' }, 'format-changed: *'))],
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
    member('200', isType('array'), sets({ items: { type: 'boolean' } }, 'type-changed: *[]')),
  ],
  ['an example of an answer removed', exampleRemoved('200')],
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
]

provePlanted({ openapi: both, desk: both })
