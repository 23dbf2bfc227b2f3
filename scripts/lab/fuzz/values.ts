// Values that fit a schema, drawn by fast-check: the edges of every limit, text of every script, and what the
// demonstration really holds.
import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from '../../generate/document.ts'

/** Values that exist on the server, by the name of the parameter or property that may hold them. */
export type Known = Readonly<Record<string, readonly unknown[]>>

const lengthOf = (text: string): number => [...text].length

/**
 * Text no rule but the schema's limits; never what is malformed in itself (NUL, half surrogates), which is a mutation
 * of its own.
 */
export const anyText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\0', '')) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'My character is stuck',
      'ﷺ العربية',
      '日本語',
      '👩‍👩‍👧',
      "'; drop table cases; --",
      '<script>',
      '{{7*7}}',
      '../../etc/passwd',
      '%s%n',
      ' ',
    ),
  },
)

/** fast-check knows no lookahead; what it says is checked afterwards with the whole pattern. */
const withoutLookahead = (pattern: string): string => pattern.replaceAll(/\(\?!.*?\)/g, '')

const anyMoment = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

type TextSchema = Schema & { minLength?: number; maxLength?: number; pattern?: string }

const textOf = ({ minLength = 0, maxLength, pattern, format }: TextSchema): Arbitrary<string> => {
  if (format === 'date-time') return anyMoment
  if (format === 'date') return anyMoment.map((moment) => moment.slice(0, 10))
  if (format === 'uri') return fc.webUrl()
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  const most = maxLength ?? 200
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const fits = (text: string): boolean =>
    lengthOf(text) >= minLength && lengthOf(text) <= most && (expression?.test(text) ?? true)
  if (pattern !== undefined && /^\^/.test(pattern)) {
    return fc
      .stringMatching(new RegExp(withoutLookahead(pattern)), { maxLength: Math.min(most, 200) })
      .filter((text) => fits(text) && !text.includes('\0') && text.isWellFormed())
  }
  const edge = most <= 5_000 ? ['x'.repeat(most), '😀'.repeat(most)] : []
  const edges = [...edge, 'x'.repeat(Math.max(1, minLength))].filter(fits)
  const cut = (text: string): string => `a${[...text].slice(0, Math.max(0, Math.min(most, 40) - 1)).join('')}`
  return fc.oneof(
    { weight: 8, arbitrary: anyText.map((text) => (fits(text) ? text : cut(text))).filter(fits) },
    ...(edges.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...edges) }] : []),
  )
}

type NumberSchema = Schema & { minimum?: number; maximum?: number }

const integerOf = ({ minimum = -1_000_000, maximum = 1_000_000_000 }: NumberSchema): Arbitrary<number> => {
  const between = { min: Math.max(minimum, Number.MIN_SAFE_INTEGER), max: Math.min(maximum, Number.MAX_SAFE_INTEGER) }
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer(between) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
  )
}

/** A bag of free values, as `type: object` without properties allows. */
const anyObject: Arbitrary<Record<string, unknown>> = fc.dictionary(
  fc.stringMatching(/^[a-zA-Z]{1,8}$/),
  fc.oneof(fc.integer(), fc.boolean(), anyText, fc.constant(null)),
  { maxKeys: 4 },
)

type ObjectSchema = Schema & { maxProperties?: number; minProperties?: number }

const objectOf = (schema: ObjectSchema, known: Known): Arbitrary<Record<string, unknown>> => {
  const properties = Object.entries(schema.properties ?? {})
  const required = new Set(schema.required ?? [])
  const requiredKeys = properties.map(([name]) => name).filter((name) => required.has(name))
  const values = Object.fromEntries(properties.map(([name, property]) => [name, valueOf(property, known, name)]))
  const named = fc.record(values, { requiredKeys, noNullPrototype: true } as never) as Arbitrary<
    Record<string, unknown>
  >
  const { additionalProperties, minProperties = 0, maxProperties = 4 } = schema
  if (typeof additionalProperties === 'object') {
    const keys = known['additional']
      ? fc.constantFrom(...(known['additional'] as string[]))
      : fc.oneof(fc.constantFrom('en-US', 'de-DE'), fc.stringMatching(/^[a-z]{2}-[A-Z]{2}$/))
    const others = fc.dictionary(keys, valueOf(additionalProperties, {}), {
      minKeys: minProperties,
      maxKeys: Math.min(maxProperties, 4),
    })
    return properties.length === 0 ? others : fc.tuple(others, named).map(([more, own]) => ({ ...more, ...own }))
  }
  if (properties.length === 0) return additionalProperties === false ? fc.constant({}) : anyObject
  return minProperties > 0 ? named.filter((value) => Object.keys(value).length >= minProperties) : named
}

/** One name is a game's word in one place and texts by language in another. */
const mayTake = ({ type, anyOf, oneOf }: Schema, value: unknown): boolean => {
  const alternatives = anyOf ?? oneOf
  if (alternatives) return alternatives.some((one) => mayTake(one, value))
  const types = [type ?? []].flat()
  if (types.length === 0) return true
  if (value === null) return types.includes('null')
  if (typeof value === 'string') return types.includes('string')
  if (typeof value === 'number') return types.includes('integer') || types.includes('number')
  return types.includes(Array.isArray(value) ? 'array' : typeof value)
}

/**
 * Values a schema takes.
 * @param name of the parameter or property, to look up what is known by it
 */
export const valueOf = (schema: Schema, known: Known, name?: string): Arbitrary<unknown> => {
  const drawn = fromSchema(schema, known)
  const existing = (name === undefined ? [] : (known[name] ?? [])).filter((value) => mayTake(schema, value))
  if (existing.length === 0) return drawn
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: drawn })
}

const fromSchema = (schema: Schema, known: Known): Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((one) => valueOf(one, known)))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fromSchema({ ...schema, type }, known)))
  const { minItems = 0, maxItems = 3 } = schema as { minItems?: number; maxItems?: number }
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return integerOf(schema)
    case 'number':
      return fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, known), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 3),
      })
    case 'object':
      return objectOf(schema, known)
    default:
      return fc.oneof(fc.integer(), fc.boolean(), anyText)
  }
}
