/**
 * Readers that turn YAML nodes into typed values and name the line of whatever does not fit. A mistake is reported and
 * `unread` answered; the pack is thrown away at the end, so that value is never used.
 */
import { isAlias, isMap, isPair, isScalar, isSeq, type Document, type LineCounter, type Node, type Pair } from 'yaml'
import type { MentionKind, PackReport } from './mistakes.ts'
import {
  anySource,
  listSource,
  localizedSource,
  numberSource,
  objectSource,
  recordSource,
  textSource,
  wordSource,
  yesNoSource,
  type Part,
  type Source,
} from './source.ts'

export interface YamlFile {
  /** Path inside the pack, with `/`. */
  file: string
  lines: LineCounter
  /** Lines before the YAML begins (front matter). */
  lineOffset: number
  document: Document
}

export interface PackContext {
  /** Hosts whose players may stand in iframes (setting videoHosts). */
  videoHosts: readonly string[]
  report: PackReport
  defaultLocale: string
  locales: readonly string[]
  /** Gets what the allow-list takes out of an article: a writer is told, a whole pack is not turned away for it. */
  takenOut?: { line: number; message: string }[]
}

/** A value in a file: where it stands and what it is called in messages (`topics[2].fields[0].type`). */
export interface Place {
  context: PackContext
  source: YamlFile
  node: Node | null
  name: string
  line: number
}

export interface Reader<T> {
  (place: Place): T
  /** The same as people write it; a reader without one passes on whatever stands there. */
  source?: Source
}
export type Read<R> = R extends Reader<infer T> ? T : never

const unread = undefined as never

export const withSource = <T>(source: Source, reader: (place: Place) => T): Reader<T> =>
  Object.assign((place: Place) => reader(place), { source })
export const sourceOf = ({ source = anySource }: Reader<unknown>): Source => source

export const lineOf = (source: YamlFile, node: unknown, fallback: number): number => {
  const range = (node as { range?: [number, number, number] | null } | null)?.range
  return range ? source.lines.linePos(range[0]).line + source.lineOffset : fallback
}

const below = (place: Place, node: unknown, name: string, line = place.line): Place => {
  const resolved = isAlias(node) ? (node.resolve(place.source.document) ?? null) : (node as Node | null)
  return {
    ...place,
    node: resolved,
    name: place.name ? (name.startsWith('[') ? `${place.name}${name}` : `${place.name}.${name}`) : name,
    line: lineOf(place.source, node, line),
  }
}

export const complain = (place: Place, message: string): never => {
  place.context.report.mistakes.push({
    file: place.source.file,
    line: place.line,
    message: place.name ? `${place.name}: ${message}` : message,
  })
  return unread
}

const isNothing = (place: Place): boolean => place.node === null || (isScalar(place.node) && place.node.value === null)

export interface TextRules {
  min?: number
  max?: number
  pattern?: RegExp
  hint?: string
}

/** A string. Numbers are refused, not turned into text: `1.10` would become `1.1`. */
export const text = (rules: TextRules = {}): Reader<string> =>
  withSource(textSource, (place) => {
    const value = isScalar(place.node) ? place.node.value : undefined
    if (typeof value !== 'string') return complain(place, 'must be a text (put numbers in quotes)')
    return checkText(place, value, rules)
  })

const checkText = (place: Place, value: string, rules: TextRules): string => {
  const { min = 1, max = 20_000, pattern, hint } = rules
  const length = [...value].length
  if (!value.isWellFormed() || value.includes('\u0000')) return complain(place, 'holds characters that are no text')
  if (length < min) return complain(place, 'must not be empty')
  if (length > max) return complain(place, `has ${length} characters, ${max} are allowed`)
  if (pattern && !pattern.test(value))
    return complain(place, `"${value}" ${hint ?? `does not match ${pattern.source}`}`)
  return value
}

/** An id that is text on the wire but a number in many packs (`id: 9852`): both are taken. */
export const idText = (rules: TextRules): Reader<string> =>
  withSource(textSource, (place) => {
    const value = isScalar(place.node) ? place.node.value : undefined
    if (typeof value !== 'string' && typeof value !== 'number')
      return complain(place, 'must be a text or a whole number')
    return checkText(place, String(value), rules)
  })

export const integer = (min: number, max: number): Reader<number> =>
  withSource(numberSource, (place) => {
    const value = isScalar(place.node) ? place.node.value : undefined
    if (typeof value !== 'number' || !Number.isInteger(value)) return complain(place, 'must be a whole number')
    if (value < min || value > max) return complain(place, `${value} is not between ${min} and ${max}`)
    return value
  })

export const yesNo: Reader<boolean> = withSource(yesNoSource, (place) => {
  const value = isScalar(place.node) ? place.node.value : undefined
  return typeof value === 'boolean' ? value : complain(place, 'must be true or false')
})

export const oneOf = <const T extends string>(values: readonly T[]): Reader<T> =>
  withSource(wordSource(values[0] ?? ''), (place) => {
    const value = isScalar(place.node) ? place.node.value : undefined
    return values.includes(value as T)
      ? (value as T)
      : complain(place, `"${String(value)}" is not one of ${values.join(', ')}`)
  })

/** `a`, read through `change`; for values a pack may write in more than one form. */
export const mapped = <A, B>(reader: Reader<A>, change: (value: A, place: Place) => B): Reader<B> =>
  withSource(sourceOf(reader), (place) => {
    const before = place.context.report.mistakes.length
    const value = reader(place)
    return place.context.report.mistakes.length > before ? unread : change(value, place)
  })

