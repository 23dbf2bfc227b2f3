// What of a changed schema breaks somebody who relies on the released one. A request must still take what it took, an
// answer must not bring what it never brought.
import { isDeepStrictEqual } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Schema } from '../generate/document.ts'

/** One breach: the rule's name and the place, `rule: place`, as a changelog entry names it. */
export interface Breach {
  rule: BreakingRule
  where: string
}

export type BreakingRule =
  | 'operation-removed'
  | 'operation-renamed'
  | 'operation-moved'
  | 'sunset-too-early'
  | 'sunset-missing'
  | 'session-demanded'
  | 'security-changed'
  | 'server-removed'
  | 'response-removed'
  | 'media-type-removed'
  | 'parameter-removed'
  | 'parameter-demanded'
  | 'parameter-style-changed'
  | 'body-removed'
  | 'body-demanded'
  | 'property-removed'
  | 'property-demanded'
  | 'property-optional'
  | 'type-changed'
  | 'enum-narrowed'
  | 'enum-widened'
  | 'limit-narrowed'
  | 'limit-widened'
  | 'pattern-changed'
  | 'format-changed'
  | 'default-changed'
  | 'map-changed'
  | 'keyword-changed'
  | 'header-removed'
  | 'header-optional'
  | 'frames-removed'
  | 'rule-changed'
  | 'link-removed'
  | 'example-removed'
  | 'example-broken'
  | 'schema-removed'

export type Side = 'request' | 'response'
export interface Pair<T> {
  old: T
  now: T
}
export type Say = (rule: BreakingRule, where: string) => void

/** What of `from` is missing in `to`. */
export const lost = <T>(from: Iterable<T>, to: ReadonlySet<T>): T[] => [...from].filter((one) => !to.has(one))

const typesOf = (schema: Schema): Set<string> => {
  const own = schema.type === undefined ? [] : [schema.type].flat()
  return new Set(own.flatMap((type) => (type === 'number' ? ['number', 'integer'] : [type])))
}

const valuesOf = (schema: Schema) => schema.enum ?? (schema.const === undefined ? undefined : [schema.const])

/** Upper limits are 1, lower ones -1. */
const limits: readonly (readonly [string, 1 | -1])[] = [
  ['maxLength', 1],
  ['maxItems', 1],
  ['maximum', 1],
  ['exclusiveMaximum', 1],
  ['maxProperties', 1],
  ['maxContains', 1],
  ['minLength', -1],
  ['minItems', -1],
  ['minimum', -1],
  ['exclusiveMinimum', -1],
  ['minProperties', -1],
  ['minContains', -1],
]

/** Rare words whose every change is a breach: whether one says more or less than before cannot be told. */
const opaque = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'prefixItems',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contentMediaType',
  'contentEncoding',
] as const

const ajv = new Ajv2020({ strict: false })

/** Whether each of the values an answer may have keeps within what its reader made room for. */
const areValuesWithin = (schema: Schema, values: readonly unknown[]): boolean => {
  const words = ['pattern', 'multipleOf', ...limits.map(([name]) => name)]
  const room = Object.fromEntries(Object.entries(schema).filter(([word]) => words.includes(word)))
  return values.every((value) => ajv.validate(room, value))
}

const compareLimits = ({ old, now }: Pair<Schema>, side: Side, where: string, say: Say): void => {
  const rule = side === 'request' ? 'limit-narrowed' : 'limit-widened'
  // What a request was allowed it stays allowed; an answer stays within what its reader made room for.
  const [tight, loose] = side === 'request' ? [now, old] : [old, now]
  for (const [name, direction] of limits) {
    const inner = (tight[name] ?? direction * Infinity) as number
    const outer = (loose[name] ?? direction * Infinity) as number
    if ((inner - outer) * direction < 0) say(rule, `${where} ${name}`)
  }
  if (tight['uniqueItems'] === true && loose['uniqueItems'] !== true) say(rule, `${where} uniqueItems`)
  const [step, other] = [tight['multipleOf'], loose['multipleOf']] as (number | undefined)[]
  if (step !== undefined && (other === undefined || other % step !== 0)) say(rule, `${where} multipleOf`)
}

const compareWords = ({ old, now }: Pair<Schema>, side: Side, where: string, say: Say): void => {
  // A request may lose its form, an answer may get one; another one is a break on both sides.
  const demanded = side === 'request' ? now : old
  if (demanded.pattern !== undefined && now.pattern !== old.pattern) say('pattern-changed', where)
  if (demanded.format !== undefined && now.format !== old.format) say('format-changed', where)
  for (const word of opaque) if (!isDeepStrictEqual(old[word], now[word])) say('keyword-changed', `${where} ${word}`)
  if (old.discriminator && old.discriminator.propertyName !== now.discriminator?.propertyName)
    say('keyword-changed', `${where} discriminator`)
}

type Next = (old: Schema, now: Schema, where: string) => void

