/** What the desk says of settings, in the file a pack says them in: an export holds it, all else as it was written (CD-424). */
import { isDeepStrictEqual } from 'node:util'
import { isMap, isNode, isScalar, parse, parseDocument, stringify, type YAMLMap } from 'yaml'
import type { PackDocument } from './pack/document.ts'
import { periodsOf, type SettingEdits } from './periods.ts'

export const withSettingEdits = (document: PackDocument, edits: SettingEdits | undefined): PackDocument => {
  if (edits === undefined) return document
  const settings = { ...document.pack.settings, ...periodsOf(document.pack.settings, edits) }
  return { ...document, pack: { ...document.pack, settings } }
}

interface Splice {
  from: number
  to: number
  text: string
}

/** A new entry in front of those there are: their indent is known there, and no comment is parted from its line. */
const entryInto = (text: string, map: YAMLMap, entry: string): Splice | undefined => {
  const [start] = map.range!
  if (map.flow === true)
    return { from: start + 1, to: start + 1, text: map.items.length === 0 ? ` ${entry} ` : ` ${entry},` }
  const first = map.items[0]?.key
  const at = isNode(first) ? first.range?.[0] : undefined
  if (at === undefined) return undefined
  return { from: at, to: at, text: `${entry}\n${' '.repeat(at - (text.lastIndexOf('\n', at - 1) + 1))}` }
}

const spliceOf = (text: string, path: readonly string[], value: number): Splice | undefined => {
  let node: unknown = parseDocument(text).contents
  for (const [depth, name] of path.entries()) {
    if (!isMap(node)) return undefined
    const next: unknown = node.get(name, true)
    if (next === undefined) {
      const inner = path.slice(depth + 1).reduceRight((within, one) => `{ ${one}: ${within} }`, String(value))
      return entryInto(text, node, `${name}: ${inner}`)
    }
    node = next
  }
  if (!isScalar(node) || !node.range) return undefined
  return { from: node.range[0], to: node.range[1], text: String(value) }
}

const put = (data: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: number): void => {
  if (rest.length === 0) data[name] = value
  else put((data[name] ??= {}) as Record<string, unknown>, rest, value)
}

/** The one number in its place; a file written in a way nobody thought of is written anew, and says the same. */
const withNumber = (text: string, path: readonly string[], value: number): string => {
  const wanted = parse(text) as Record<string, unknown>
  put(wanted, path, value)
  const splice = spliceOf(text, path, value)
  if (splice !== undefined) {
    const next = text.slice(0, splice.from) + splice.text + text.slice(splice.to)
    try {
      if (isDeepStrictEqual(parse(next), wanted)) return next
    } catch {
      // Written anew.
    }
  }
  return stringify(wanted, { lineWidth: 0 })
}

/** `pack.yaml` with them. */
export const packFileWith = (text: string, edits: SettingEdits): string =>
  Object.entries(edits).reduce(
    (file, [subject, numbers]) =>
      Object.entries(numbers).reduce(
        (next, [name, value]) => withNumber(next, ['settings', subject, name], value),
        file,
      ),
    text,
  )
