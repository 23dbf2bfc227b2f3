// The document Prism serves, derived from generated/openapi.json and desk.json: never a second source, only looser
// where Prism refuses a correct request or invents an answer (STACK-05, ground G22).
import { isDeepStrictEqual } from 'node:util'
import {
  resolve,
  type Header,
  type MediaType,
  type OpenApi,
  type Operation,
  type Response,
  type Schema,
} from '../generate/document.ts'

const isFile = (schema: Schema): boolean =>
  schema.format === 'binary' || (schema.type === 'array' && schema.items?.format === 'binary')

/** Prism reads every part as one text: file parts may be anything, also under names that only a pattern knows. */
const loosenForm = (document: OpenApi, media: MediaType): MediaType => {
  const schema = resolve(document, media.schema ?? {})
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, isFile(part) ? {} : part] as const,
  )
  const { patternProperties: _, additionalProperties: __, ...rest } = schema
  return { ...media, schema: { ...rest, properties: Object.fromEntries(properties) } }
}

/** A game's browser is the scenario's to say: Prism would send its headers with every answer. */
const saidByScenario = new Set(['isInGameBrowser', 'embeddedGameName'])

/** Prism sends an optional header that has no example as the word "string"; such a header is left out. */
const keepTellingHeaders = (document: OpenApi, response: Response): Response => {
  if (!response.headers) return response
  const telling = Object.entries(response.headers).filter(([name, given]) => {
    const header = resolve(document, given as Header)
    return !saidByScenario.has(name) && (header.required || header.example !== undefined)
  })
  return { ...response, headers: Object.fromEntries(telling) }
}

/** A copy of the document for Prism. Operations that switch protocols are left out: Prism knows no WebSocket. */
export const deriveMockDocument = (document: OpenApi): OpenApi => {
  const derived = structuredClone(document)
  for (const item of Object.values(derived.paths)) {
    for (const [method, value] of Object.entries(item)) {
      const operation = value as Operation
      if (!operation.responses) continue
      if ('101' in operation.responses) {
        delete item[method]
        continue
      }
      for (const [status, given] of Object.entries(operation.responses)) {
        operation.responses[status] = keepTellingHeaders(derived, resolve(derived, given))
      }
      if (!operation.requestBody) continue
      operation.requestBody = structuredClone(resolve(derived, operation.requestBody))
      const form = operation.requestBody.content['multipart/form-data']
      if (form) operation.requestBody.content['multipart/form-data'] = loosenForm(derived, form)
    }
  }
  return derived
}

type Components = Record<string, Record<string, unknown>>

/**
 * Two documents as one, so that one Prism serves portal and desk. A component that means another thing in the second
 * goes by another name; an operation of both is the second's.
 * @param prefix of such a component's name
 */
export const mergeDocuments = (first: OpenApi, second: OpenApi, prefix = 'Desk'): OpenApi => {
  const merged = structuredClone(first)
  const known = (merged.components ??= {}) as Components
  const added = Object.entries((second.components ?? {}) as Components).flatMap(([kind, values]) =>
    Object.entries(values).map(([name, value]) => ({ kind, name, value })),
  )
  const taken = new Map(
    added
      .filter(({ kind, name, value }) => name in (known[kind] ?? {}) && !isDeepStrictEqual(known[kind]![name], value))
      .map(({ kind, name }) => [`"#/components/${kind}/${name}"`, `"#/components/${kind}/${prefix}${name}"`]),
  )
  const renamed = <T>(value: T): T =>
    JSON.parse(
      JSON.stringify(value).replace(/"#\/components\/[^"]+"/g, (pointer) => taken.get(pointer) ?? pointer),
    ) as T
  for (const { kind, name, value } of added) {
    const isTaken = taken.has(`"#/components/${kind}/${name}"`)
    ;(known[kind] ??= {})[isTaken ? `${prefix}${name}` : name] = renamed(value)
  }
  for (const [address, item] of Object.entries(renamed(second.paths)))
    merged.paths[address] = { ...merged.paths[address], ...item }
  return merged
}
