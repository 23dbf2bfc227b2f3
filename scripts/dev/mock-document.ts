// The document Prism serves, derived from generated/openapi.json and desk.json: never a second source, only looser
// where Prism refuses a correct request or invents an answer (design/stack.md, ground G22).
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

/** Prism sends an optional header that has no example as the word "string"; such a header is left out. */
const keepTellingHeaders = (document: OpenApi, response: Response): Response => {
  if (!response.headers) return response
  const telling = Object.entries(response.headers).filter(([, given]) => {
    const header = resolve(document, given as Header)
    return header.required || header.example !== undefined
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
 * Both documents as one, so that one Prism serves portal and desk. A component that means another thing at the desk
 * goes by another name.
 */
export const mergeDocuments = (player: OpenApi, desk: OpenApi): OpenApi => {
  const merged = structuredClone(player)
  const components = merged.components as Components
  const taken: [from: string, to: string][] = []
  for (const [kind, values] of Object.entries((desk.components ?? {}) as Components)) {
    const known = (components[kind] ??= {})
    for (const [name, value] of Object.entries(values)) {
      const isTaken = name in known && !isDeepStrictEqual(known[name], value)
      if (isTaken) taken.push([`"#/components/${kind}/${name}"`, `"#/components/${kind}/Desk${name}"`])
      known[isTaken ? `Desk${name}` : name] = value
    }
  }
  const paths = taken.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(desk.paths))
  Object.assign(merged.paths, JSON.parse(paths))
  return merged
}
