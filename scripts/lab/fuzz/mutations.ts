// One mistake at a time: every place of a value where a keyword of its schema can be broken, and nothing else broken
// with it.
import type { Schema } from '../../generate/document.ts'

/** `shape`: 400 by ground G22. `rule`: 422. `either`: keywords it does not name. */
export type MistakeKind = 'shape' | 'rule' | 'either'
export interface Mutation {
  what: string
  kind: MistakeKind
  value: unknown
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
const samples: unknown[] = ['text', 7, 7.5, true, null, ['item'], { some: 'thing' }]

const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat()
const fitsType = (types: string[], value: unknown): boolean =>
  types.includes(typeOf(value)) || (types.includes('number') && typeOf(value) === 'integer')

interface Limits {
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  minProperties?: number
  maxProperties?: number
}

/** Longer texts than this would test the size of bodies (413) instead. */
const longestText = 30_000
/** In bytes, for lists alike. */
const largestList = 60_000

const textMutations = (schema: Schema & Limits): [what: string, value: string][] => {
  const { minLength = 0, maxLength, pattern, format } = schema
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const unfit = expression && ['', ' ', 'é !', '\u202e../', 'a b\n'].find((text) => !expression.test(text))
  return [
    ...(minLength > 0 ? [['minLength', ''] as [string, string]] : []),
    ...(maxLength !== undefined && maxLength < longestText
      ? [['maxLength', 'x'.repeat(maxLength + 1)] as [string, string]]
      : []),
    ...(unfit === undefined ? [] : [['pattern', unfit] as [string, string]]),
    ...wrongFormats(format).map((text): [string, string] => ['format', text]),
  ]
}

const wrongFormats = (format: Schema['format']): string[] => {
  if (format === 'date-time' || format === 'date') return ['2026-02-31', 'yesterday']
  return format === 'uuid' || format === 'email' || format === 'uri' ? ['no such thing'] : []
}

/** Gives the whole value back with another one at a place of it. */
type Put = (changed: unknown) => unknown
const itself: Put = (changed) => changed

/** Every single mistake that can be made in `value`, each as the whole value with that mistake in it. */
export const mutationsOf = (schema: Schema, value: unknown, put = itself, path = ''): Mutation[] => {
  const found: Mutation[] = []
  const add = (what: string, kind: MistakeKind, changed: unknown): void => {
    found.push({ what: `${what} at ${path || 'root'}`, kind, value: put(changed) })
  }
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) {
    // The branch the value is of; a wrong type is one that no branch takes.
    const types = alternatives.flatMap(typesOf)
    const wrong = samples.find((sample) => types.length > 0 && !fitsType(types, sample))
    if (wrong !== undefined) add('type', 'shape', wrong)
    const branches = alternatives.filter((one) => fitsType(typesOf(one), value))
    // With two branches of one type, breaking one may mean fitting the other, or breaking both in two ways.
    const inner = branches.length === 1 && typeOf(value) !== 'object' ? mutationsOf(branches[0]!, value, put, path) : []
    return [...found, ...inner.filter(({ what }) => !what.startsWith('type'))]
  }
  if (schema.enum) {
    if (!samples.slice(1).every((sample) => typesOf(schema).length > 0 && fitsType(typesOf(schema), sample)))
      add('type', 'shape', ['item'])
    if (typesOf(schema).includes('string')) add('enum', 'rule', 'noSuchValue')
    return found
  }
  const types = typesOf(schema)
  const limits = schema as Schema & Limits
  if (types.length > 0)
    for (const sample of samples.filter((one) => !fitsType(types, one))) add(`type ${typeOf(sample)}`, 'shape', sample)
  if (typeof value === 'string') for (const [what, text] of textMutations(limits)) add(what, 'rule', text)
  if (typeof value === 'string') {
    add('NUL', 'shape', `${value.slice(0, 1)}\0`)
    add('half a surrogate pair', 'shape', '\ud83d')
  }
  if (typeof value === 'number') {
    if (limits.minimum !== undefined) add('minimum', 'rule', limits.minimum - 1)
    if (limits.maximum !== undefined) add('maximum', 'rule', limits.maximum + 1)
  }
  if (Array.isArray(value)) {
    if (limits.minItems) add('minItems', 'either', [])
    const { maxItems = Infinity } = limits
    if (maxItems <= 500 && value.length > 0) {
      const tooMany = Array.from({ length: maxItems + 1 }, () => value[0] as unknown)
      if (Buffer.byteLength(JSON.stringify(tooMany)) < largestList) add('maxItems', 'rule', tooMany)
    }
    value.forEach((item, index) => {
      found.push(
        ...mutationsOf(schema.items ?? {}, item, (changed) => put(value.with(index, changed)), `${path}/${index}`),
      )
    })
  }
  if (typeOf(value) === 'object') {
    const object = value as Record<string, unknown>
    for (const name of schema.required ?? []) {
      const { [name]: _gone, ...rest } = object
      add(`required ${name}`, 'shape', rest)
    }
    if (schema.additionalProperties === false)
      add('additionalProperties', 'shape', { ...object, unexpectedProperty: 1 })
    if (limits.minProperties) add('minProperties', 'either', {})
    const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
    for (const [name, inner] of Object.entries(object)) {
      const property = schema.properties?.[name] ?? others
      if (property)
        found.push(...mutationsOf(property, inner, (changed) => put({ ...object, [name]: changed }), `${path}/${name}`))
    }
  }
  return found
}

/** The text of a body spoilt below JSON's meaning: always 400. */
export const spoiltTexts = (json: string): [what: string, bytes: Buffer][] => [
  ['cut short', Buffer.from(json.slice(0, -1))],
  ['no UTF-8', Buffer.concat([Buffer.from(json.slice(0, 1)), Buffer.from([0xc3, 0x28]), Buffer.from(json.slice(1))])],
  ['byte order mark', Buffer.from(`\ufeff${json}`)],
  ['two values', Buffer.from(`${json}${json}`)],
  ['nested too deep', Buffer.from(`${'['.repeat(5000)}${']'.repeat(5000)}`)],
  ['a key twice', Buffer.from('{"a":1,"a":2}')],
  ['number beyond all bounds', Buffer.from('{"a":1e999}')],
  ['prototype', Buffer.from('{"__proto__":{"isAdmin":true}}')],
  ['nothing', Buffer.alloc(0)],
]