/** Names that `properties` does not list: `additionalProperties` and `patternProperties`. */
const compareMaps = ({ old, now }: Pair<Schema>, side: Side, where: string, say: Say, next: Next): void => {
  const [before, after] = [old.additionalProperties ?? true, now.additionalProperties ?? true]
  const isNamed = Object.keys(old.properties ?? {}).length > 0
  if (typeof before === 'object' && typeof after === 'object') next(before, after, `${where}.*`)
  // The answer of a closed object may gain properties, that of an open one may list them.
  else if (side === 'request' ? before !== false && after !== true : typeof before === 'object') {
    if (before !== after) say('map-changed', where)
  } else if (side === 'response' && before === true && after === false && !isNamed && typesOf(old).has('object'))
    say('map-changed', where)

  const [olds, nows] = [old.patternProperties ?? {}, now.patternProperties ?? {}]
  for (const [pattern, schema] of Object.entries(olds)) {
    const other = nows[pattern]
    if (other) next(schema, other, `${where}./${pattern}/`)
    else if (side === 'response' || after !== true) say('map-changed', `${where}./${pattern}/`)
  }
  if (side === 'request' && before !== false)
    for (const pattern of Object.keys(nows)) if (!(pattern in olds)) say('map-changed', `${where}./${pattern}/`)
}

const compareVariants = ({ old, now }: Pair<Schema>, side: Side, where: string, say: Say, next: Next): void => {
  for (const key of ['allOf', 'anyOf', 'oneOf'] as const) {
    const [olds, nows] = [old[key] ?? [], now[key] ?? []]
    const isFewer = olds.length > nows.length
    const isMore = olds.length < nows.length
    // Parts of `allOf` are demands, parts of the others choices; none at all means any.
    const isBroken =
      key === 'allOf'
        ? isFewer || (isMore && side === 'request')
        : side === 'request'
          ? isFewer || (isMore && olds.length === 0)
          : (isMore && olds.length > 0) || (isFewer && nows.length === 0)
    if (isBroken) say('type-changed', `${where} ${key}`)
    const unpaired = [...nows]
    const changed: Schema[] = []
    for (const schema of olds) {
      const twin = unpaired.findIndex((one) =>
        schema.$ref === undefined ? isDeepStrictEqual(one, schema) : one.$ref === schema.$ref,
      )
      if (twin < 0) changed.push(schema)
      else for (const other of unpaired.splice(twin, 1)) next(schema, other, where)
    }
    changed.forEach((schema, index) => {
      if (unpaired[index]) next(schema, unpaired[index], where)
    })
  }
}

/**
 * Compares one schema in both documents, and what is below it.
 * @param here follows the references of both
 * @param wasDemanded whether the value always had to be sent: a default then changes nothing
 */
export const compareSchema = (
  pair: Pair<Schema>,
  side: Side,
  where: string,
  { here, say }: { here: (pair: Pair<Schema>) => Pair<Schema>; say: Say },
  wasDemanded = false,
  above: readonly Pair<Schema>[] = [],
): void => {
  const { old, now } = here(pair)
  if (above.some((one) => one.old === old && one.now === now)) return
  const chain = [...above, { old, now }]
  const next = (one: Schema, other: Schema, place: string, isDemanded = true): void =>
    compareSchema({ old: one, now: other }, side, place, { here, say }, isDemanded, chain)

  const [before, after] = [typesOf(old), typesOf(now)]
  const gone = side === 'request' ? lost(before, after) : lost(after, before)
  if (before.size + after.size > 0 && (gone.length > 0 || (before.size === 0) !== (after.size === 0)))
    say('type-changed', where)

  const [oldValues, nowValues] = [valuesOf(old), valuesOf(now)]
  if (side === 'request' && nowValues && (!oldValues || lost(oldValues, new Set(nowValues)).length > 0))
    say('enum-narrowed', where)
  if (side === 'response' && oldValues && (!nowValues || lost(nowValues, new Set(oldValues)).length > 0))
    say('enum-widened', where)
  // A list of values says more than a pattern and a range do.
  const isListed = side === 'response' && !oldValues && nowValues !== undefined && areValuesWithin(old, nowValues)
  if (!isListed) compareLimits({ old, now }, side, where, say)
  compareWords({ old: isListed ? { ...old, pattern: undefined } : old, now }, side, where, say)
  if (side === 'request' && !wasDemanded && !isDeepStrictEqual(old.default, now.default)) say('default-changed', where)

  const [oldRequired, nowRequired] = [new Set(old.required), new Set(now.required)]
  for (const [name, schema] of Object.entries(old.properties ?? {})) {
    const other = now.properties?.[name]
    if (other) next(schema, other, `${where}.${name}`, oldRequired.has(name))
    else say('property-removed', `${where}.${name}`)
  }
  if (side === 'request')
    for (const name of lost(nowRequired, oldRequired)) say('property-demanded', `${where}.${name}`)
  if (side === 'response')
    for (const name of lost(oldRequired, nowRequired))
      if (now.properties?.[name] ?? !old.properties?.[name]) say('property-optional', `${where}.${name}`)

  compareMaps({ old, now }, side, where, say, next)
  if (old.items && now.items) next(old.items, now.items, `${where}[]`)
  else if (side === 'request' ? now.items : old.items) say('type-changed', `${where}[]`)
  if (old.contentSchema && now.contentSchema) next(old.contentSchema, now.contentSchema, where)
  else if (side === 'request' ? now.contentSchema : old.contentSchema) say('type-changed', where)
  compareVariants({ old, now }, side, where, say, next)
}
