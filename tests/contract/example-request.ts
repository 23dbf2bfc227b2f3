// A complete, correct request of an operation, put together from the contract's own examples.
import {
  examplesOf,
  resolve,
  type MediaType,
  type OpenApi,
  type Parameter,
  type PlacedOperation,
  type Response,
  type Schema,
} from '../../scripts/generate/document.ts'

export interface ExampleRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: Buffer
}

/** Example of a schema: its own, or that of the component it names. */
const schemaExample = (document: OpenApi, schema: Schema | undefined): unknown =>
  schema === undefined
    ? undefined
    : (schema.example ??
      (schema.$ref ? schemaExample(document, resolve(document, schema)) : (schema.default ?? schema.enum?.[0])))

export const parameterExample = (document: OpenApi, parameter: Parameter): unknown =>
  parameter.example ?? schemaExample(document, parameter.schema)

const encodeForm = (value: Record<string, unknown>): { body: Buffer; type: string } => {
  const boundary = 'guidepost-example'
  const parts = Object.entries(value).flatMap(([name, part]) =>
    [part].flat().map((one) => {
      const isFile = name.startsWith('files')
      return (
        `--${boundary}\r\ncontent-disposition: form-data; ` +
        `name="${name}"${isFile ? '; filename="a.png"\r\ncontent-type: image/png' : ''}\r\n\r\n` +
        `${typeof one === 'string' ? one : JSON.stringify(one)}\r\n`
      )
    }),
  )
  return {
    body: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

const encodeBody = (type: string, value: unknown): { body: Buffer; type: string } => {
  if (type === 'multipart/form-data') return encodeForm(value as Record<string, unknown>)
  if (type === 'application/x-www-form-urlencoded')
    return { body: Buffer.from(new URLSearchParams(value as Record<string, string>).toString()), type }
  return {
    body: Buffer.from(!type.endsWith('json') && typeof value === 'string' ? value : JSON.stringify(value)),
    type,
  }
}

/** What stands in a request instead of the contract's example; a query parameter that is undefined is left out. */
export interface Instead {
  path?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, string | undefined>> | undefined
  body?: ((example: unknown) => unknown) | undefined
}

/**
 * Builds the request.
 * @param example name of the body's example; the first one when left out
 */
export const exampleRequest = (
  document: OpenApi,
  { path, method, operation, parameters }: PlacedOperation,
  example?: string,
  instead: Instead = {},
): ExampleRequest => {
  const at = (place: Parameter['in']): [string, unknown][] =>
    parameters
      .filter((parameter) => parameter.in === place && (parameter.required || place === 'query'))
      .map((parameter): [string, unknown] => [parameter.name, parameterExample(document, parameter)])
      .filter(([, value]) => value !== undefined)
  const values = { ...Object.fromEntries(at('path')), ...instead.path }
  const url = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const asked = Object.entries({ ...Object.fromEntries(at('query')), ...instead.query }).filter(
    ([, value]) => value !== undefined,
  )
  const query = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)])).toString()
  const headers = Object.fromEntries(
    at('header').map(([name, value]): [string, string] => [name.toLowerCase(), String(value)]),
  )
  const request: ExampleRequest = { method, url: query ? `${url}?${query}` : url, headers }
  if (!operation.requestBody) return request
  const [type, media] = Object.entries(resolve(document, operation.requestBody).content)[0] as [string, MediaType]
  const examples = examplesOf(document, media)
  const value =
    (examples.find(([name]) => name === example) ?? examples[0])?.[1] ?? schemaExample(document, media.schema)
  const encoded = encodeBody(type, instead.body ? instead.body(value) : value)
  return { ...request, body: encoded.body, headers: { ...headers, 'content-type': encoded.type } }
}

/** Every answer of an operation, with the media types and examples it lists. */
export const answersOf = (
  document: OpenApi,
  { operation }: PlacedOperation,
): { status: number; response: Response; contents: [type: string, media: MediaType][] }[] =>
  Object.entries(operation.responses).map(([status, given]) => {
    const response = resolve(document, given)
    return { status: Number(status), response, contents: Object.entries(response.content ?? {}) }
  })
