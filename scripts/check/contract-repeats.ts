// What the contract says twice: a field added to the one place would be missing in the other.
import { isDeepStrictEqual } from 'node:util'

/** Files by name below openapi/, as they are written (`x-like` not carried out). */
export type ContractFiles = ReadonlyMap<string, unknown>

/** So many keys make a thing of its own; smaller ones are quicker read where they stand. */
const keysOfAThing = 12

type Fields = Record<string, unknown>
const isFields = (node: unknown): node is Fields => typeof node === 'object' && node !== null && !Array.isArray(node)

const objectsIn = (node: unknown): Fields[] => {
  if (typeof node !== 'object' || node === null) return []
  return [...(isFields(node) ? [node] : []), ...Object.values(node).flatMap(objectsIn)]
}

/** Examples that write a whole thing out although another file does, and schemas that repeat another's properties. */
export const findRepeats = (files: ContractFiles): string[] => {
  const firstByKeys = new Map<string, string>()
  const findings: string[] = []
  for (const [file, content] of files) {
    if (!file.includes('/examples/')) continue
    for (const thing of objectsIn(content)) {
      const names = Object.keys(thing)
      if (names.length < keysOfAThing || 'x-like' in thing) continue
      const keys = names.sort().join()
      const first = firstByKeys.get(keys)
      if (first === undefined) firstByKeys.set(keys, file)
      else if (first !== file) findings.push(`${file} writes out what ${first} does: say x-like and what differs`)
    }
  }
  const schemas = [...files].flatMap(([file, content]) =>
    file.includes('/schemas/') && isFields(content) && isFields(content.properties)
      ? [{ file, properties: content.properties }]
      : [],
  )
  for (const [index, one] of schemas.entries()) {
    for (const other of schemas.slice(0, index)) {
      const equal = Object.keys(one.properties).filter((name) =>
        isDeepStrictEqual(one.properties[name], other.properties[name]),
      )
      if (equal.length < keysOfAThing) continue
      findings.push(`${one.file} repeats ${equal.length} properties of ${other.file}: say x-like`)
    }
  }
  return [...new Set(findings)]
}
