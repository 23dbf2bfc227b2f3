// Compares the shapes of two bodies by their schema: keys and types, never values. A key that the schema leaves open
// may be missing on either side.
import { resolve, type OpenApi, type Schema } from '../../scripts/generate/document.ts'

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
type Fields = Record<string, unknown>

/** The schemas that may describe a value: alternatives flattened, what is combined taken together. */
const partsOf = (document: OpenApi, given: Schema): Schema[] => {
  const schema = resolve(document, given)
  const more = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) =>
    partsOf(document, one),
  )
  return [schema, ...more]
}

const mayBeNull = (parts: readonly Schema[]): boolean => parts.some(({ type }) => [type].flat().includes('null'))

/** One sentence for each place where the two differ in more than their values. */
export const shapeMistakes = (
  document: OpenApi,
  schema: Schema,
  mocked: unknown,
  served: unknown,
  place = '',
): string[] => {
  const parts = partsOf(document, schema)
  const [ours, theirs] = [kindOf(mocked), kindOf(served)]
  if (ours !== theirs) {
    const isNullOfOne = [ours, theirs].includes('null') && mayBeNull(parts)
    // A value that the schema leaves to a topic, a document or a setting has no one type.
    const isOpen = parts.length > 1 && !mayBeNull(parts)
    return isNullOfOne || isOpen ? [] : [`${place || 'the body'}: ${ours} on the mock, ${theirs} on the server`]
  }
  if (ours === 'array') {
    const items = parts.find((part) => part.items)?.items
    const [first, other] = [(mocked as unknown[])[0], (served as unknown[])[0]]
    return items === undefined || first === undefined || other === undefined
      ? []
      : shapeMistakes(document, items, first, other, `${place}[]`)
  }
  if (ours !== 'object') return []
  const properties: Record<string, Schema> = Object.assign({}, ...parts.map((part) => part.properties ?? {}))
  const demanded = new Set(parts.length === 1 ? parts[0]!.required : [])
  const isOptional = (key: string): boolean => properties[key] !== undefined && !demanded.has(key)
  const [left, right] = [mocked as Fields, served as Fields]
  const isMap = Object.keys(properties).length === 0
  const alone = (one: Fields, other: Fields, where: string): string[] =>
    isMap
      ? []
      : Object.keys(one)
          .filter((key) => !(key in other) && !isOptional(key))
          .map((key) => `${place || 'the body'}: ${key} on the ${where} alone`)
  return [
    ...alone(left, right, 'mock'),
    ...alone(right, left, 'server'),
    ...Object.keys(left)
      .filter((key) => key in right && properties[key])
      .flatMap((key) => shapeMistakes(document, properties[key]!, left[key], right[key], `${place}.${key}`)),
  ]
}
