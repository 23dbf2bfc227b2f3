// The bundled OpenAPI document as the generator sees it, and the few questions it is asked.

/** A JSON Schema (2020-12) as OpenAPI 3.1 uses it; `$ref` may stand beside annotations. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean | null
  format?: string
  default?: unknown
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  contentMediaType?: string
  contentSchema?: Schema
  [keyword: string]: unknown
}

interface Shown {
  schema?: Schema
  example?: unknown
  examples?: Record<string, Example>
}
export interface Header extends Shown {
  $ref?: string
  required?: boolean
}
export interface Parameter extends Header {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
}
export interface Example {
  $ref?: string
  summary?: string
  value?: unknown
}
export interface MediaType extends Shown {
  encoding?: Record<string, { contentType?: string }>
}
export interface RequestBody {
  $ref?: string
  required?: boolean
  content: Record<string, MediaType>
}
export interface Link {
  description?: string
  [member: string]: unknown
}
export interface Response {
  $ref?: string
  description?: string
  links?: Record<string, Link>
  headers?: Record<string, Header>
  content?: Record<string, MediaType>
}
export interface Operation {
  operationId: string
  tags: string[]
  summary?: string
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, Response>
  security?: Record<string, string[]>[]
  [extension: `x-${string}`]: unknown
}
export interface OpenApi {
  openapi: string
  info: { title: string; version: string }
  tags?: { name: string; description?: string }[]
  security?: Record<string, string[]>[]
  paths: Record<string, Record<string, unknown>>
  webhooks?: Record<string, Record<string, unknown>>
  components?: { schemas?: Record<string, Schema>; [kind: string]: unknown }
}

/** One operation with its address; parameters of the path item are merged in, the operation's own win. */
export interface PlacedOperation {
  path: string
  method: string
  room: string
  operation: Operation
  parameters: Parameter[]
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const schemaPrefix = '#/components/schemas/'

/** Follows local references (`#/…`) until something else stands there. Throws on a pointer that leads nowhere. */
export const resolve = <T extends { $ref?: string }>(document: OpenApi, value: T): T => {
  let current = value
  const seen = new Set<string>()
  while (current.$ref !== undefined) {
    const ref = current.$ref
    if (!ref.startsWith('#/') || seen.has(ref)) throw new Error(`Cannot follow $ref ${ref}`)
    seen.add(ref)
    const steps = ref
      .slice(2)
      .split('/')
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    let target: unknown = document
    for (const step of steps) target = (target as Record<string, unknown> | undefined)?.[step]
    if (target === undefined) throw new Error(`$ref ${ref} leads nowhere`)
    current = target as T
  }
  return current
}

/** Named examples of a media type with their values; the single `example` goes by the name `example`. */
export const examplesOf = (document: OpenApi, media: Shown | undefined): [name: string, value: unknown][] => [
  ...(media && 'example' in media ? [['example', media.example] as [string, unknown]] : []),
  ...Object.entries(media?.examples ?? {}).map(([name, example]): [string, unknown] => [
    name,
    resolve(document, example).value,
  ]),
]

/** A copy with every reference as `change` has it. */
export const withReferences = <T>(node: T, change: (reference: string) => string): T =>
  JSON.parse(JSON.stringify(node), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? change(value) : value,
  ) as T

/** Name of the component schema that a reference names, or undefined for anything else. */
export const componentName = (ref: string | undefined): string | undefined =>
  ref?.startsWith(schemaPrefix) ? ref.slice(schemaPrefix.length) : undefined

/**
 * Every operation in document order. An operation without operationId or tag is an error: both name files and bindings.
 */
export const operationsOf = (document: OpenApi): PlacedOperation[] => {
  const found: PlacedOperation[] = []
  for (const [path, item] of Object.entries(document.paths)) {
    const shared = (item.parameters ?? []) as Parameter[]
    for (const method of methods) {
      const operation = item[method] as Operation | undefined
      if (!operation) continue
      const room = operation.tags?.[0]
      if (!operation.operationId || !room)
        throw new Error(`${method.toUpperCase()} ${path} needs an operationId and a tag`)
      const own = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))
      const inherited = shared
        .map((parameter) => resolve(document, parameter))
        .filter((parameter) => !own.some((other) => other.name === parameter.name && other.in === parameter.in))
      found.push({ path, method: method.toUpperCase(), room, operation, parameters: [...inherited, ...own] })
    }
  }
  const ids = new Set<string>()
  for (const { operation } of found) {
    if (ids.has(operation.operationId)) throw new Error(`operationId ${operation.operationId} is used twice`)
    ids.add(operation.operationId)
  }
  return found
}
