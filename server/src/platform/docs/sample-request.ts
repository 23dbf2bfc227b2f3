/**
 * A whole request of each operation, put together from the contract's own examples: what the reference's samples and the
 * Bruno collections are printed from (CD-103).
 */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

interface Node {
  $ref?: string
  [key: string]: unknown
}
interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema?: Node
  example?: unknown
}
interface ContractOperation {
  operationId: string
  tags?: readonly string[]
  summary?: string
  description?: string
  parameters?: readonly (Node & Partial<ContractParameter>)[]
  requestBody?: Node
  responses: Record<string, Node>
  security?: readonly Record<string, readonly string[]>[]
  'x-websocket'?: unknown
}
/** A document of the contract as far as it is looked at here. */
export interface SampledDocument {
  paths?: object | undefined
  components?: object | undefined
}

export type SampleBody =
  | { kind: 'json'; value: Json }
  /** `fields`: what the text is written of, where it is a form without files. */
  | { kind: 'text'; type: string; value: string; fields?: Json }
  | { kind: 'form'; parts: readonly ({ name: string; json: Json } | { name: string; file: string; text: string })[] }

export interface SampleRequest {
  operation: ContractOperation
  method: string
  /** As the document writes it. */
  path: string
  pathValues: Readonly<Record<string, Json>>
  query: readonly (readonly [name: string, value: Json])[]
  headers: readonly (readonly [name: string, value: Json])[]
  body?: SampleBody
  /** Who may ask: `session` a signed-in player, `csrf` the token of any session, `bearer` somebody at the desk. */
  needs: { session: boolean; csrf: boolean; bearer: boolean }
  /** What the first success holds; null: nothing. */
  answers: 'json' | 'text' | 'bytes' | null
  isSocket: boolean
}

const methods = ['options', 'get', 'head', 'put', 'post', 'patch', 'delete'] as const

const follow = <T>(document: SampledDocument, node: T): T => {
  const ref = (node as Node | undefined)?.$ref
  if (ref === undefined) return node
  const found = ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (place, step) => (place as Record<string, unknown>)[decodeURIComponent(step).replaceAll('~1', '/')],
      document,
    )
  return follow(document, found as T)
}

const exampleOfSchema = (document: SampledDocument, schema: Node | undefined): unknown =>
  schema === undefined
    ? undefined
    : (schema['example'] ??
      (schema.$ref === undefined
        ? (schema['default'] ?? (schema['enum'] as unknown[] | undefined)?.[0])
        : exampleOfSchema(document, follow(document, schema))))

const partsOf = (value: Record<string, Json>): Extract<SampleBody, { kind: 'form' }>['parts'] => [
  ...Object.entries(value)
    .filter(([name]) => !name.startsWith('files'))
    .map(([name, part]) => ({ name, json: typeof part === 'string' ? (JSON.parse(part) as Json) : part })),
  { name: 'files[files]', file: 'log.txt', text: 'shop: 0 items' },
]

const bodyOf = (document: SampledDocument, operation: ContractOperation): SampleBody | undefined => {
  const contents = follow(document, operation.requestBody)?.['content'] as Record<string, Node> | undefined
  const [type, media] = Object.entries(contents ?? {})[0] ?? []
  if (type === undefined || media === undefined) return undefined
  const named = Object.values((media['examples'] ?? {}) as Record<string, Node>)[0]
  const value = (
    named === undefined
      ? (media['example'] ?? exampleOfSchema(document, media['schema'] as Node))
      : follow(document, named)['value']
  ) as Json
  if (type === 'multipart/form-data') return { kind: 'form', parts: partsOf((value ?? {}) as Record<string, Json>) }
  if (type === 'application/x-www-form-urlencoded')
    return { kind: 'text', type, value: new URLSearchParams(value as Record<string, string>).toString(), fields: value }
  return /\bjson\b/.test(type) ? { kind: 'json', value } : { kind: 'text', type, value: String(value) }
}

const answersOf = (document: SampledDocument, operation: ContractOperation): SampleRequest['answers'] => {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  const types = Object.keys((follow(document, success)?.['content'] ?? {}) as object)
  if (types.length === 0) return null
  if (types.some((type) => /\bjson\b/.test(type))) return 'json'
  return types.some((type) => type.startsWith('text/')) ? 'text' : 'bytes'
}

const requestOf = (
  document: SampledDocument,
  path: string,
  method: string,
  operation: ContractOperation,
): SampleRequest => {
  const parameters = (operation.parameters ?? []).map((one) => follow(document, one) as unknown as ContractParameter)
  const at = (place: ContractParameter['in']): [string, Json][] =>
    parameters
      .filter((parameter) => parameter.in === place && (parameter.required === true || place === 'query'))
      .map(({ name, example, schema }): [string, Json] => [
        name,
        (example ?? exampleOfSchema(document, schema)) as Json,
      ])
      .filter(([, value]) => value !== undefined)
  const ways = operation.security ?? []
  const isIn = (scheme: string): boolean => ways.some((way) => scheme in way)
  const body = bodyOf(document, operation)
  return {
    operation,
    method: method.toUpperCase(),
    path,
    pathValues: Object.fromEntries(at('path')),
    query: at('query'),
    headers: at('header'),
    ...(body === undefined ? {} : { body }),
    needs: {
      session: ways.length > 0 && ways.every((way) => 'session' in way),
      csrf: isIn('csrf'),
      bearer: isIn('bearer'),
    },
    answers: answersOf(document, operation),
    isSocket: operation['x-websocket'] !== undefined,
  }
}

/** Every operation of a document, in its order. */
export const sampleRequests = (document: SampledDocument): SampleRequest[] =>
  Object.entries((document.paths ?? {}) as Record<string, Record<string, ContractOperation>>).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation === undefined ? [] : [requestOf(document, path, method, operation)]
    }),
  )

/** The address below the host: parameters filled in, the query behind it. */
export const addressOf = ({ path, pathValues, query }: SampleRequest): string => {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(pathValues[name])))
  const asked = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString()
  return asked === '' ? filled : `${filled}?${asked}`
}
