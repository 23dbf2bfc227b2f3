// The published document in the words of OpenAPI 3.0.3, for code generators: their support of 3.1 is in beta. Derived, never
// published (ground G38).
import type { OpenApi, Schema } from '../generate/document.ts'

type Node = Record<string, unknown>

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part that holds a form's own files. 3.1 names the others by pattern; a generated client needs one name. */
const ownFiles = 'files[files]'

const withoutNull = (schema: Schema): Schema => {
  const { type, anyOf, const: fixed, ...rest } = schema
  // Nothing but null: a value nobody fills.
  if (type === 'null' || fixed === null) return { ...rest, type: 'object', nullable: true }
  if (Array.isArray(type)) {
    const types = type.filter((one) => one !== 'null')
    return {
      ...rest,
      type: types[0]!,
      ...(types.length < type.length ? { nullable: true } : {}),
      ...(fixed === undefined ? {} : { const: fixed }),
    }
  }
  if (anyOf?.some((one) => one.type === 'null')) {
    const others = anyOf.filter((one) => one.type !== 'null')
    return others.length === 1 ? { ...rest, nullable: true, allOf: others } : { ...rest, nullable: true, anyOf: others }
  }
  return schema
}

const older = (schema: Schema): Schema => {
  const {
    const: fixed,
    contentMediaType: _type,
    contentSchema: _content,
    patternProperties,
    examples: _examples,
    ...rest
  } = withoutNull(schema)
  const files: Record<string, Schema> =
    patternProperties === undefined ? {} : { [ownFiles]: Object.values(patternProperties)[0]! }
  // Text or number or object: no generator's union takes all of them; any value does.
  if (rest.anyOf?.some((one) => one.$ref !== undefined) && rest.anyOf.some((one) => one.$ref === undefined)) {
    return { description: rest.description ?? '' }
  }
  // One or a list of them: the Java kit names its reader after the list's type and does not compile.
  if (rest.anyOf?.some(({ type }) => type === 'array')) return { description: rest.description ?? '' }
  return {
    ...rest,
    ...(fixed === undefined ? {} : { enum: [fixed] }),
    ...(patternProperties === undefined ? {} : { properties: { ...rest.properties, ...files } }),
    // Beside a reference 3.0 reads nothing.
    ...(rest.$ref !== undefined && Object.keys(rest).length > 1
      ? { $ref: undefined, allOf: [{ $ref: rest.$ref }] }
      : {}),
  }
}

/**
 * What a JSON part of a form is: `object` where a generator writes the JSON itself, `text` where it does not (Java).
 */
export type JsonParts = 'object' | 'text'

/** Where a value is a schema: below these keys, in a map of them, or in a list. */
const schemaKeys = new Set(['schema', 'items', 'additionalProperties'])
const schemaMaps = new Set(['properties', 'patternProperties', 'schemas'])
const schemaLists = new Set(['allOf', 'anyOf', 'oneOf'])

const convert = (value: unknown, isSchema: boolean, jsonParts: JsonParts): unknown => {
  const partOf = (schema: Schema): Schema =>
    jsonParts === 'object' && schema.contentMediaType === 'application/json' && schema.contentSchema !== undefined
      ? schema.contentSchema
      : schema
  if (Array.isArray(value)) return value.map((one) => convert(one, isSchema, jsonParts))
  if (!isObject(value)) return value
  const node = isSchema ? older(value as Schema) : value
  return Object.fromEntries(
    Object.entries(node)
      .filter(([, child]) => child !== undefined)
      .map(([key, child]) => {
        if (key === 'example' || key === 'enum' || key === 'default') return [key, child]
        if (schemaKeys.has(key) || schemaLists.has(key)) return [key, convert(child, true, jsonParts)]
        if (schemaMaps.has(key) && isObject(child)) {
          return [
            key,
            Object.fromEntries(
              Object.entries(child).map(([name, one]) => [name, convert(partOf(one as Schema), true, jsonParts)]),
            ),
          ]
        }
        return [key, convert(child, false, jsonParts)]
      }),
  )
}

/**
 * @param document the bundled document, OpenAPI 3.1
 * @returns the same operations as OpenAPI 3.0.3: null types as `nullable`, examples left out
 */
export const olderDocument = (document: OpenApi, jsonParts: JsonParts): OpenApi => {
  const { components, paths, ...head } = convert(document, false, jsonParts) as unknown as OpenApi & {
    components: Node
  }
  const {
    summary: _summary,
    license,
    ...info
  } = head.info as OpenApi['info'] & { summary?: string; license?: { name: string } }
  const { examples: _examples, ...kept } = components
  const whole = {
    ...head,
    openapi: '3.0.3',
    info: { ...info, ...(license === undefined ? {} : { license: { name: license.name } }) },
    paths,
    components: kept,
  }
  // Named examples refer to a part of the document that 3.0 readers trip over; they teach a generator nothing.
  const isKept = (key: string, value: unknown): boolean => key !== 'examples' || !isObject(value)
  return JSON.parse(JSON.stringify(whole, (key, value: unknown) => (isKept(key, value) ? value : undefined))) as OpenApi
}