export const orNull = <T>(reader: Reader<T>): Reader<T | null> =>
  withSource(sourceOf(reader), (place) => (isNothing(place) ? null : reader(place)))

export const list = <T>(reader: Reader<T>, max = 10_000): Reader<T[]> =>
  withSource(listSource(sourceOf(reader)), (place) => {
    if (isNothing(place)) return []
    if (!isSeq(place.node)) return complain(place, 'must be a list')
    if (place.node.items.length > max)
      return complain(place, `has ${place.node.items.length} entries, ${max} are allowed`)
    return place.node.items.map((item, index) => reader(below(place, item, `[${index}]`)))
  })

const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key)

/** A map whose keys the author chooses. */
export const record = <T>(reader: Reader<T>, keyRules: TextRules = {}): Reader<Record<string, T>> =>
  withSource(recordSource(sourceOf(reader)), (place) => {
    if (isNothing(place)) return {}
    if (!isMap(place.node)) return complain(place, 'must be a map')
    const result: Record<string, T> = {}
    for (const pair of place.node.items) {
      const at = below(place, pair.key, keyOf(pair))
      checkText(at, keyOf(pair), { max: 200, ...keyRules })
      if (Object.hasOwn(result, keyOf(pair))) complain(at, 'stands twice')
      result[keyOf(pair)] = reader(below(place, pair.value, keyOf(pair), at.line))
    }
    return result
  })

/** An optional property with the value it has when the pack leaves it out. */
export interface Optional<T> {
  reader: Reader<T>
  absent: T
  optional: true
  /** Who edits it has no such key where a file has none. */
  isRare?: true
}
export const optional = <T, A extends T>(reader: Reader<T>, absent: A): Optional<T> => ({
  reader,
  absent,
  optional: true,
})

/** An optional property that is null when the pack leaves it out. */
export const maybe = <T>(reader: Reader<T>): Optional<T | null> => optional<T | null, null>(orNull(reader), null)

/** As `maybe`, for a key that is not there where a file leaves it out. */
export const seldom = <T>(property: Optional<T>): Optional<T> => ({ ...property, isRare: true })

type Property = Reader<unknown> | Optional<unknown>
type ObjectOf<P extends Record<string, Property>> = {
  [K in keyof P]: P[K] extends Optional<infer T> ? T : P[K] extends Reader<infer T> ? T : never
}

/** A map with known keys: an unknown key is a mistake on its own line, a missing one on the line of the map. */
export const object = <P extends Record<string, Property>>(properties: P): Reader<ObjectOf<P>> =>
  withSource(objectSource(partsOf(properties)), (place) => {
    if (!isMap(place.node)) return complain(place, 'must be a map')
    const pairs = new Map<string, Pair>()
    for (const pair of place.node.items) {
      if (!isPair(pair)) continue
      const key = keyOf(pair)
      if (key in properties) pairs.set(key, pair)
      else complain(below(place, pair.key, key), `is not known here (known: ${Object.keys(properties).join(', ')})`)
    }
    const result: Record<string, unknown> = {}
    for (const [key, property] of Object.entries(properties)) {
      const pair = pairs.get(key)
      const isOptional = typeof property !== 'function'
      const reader = isOptional ? property.reader : property
      if (pair) {
        const keyLine = lineOf(place.source, pair.key, place.line)
        const at = below(place, pair.value, key, keyLine)
        result[key] =
          isOptional && isNothing(at) ? property.absent : reader(isNothing(at) ? { ...at, line: keyLine } : at)
      } else if (isOptional) result[key] = property.absent
      else complain(place, `${key} is missing`)
    }
    return result as ObjectOf<P>
  })

const partsOf = (properties: Readonly<Record<string, Property>>): Record<string, Part> =>
  Object.fromEntries(
    Object.entries(properties).map(([key, property]) => [
      key,
      typeof property === 'function'
        ? { source: sourceOf(property) }
        : { ...property, source: sourceOf(property.reader) },
    ]),
  )

/**
 * A value in the default locale or a map by locale (PLAN's `L`): the default locale must be there, and only offered
 * locales.
 */
export type Localized<T = string> = Record<string, T>

export const localized = <T>(reader: Reader<T>): Reader<Localized<T>> =>
  withSource(localizedSource, (place) => {
    const { defaultLocale, locales } = place.context
    if (!isMap(place.node)) return { [defaultLocale]: reader(place) }
    const result: Localized<T> = {}
    for (const pair of place.node.items) {
      const locale = keyOf(pair)
      const at = below(place, pair.value, locale, lineOf(place.source, pair.key, place.line))
      if (!locales.includes(locale))
        complain(
          { ...at, line: lineOf(place.source, pair.key, place.line) },
          `is not a locale of this pack (${locales.join(', ')})`,
        )
      else result[locale] = reader(at)
    }
    if (!(defaultLocale in result)) complain(place, `has no ${defaultLocale} text`)
    return result
  })

/** Notes that this value defines something of `kind`; the same name twice is a mistake. */
export const defines = <T extends string | number>(kind: MentionKind, reader: Reader<T>): Reader<T> =>
  mapped(reader, (value, place) => {
    place.context.report.definitions.push({ kind, name: String(value), file: place.source.file, line: place.line })
    return value
  })

/** Notes that this value names something of `kind` that must exist. */
export const refersTo = <T extends string | number>(kind: MentionKind, reader: Reader<T>): Reader<T> =>
  mapped(reader, (value, place) => {
    place.context.report.references.push({ kind, name: String(value), file: place.source.file, line: place.line })
    return value
  })
