// What of a changed contract breaks somebody who relies on the released one. The rules follow oasdiff's: whatever a
// client may send must still be taken, whatever it may rely on in an answer must still come.
import { isDeepStrictEqual } from 'node:util'
import {
  resolve,
  type Header,
  type MediaType,
  type OpenApi,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
  type Schema,
} from '../generate/document.ts'
import { compareExamples, compareLinks, compareRules } from './breaking-rules.ts'
import { compareSchema, lost, type Breach, type BreakingRule, type Pair, type Side } from './breaking-schema.ts'
import { createDocumentCheck } from './document-check.ts'

export type { Breach, BreakingRule } from './breaking-schema.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
interface Server {
  url: string
}
interface SecurityScheme {
  $ref?: string
  description?: string
  [key: string]: unknown
}
interface PathItem {
  parameters?: Parameter[]
  servers?: Server[]
}
type Placed = Operation & { servers?: Server[] }
interface Found {
  item: PathItem
  operation: Placed
}

/** How a parameter is written, with what is meant where nothing is said (OpenAPI 3.1, Parameter Object). */
const styleOf = (parameter: Parameter & { style?: string; explode?: boolean }): string => {
  const style = parameter.style ?? (parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple')
  return `${style} ${parameter.explode ?? style === 'form'}`
}

const lowered = <T>(record: Record<string, T> = {}): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]))

type Ending = Operation & { deprecated?: boolean }
/** The day until which a deprecated operation stays, as its document says. */
const sunsetOf = (operation: Ending): string | undefined =>
  operation.deprecated === true ? (operation['x-sunset'] as string | undefined) : undefined

/** Days between the release that announces an end and the end (CD-83). */
const noticeDays = 180
const earliestEnd = (today: string): string =>
  new Date(Date.parse(today) + noticeDays * 86_400_000).toISOString().slice(0, 10)

const component = /^#\/components\/([^/]+)\/([^/]+)$/
/** Names of components that something refers to, as `kind/name`. */
const referencesOf = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const found = key === '$ref' && typeof value === 'string' ? component.exec(value) : null
    return found ? [`${found[1]}/${found[2]}`] : referencesOf(value)
  })
}

/**
 * Tells whether something is the same in both documents, with all it refers to: what is need not be compared.
 */
const createSameness = (released: OpenApi, present: OpenApi): ((pair: Pair<unknown>) => boolean) => {
  const entriesOf = (document: OpenApi): Map<string, unknown> =>
    new Map(
      Object.entries(document.components ?? {}).flatMap(([kind, named]) =>
        Object.entries(named as object).map(([name, value]) => [`${kind}/${name}`, value] as const),
      ),
    )
  const [before, after] = [entriesOf(released), entriesOf(present)]
  const usersOf = new Map<string, string[]>()
  for (const [name, value] of before)
    for (const used of referencesOf(value)) usersOf.set(used, [...(usersOf.get(used) ?? []), name])
  const changed = new Set<string>()
  const queue = [...before].filter(([name, value]) => !isDeepStrictEqual(value, after.get(name))).map(([name]) => name)
  for (const name of queue) {
    if (changed.has(name)) continue
    changed.add(name)
    queue.push(...(usersOf.get(name) ?? []))
  }
  return ({ old, now }) => isDeepStrictEqual(old, now) && !referencesOf(old).some((name) => changed.has(name))
}

/**
 * All breaches between a released document and the present one.
 * @param today year-month-day: what was announced to end before it may be gone
 */
