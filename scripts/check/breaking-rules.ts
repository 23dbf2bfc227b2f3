// What an operation promises beside its schemas and breaks somebody when it changes: rules the server acts on (`x-…`, as
// openapi/README.md lists them), links and examples.
import { isDeepStrictEqual } from 'node:util'
import { examplesOf, type MediaType, type OpenApi, type Operation, type Response } from '../generate/document.ts'
import { lost, type Pair, type Say } from './breaking-schema.ts'

/** Without a rule of its own an operation's body may have so many bytes. */
const usualBodyLimit = 65_536

type IsBreach = (old: unknown, now: unknown) => boolean
const isDropped: IsBreach = (old, now) => old !== undefined && !isDeepStrictEqual(old, now)
const isDemanded: IsBreach = (old, now) => isDropped(now, old)
const isOther: IsBreach = (old, now) => !isDeepStrictEqual(old, now)

/** Who may call by the least role. */
const callers: Record<string, readonly string[]> = {
  member: ['agent', 'writer', 'lead', 'admin'],
  agent: ['agent', 'lead', 'admin'],
  writer: ['writer', 'lead', 'admin'],
  lead: ['lead', 'admin'],
  admin: ['admin'],
}
export const callersOf = (role: unknown): readonly string[] => callers[String(role ?? 'member')] ?? []
/** What is refused first under load comes first. */
const underLoad = ['poll', 'search', undefined] as unknown[]

const rules: Record<string, IsBreach> = {
  'x-idempotent': isDropped,
  'x-token-link': isDropped,
  'x-machine': isDropped,
  'x-feature': isDemanded,
  'x-feature-any': isDemanded,
  'x-step-up': isDemanded,
  'x-whole-desk': isDemanded,
  // Longer is staler, shorter is slower, and what is never stored stays with nobody.
  'x-cache-ttl': isOther,
  'x-no-store': isOther,
  'x-never-cached-by-client': isOther,
  'x-body-limit': (old, now) => Number(now ?? usualBodyLimit) < Number(old ?? usualBodyLimit),
  'x-role': (old, now) => lost(callersOf(old), new Set(callersOf(now))).length > 0,
  'x-under-load': (old, now) => underLoad.indexOf(now) < underLoad.indexOf(old),
}

/** Rules of several numbers: a lower one breaks, and a new one, of which there was none before. */
const limits = ['x-rate-limit', 'x-rule-limits'] as const

/** The rules the server acts on, of one operation. */
export const compareRules = ({ old, now }: Pair<Operation>, where: string, say: Say): void => {
  for (const [rule, isBreach] of Object.entries(rules) as [`x-${string}`, IsBreach][])
    if (isBreach(old[rule], now[rule])) say('rule-changed', `${where} ${rule}`)
  for (const rule of limits) {
    const [before, after] = [old, now].map((one) => (one[rule] ?? {}) as Record<string, number>)
    for (const [name, most] of Object.entries(after!))
      if (most < (before![name] ?? Infinity)) say('rule-changed', `${where} ${rule} ${name}`)
  }
}

/** Where an answer leads: a link stays, and leads to the same operation with the same values. */
export const compareLinks = ({ old, now }: Pair<Response>, where: string, say: Say): void => {
  for (const [name, { description: _, ...link }] of Object.entries(old.links ?? {})) {
    const { description: __, ...other } = now.links?.[name] ?? {}
    if (!isDeepStrictEqual(link, other)) say('link-removed', `${where} ${name}`)
  }
}

/**
 * Examples are what people copy: a named one stays, and fits what is said beside it.
 * @param check whether a value fits a schema of the present document
 */
export const compareExamples = (
  { old, now }: Pair<Pick<MediaType, 'schema' | 'example' | 'examples'>>,
  [released, present]: readonly [OpenApi, OpenApi],
  where: string,
  { check, say }: { check: (schema: object, value: unknown) => string[]; say: Say },
): void => {
  const after = new Map(examplesOf(present, now))
  for (const name of lost(new Map(examplesOf(released, old)).keys(), new Set(after.keys())))
    say('example-removed', `${where} ${name}`)
  for (const [name, value] of after)
    if (now.schema && check(now.schema, value).length > 0) say('example-broken', `${where} ${name}`)
}
