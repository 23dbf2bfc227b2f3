// What of a changed contract breaks somebody who relies on the released one. The rules follow oasdiff's: whatever a
// client may send must still be taken, whatever it may rely on in an answer must still come.
import {
  resolve,
  type MediaType,
  type OpenApi,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
  type Schema,
} from '../generate/document.ts'

/** One breach: the rule's name and the place, `rule: place`, as a changelog entry names it. */
export interface Breach {
  rule: BreakingRule
  where: string
}

export type BreakingRule =
  | 'operation-removed'
  | 'operation-renamed'
  | 'session-demanded'
  | 'response-removed'
  | 'media-type-removed'
  | 'parameter-removed'
  | 'parameter-demanded'
  | 'body-removed'
  | 'body-demanded'
  | 'property-removed'
  | 'property-demanded'
  | 'property-optional'
  | 'type-changed'
  | 'enum-narrowed'
  | 'enum-widened'
  | 'limit-narrowed'
  | 'pattern-changed'
  | 'header-removed'

type Side = 'request' | 'response'
interface Pair<T> {
  old: T
  now: T
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const typesOf = (schema: Schema): Set<string> => {
  const own = schema.type === undefined ? [] : [schema.type].flat()
  return new Set(own.flatMap((type) => (type === 'number' ? ['number', 'integer'] : [type])))
}

const lost = <T>(from: Iterable<T>, to: ReadonlySet<T>): T[] => [...from].filter((one) => !to.has(one))

/** All breaches between a released document and the present one. */
export const findBreaches = (released: OpenApi, present: OpenApi): Breach[] => {
  const found: Breach[] = []
  const say = (rule: BreakingRule, where: string): void => {
    found.push({ rule, where })
  }
  const here = <T extends { $ref?: string }>({ old, now }: Pair<T>): Pair<T> => ({
    old: resolve(released, old),
    now: resolve(present, now),
  })

  const compareLimits = ({ old, now }: Pair<Schema>, side: Side, where: string): void => {
    const names: readonly (readonly [string, 1 | -1])[] = [
      ['maxLength', 1],
      ['maxItems', 1],
      ['maximum', 1],
      ['maxProperties', 1],
      ['minLength', -1],
      ['minItems', -1],
      ['minimum', -1],
      ['minProperties', -1],
    ]
    if (side === 'response') return // a wider answer is the reader's to take, a narrower one breaks nobody
    for (const [name, direction] of names) {
      const before = (old[name] ?? direction * Infinity) as number
      const after = (now[name] ?? direction * Infinity) as number
      if ((after - before) * direction < 0) say('limit-narrowed', `${where} ${name}`)
    }
    if (now.pattern !== undefined && now.pattern !== old.pattern) say('pattern-changed', where)
  }

  const compareSchema = (pair: Pair<Schema>, side: Side, where: string, above: readonly Schema[] = []): void => {
    const { old, now } = here(pair)
    if (above.includes(old)) return
    const chain = [...above, old]
    const next = (one: Schema, other: Schema, place: string): void =>
      compareSchema({ old: one, now: other }, side, place, chain)

    const [before, after] = [typesOf(old), typesOf(now)]
    // A request must still take every type it took, an answer must not give one it never gave.
    const gone = side === 'request' ? lost(before, after) : lost(after, before)
    if (before.size + after.size > 0 && (gone.length > 0 || (before.size === 0) !== (after.size === 0)))
      say('type-changed', where)

    const values = (schema: Schema) => schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
    const [oldValues, nowValues] = [values(old), values(now)]
    if (side === 'request' && nowValues && (!oldValues || lost(oldValues, new Set(nowValues)).length > 0))
      say('enum-narrowed', where)
    if (side === 'response' && oldValues && (!nowValues || lost(nowValues, new Set(oldValues)).length > 0))
      say('enum-widened', where)
    compareLimits({ old, now }, side, where)

    const [oldRequired, nowRequired] = [new Set(old.required), new Set(now.required)]
    for (const [name, schema] of Object.entries(old.properties ?? {})) {
      const other = now.properties?.[name]
      if (other) next(schema, other, `${where}.${name}`)
      else say('property-removed', `${where}.${name}`)
    }
    if (side === 'request')
      for (const name of lost(nowRequired, oldRequired)) say('property-demanded', `${where}.${name}`)
    if (side === 'response')
      for (const name of lost(oldRequired, nowRequired))
        if (now.properties?.[name]) say('property-optional', `${where}.${name}`)

    if (old.items && now.items) next(old.items, now.items, `${where}[]`)
    if (old.contentSchema && now.contentSchema) next(old.contentSchema, now.contentSchema, where)
    for (const key of ['allOf', 'anyOf', 'oneOf'] as const) {
      const [olds, nows] = [old[key] ?? [], now[key] ?? []]
      if (side === 'request' ? olds.length > nows.length : key !== 'allOf' && nows.length > olds.length)
        say('type-changed', `${where} ${key}`)
      olds.forEach((schema, index) => {
        if (nows[index]) next(schema, nows[index], where)
      })
    }
  }

  const compareContent = (
    old: Record<string, MediaType>,
    now: Record<string, MediaType>,
    side: Side,
    where: string,
  ): void => {
    for (const [type, media] of Object.entries(old)) {
      const other = now[type]
      if (!other) say('media-type-removed', `${where} ${type}`)
      else if (media.schema && other.schema) compareSchema({ old: media.schema, now: other.schema }, side, where)
    }
  }

  const parametersOf = (document: OpenApi, operation: Operation): Map<string, Parameter> =>
    new Map(
      (operation.parameters ?? [])
        .map((raw) => resolve(document, raw))
        .map((one) => [`${one.in} ${one.in === 'header' ? one.name.toLowerCase() : one.name}`, one]),
    )

  const compareParameters = ({ old, now }: Pair<Operation>, where: string): void => {
    const [before, after] = [parametersOf(released, old), parametersOf(present, now)]
    for (const [key, parameter] of before) {
      const other = after.get(key)
      if (!other) say('parameter-removed', `${where} ${key}`)
      else if (parameter.schema && other.schema)
        compareSchema({ old: parameter.schema, now: other.schema }, 'request', `${where} ${key}`)
    }
    for (const [key, parameter] of after)
      if (parameter.required === true && before.get(key)?.required !== true)
        say('parameter-demanded', `${where} ${key}`)
  }

  const compareBody = (old: RequestBody | undefined, now: RequestBody | undefined, where: string): void => {
    const [before, after] = [old && resolve(released, old), now && resolve(present, now)]
    if (before && !after) say('body-removed', where)
    if (after?.required === true && before?.required !== true) say('body-demanded', where)
    if (before && after) compareContent(before.content, after.content, 'request', `${where} body`)
  }

  const compareResponses = (old: Record<string, Response>, now: Record<string, Response>, where: string): void => {
    for (const [status, response] of Object.entries(old)) {
      const other = now[status]
      if (!other) {
        say('response-removed', `${where} ${status}`)
        continue
      }
      const pair = here({ old: response, now: other })
      compareContent(pair.old.content ?? {}, pair.now.content ?? {}, 'response', `${where} ${status}`)
      const kept = new Set(Object.keys(pair.now.headers ?? {}).map((name) => name.toLowerCase()))
      for (const name of lost(
        Object.keys(pair.old.headers ?? {}).map((one) => one.toLowerCase()),
        kept,
      ))
        say('header-removed', `${where} ${status} ${name}`)
    }
  }

  /** How `{}` reads below. */
  const anybody = ''
  const schemesOf = ({ security = [] }: Operation): string[] => security.map((one) => Object.keys(one).sort().join('+'))

  for (const [address, item] of Object.entries(released.paths)) {
    for (const method of methods) {
      const old = item[method] as Operation | undefined
      if (!old) continue
      const where = `${method.toUpperCase()} ${address}`
      const now = present.paths[address]?.[method] as Operation | undefined
      if (!now) {
        say('operation-removed', where)
        continue
      }
      // Generated clients carry the id as the method's name.
      if (old.operationId !== now.operationId) say('operation-renamed', where)
      const ways = schemesOf(now)
      // `{}` among the ways says that nobody need be known: no scheme at all, written out.
      const before = schemesOf(old).length === 0 ? [anybody] : schemesOf(old)
      if (ways.length > 0 && lost(before, new Set(ways)).length > 0) say('session-demanded', where)
      compareParameters({ old, now }, where)
      compareBody(old.requestBody, now.requestBody, where)
      compareResponses(old.responses, now.responses, where)
    }
  }
  return found
}

/**
 * Breaches nobody has declared. An entry stands in the changelog below a heading **Breaking**, dated and with the
 * breach in code:
 * "- 2026-12-01 `enum-narrowed: POST /services/bft/api/x body.kind`: what to do instead".
 */
export const findUndeclared = (breaches: readonly Breach[], changelog: string): string[] => {
  const declared = new Set([...changelog.matchAll(/^- \d{4}-\d{2}-\d{2} `([^`]+)`: \S/gm)].map(([, entry]) => entry))
  return [...new Set(breaches.map(({ rule, where }) => `${rule}: ${where}`))].filter((entry) => !declared.has(entry))
}