export const findBreaches = (
  released: OpenApi,
  present: OpenApi,
  today = new Date().toISOString().slice(0, 10),
): Breach[] => {
  const found: Breach[] = []
  const say = (rule: BreakingRule, where: string): void => {
    found.push({ rule, where })
  }
  const here = <T extends { $ref?: string }>({ old, now }: Pair<T>): Pair<T> => ({
    old: resolve(released, old),
    now: resolve(present, now),
  })

  const isSame = createSameness(released, present)
  let check: ReturnType<typeof createDocumentCheck> | undefined
  const compareShown = (pair: Pair<MediaType | Parameter | Header>, where: string): void => {
    if (isSame(pair)) return
    compareExamples(pair, [released, present], where, { check: (check ??= createDocumentCheck(present)), say })
  }

  const compare = (old: Schema, now: Schema, side: Side, where: string, wasDemanded = true): void => {
    if (!isSame({ old, now })) compareSchema({ old, now }, side, where, { here, say }, wasDemanded)
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
      else if (media.schema && other.schema) compare(media.schema, other.schema, side, where)
      else if (side === 'request' ? other.schema : media.schema) say('type-changed', `${where} ${type}`)
      if (other) compareShown({ old: media, now: other }, `${where} ${type}`)
    }
  }

  const parametersOf = (document: OpenApi, { item, operation }: Found): Map<string, Parameter> =>
    new Map(
      [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        .map((raw) => resolve(document, raw))
        .map((one) => [`${one.in} ${one.in === 'header' ? one.name.toLowerCase() : one.name}`, one]),
    )

  const compareParameters = ({ old, now }: Pair<Found>, where: string): void => {
    const [before, after] = [parametersOf(released, old), parametersOf(present, now)]
    for (const [key, parameter] of before) {
      const other = after.get(key)
      if (!other) {
        say('parameter-removed', `${where} ${key}`)
        continue
      }
      if (styleOf(parameter) !== styleOf(other)) say('parameter-style-changed', `${where} ${key}`)
      if (parameter.schema && other.schema)
        compare(parameter.schema, other.schema, 'request', `${where} ${key}`, parameter.required === true)
      compareShown({ old: parameter, now: other }, `${where} ${key}`)
    }
    for (const [key, parameter] of after)
      if (parameter.required === true && before.get(key)?.required !== true)
        say('parameter-demanded', `${where} ${key}`)
  }

  const compareBody = (
    old: RequestBody | undefined,
    now: RequestBody | undefined,
    where: string,
    side: Side = 'request',
  ): void => {
    const [before, after] = [old && resolve(released, old), now && resolve(present, now)]
    if (before && !after) say('body-removed', where)
    if (after?.required === true && before?.required !== true) say('body-demanded', where)
    if (before && after) compareContent(before.content, after.content, side, `${where} body`)
  }

  const compareHeaders = (old: Record<string, Header>, now: Record<string, Header>, where: string): void => {
    for (const [name, header] of Object.entries(old)) {
      const other = now[name]
      if (!other) {
        say('header-removed', `${where} ${name}`)
        continue
      }
      const pair = here({ old: header, now: other })
      if (pair.old.required === true && pair.now.required !== true) say('header-optional', `${where} ${name}`)
      if (pair.old.schema && pair.now.schema) compare(pair.old.schema, pair.now.schema, 'response', `${where} ${name}`)
      compareShown(pair, `${where} ${name}`)
    }
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
      compareHeaders(lowered(pair.old.headers), lowered(pair.now.headers), `${where} ${status}`)
      compareLinks(pair, `${where} ${status}`, say)
    }
  }

  /** What travels over a connection that stays open: what the client sends of a WebSocket is a request, all else an answer. */
  const compareFrames = ({ old, now }: Pair<Operation>, where: string): void => {
    for (const extension of ['x-websocket', 'x-event-stream'] as const) {
      const [before, after] = [old[extension], now[extension]] as (Record<string, string> | undefined)[]
      for (const [line, name] of Object.entries(before ?? {})) {
        const frame = released.components?.schemas?.[name]
        const other = present.components?.schemas?.[after?.[line] ?? '']
        const side = extension === 'x-websocket' && line === 'send' ? 'request' : 'response'
        if (frame && other) compare(frame, other, side, `${where} ${line}`)
        else if (frame) say('frames-removed', `${where} ${line}`)
      }
    }
  }

  const serversOf = (document: OpenApi, own?: Server[]): string[] =>
    (own ?? (document as { servers?: Server[] }).servers ?? [{ url: '/' }]).map(({ url }) => url)
  const compareServers = (old: Found | undefined, now: Found | undefined, where: string): void => {
    const [before, after] = [old, now].map((one) => one?.operation.servers ?? one?.item.servers)
    // What holds for the whole document is said once.
    if (old && !before && !after) return
    for (const url of lost(serversOf(released, before), new Set(serversOf(present, after))))
      say('server-removed', `${where}${url}`)
  }

  const compareSchemes = (): void => {
    const [before, after] = [released, present].map(
      ({ components }) => (components?.['securitySchemes'] ?? {}) as Record<string, SecurityScheme>,
    )
    for (const [name, scheme] of Object.entries(before ?? {})) {
      const other = after?.[name]
      if (!other) {
        say('security-changed', name)
        continue
      }
      const pair = here({ old: scheme, now: other })
      for (const key of new Set([...Object.keys(pair.old), ...Object.keys(pair.now)]))
        if (key !== 'description' && !key.startsWith('x-') && !isDeepStrictEqual(pair.old[key], pair.now[key]))
          say('security-changed', `${name} ${key}`)
    }
  }

  /** How `{}` reads below. */
  const anybody = ''
  const schemesOf = (document: OpenApi, { security = document.security ?? [] }: Operation): string[] =>
    security.map((one) =>
      Object.entries(one)
        .map(([name, scopes]) => [name, ...[...scopes].sort()].join(' '))
        .sort()
        .join('+'),
    )

  const compareOperation = ({ old, now }: Pair<Found>, where: string): void => {
    const [before, after] = [old.operation, now.operation]
    const [end, newEnd] = [sunsetOf(before), sunsetOf(after)]
    if (newEnd !== undefined && newEnd !== end && newEnd < (end ?? earliestEnd(today))) say('sunset-too-early', where)
    if ((after as Ending).deprecated === true && newEnd === undefined) say('sunset-missing', where)
    // Generated clients carry the id as the method's name, and the tag as that of what the method is in.
    if (before.operationId !== after.operationId) say('operation-renamed', where)
    if (before.tags[0] !== after.tags[0]) say('operation-moved', where)
    const ways = schemesOf(present, after)
    // `{}` among the ways says that nobody need be known: no scheme at all, written out.
    const waysBefore = schemesOf(released, before)
    if (ways.length > 0 && lost(waysBefore.length === 0 ? [anybody] : waysBefore, new Set(ways)).length > 0)
      say('session-demanded', where)
    compareRules({ old: before, now: after }, where, say)
    compareServers(old, now, `${where} `)
    compareParameters({ old, now }, where)
    compareBody(before.requestBody, after.requestBody, where)
    compareResponses(before.responses, after.responses, where)
    compareFrames({ old: before, now: after }, where)
  }

  compareServers(undefined, undefined, '')
  compareSchemes()
  // They are what types of generated clients are called.
  for (const name of lost(
    Object.keys(released.components?.schemas ?? {}),
    new Set(Object.keys(present.components?.schemas ?? {})),
  ))
    say('schema-removed', name)
  for (const [address, item] of Object.entries(released.paths)) {
    for (const method of methods) {
      const operation = item[method] as Placed | undefined
      if (!operation) continue
      const where = `${method.toUpperCase()} ${address}`
      const other = present.paths[address]?.[method] as Placed | undefined
      const end = sunsetOf(operation)
      if (other)
        compareOperation(
          { old: { item, operation }, now: { item: present.paths[address] as PathItem, operation: other } },
          where,
        )
      else if (end === undefined || end >= today) say('operation-removed', where)
    }
  }
  // Of a webhook the body is what is told, so it is compared as an answer.
  for (const [name, item] of Object.entries(released.webhooks ?? {})) {
    const [old, now] = [item['post'], present.webhooks?.[name]?.['post']] as (Operation | undefined)[]
    if (old && now) compareBody(old.requestBody, now.requestBody, `webhook ${name}`, 'response')
    else if (old) say('operation-removed', `webhook ${name}`)
  }
  return found
}

/** What has changed since the last release: everything below the changelog's first heading, before the second. */
export const newestSection = (changelog: string): string => changelog.split(/^## .*$/m)[1] ?? ''

/**
 * Breaches nobody has declared. An entry stands in the changelog's newest section below **Breaking**, dated and with the
 * breach in code; what an earlier release declared excuses nothing.
 * "- 2026-12-01 `enum-narrowed: POST /services/bft/api/x body.kind`: what to do instead". A star in the place of method
 * and address means every operation: "`property-removed: * 404.case`".
 */
export const findUndeclared = (breaches: readonly Breach[], changelog: string): string[] => {
  const declared = new Set(
    [...newestSection(changelog).matchAll(/^- \d{4}-\d{2}-\d{2} `([^`]+)`: \S/gm)].map(([, entry]) => entry),
  )
  const everywhere = (entry: string): string => entry.replace(/: [A-Z]+ \/\S+ /, ': * ')
  return [...new Set(breaches.map(({ rule, where }) => `${rule}: ${where}`))].filter(
    (entry) => !declared.has(entry) && !declared.has(everywhere(entry)),
  )
}
