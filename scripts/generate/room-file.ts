// generated/server/<room>.ts: one constant per operation with all the server needs to bind it.
import { banner, block, comment, literal, record } from './code.ts'
import { resolve, type MediaType, type OpenApi, type Parameter, type PlacedOperation, type Schema } from './document.ts'
import { createPrinter, type Printer } from './typebox.ts'

/** Carried into the constant: `x-rate-limit` as `xRateLimit`. */
const extensions = [
  'x-feature',
  'x-token-link',
  'x-cache-ttl',
  'x-no-store',
  'x-idempotent',
  'x-under-load',
  'x-rate-limit',
  'x-body-limit',
  'x-never-cached-by-client',
  'x-role',
  'x-whole-desk',
  'x-step-up',
  'x-machine',
  'x-audited',
  'x-audited-every',
] as const

const camelCase = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const isJson = (mediaType: string): boolean => /^application\/(.+\+)?json$/.test(mediaType)
const isFile = (schema: Schema): boolean =>
  schema.format === 'binary' || (schema.type === 'array' && schema.items?.format === 'binary')

/** `/a/{id}/b` → `/a/:id/b`, as Fastify writes it. */
export const toRouteUrl = (path: string): string => path.replaceAll(/\{([^}]+)\}/g, ':$1')

/**
 * Parameters of one place as one object; one with a default is always there (ajv fills it before it asks for required
 * ones).
 */
const parameterObject = (parameters: Parameter[], place: Parameter['in']): Schema | undefined => {
  const here = parameters.filter((parameter) => parameter.in === place)
  if (here.length === 0) return undefined
  const name = (parameter: Parameter): string => (place === 'header' ? parameter.name.toLowerCase() : parameter.name)
  return {
    type: 'object',
    required: here.filter((parameter) => parameter.required || parameter.schema?.default !== undefined).map(name),
    properties: Object.fromEntries(here.map((parameter) => [name(parameter), parameter.schema ?? { type: 'string' }])),
  }
}

/** The JSON inside a string: `contentMediaType: application/json` with `contentSchema`. */
const contentOf = (schema: Schema): Schema =>
  schema.contentSchema && schema.contentMediaType === 'application/json' ? schema.contentSchema : schema

/**
 * The body a handler sees, and how it travels: parsed JSON, text, or the non-file parts of a form with the rules of its
 * file parts.
 */
const bodyMembers = (document: OpenApi, placed: PlacedOperation, printer: Printer): [string, string][] => {
  if (!placed.operation.requestBody) return []
  const body = resolve(document, placed.operation.requestBody)
  const consumes = Object.keys(body.content)
  const members: [string, string][] = [
    ['consumes', literal(consumes)],
    ['bodyRequired', literal(body.required ?? false)],
  ]
  const multipart = body.content['multipart/form-data']
  if (!multipart) {
    const media = body.content[consumes.find(isJson) ?? consumes[0] ?? ''] as MediaType
    // Bytes are for the handler to read: it may take them as they come.
    if (media.schema && isFile(media.schema))
      return [['body', 'Type.Unsafe<Readable>({})'], ...members, ['bodyBytes', 'true']]
    return [['body', printer.expression(contentOf(media.schema ?? {}))], ...members]
  }
  const schema = resolve(document, multipart.schema ?? {})
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]): [string, Schema] => [
    name,
    part.$ref ? resolve(document, part) : part,
  ])
  const texts = properties.filter(([, part]) => !isFile(part))
  const files = properties.filter(([, part]) => isFile(part))
  const patterns = Object.entries(schema.patternProperties ?? {}).filter(([, part]) => isFile(part))
  const isJsonPart = ([name, part]: [string, Schema]): boolean =>
    part.contentMediaType === 'application/json' || multipart.encoding?.[name]?.contentType === 'application/json'
  const form: Schema = {
    type: 'object',
    additionalProperties: false,
    required: (schema.required ?? []).filter((name) => texts.some(([text]) => text === name)),
    properties: Object.fromEntries(texts.map(([name, part]) => [name, contentOf(part)])),
  }
  const maxItems = (part: Schema): number | undefined =>
    part.type === 'array' ? (part.maxItems as number | undefined) : 1
  const rules = record([
    ['jsonParts', literal(texts.filter(isJsonPart).map(([name]) => name))],
    ['textParts', literal(texts.filter((part) => !isJsonPart(part)).map(([name]) => name))],
    [
      'files',
      literal([
        ...files.map(([name, part]) => ({
          name,
          required: schema.required?.includes(name) || undefined,
          maxItems: maxItems(part),
        })),
        ...patterns.map(([pattern, part]) => ({ pattern, maxItems: maxItems(part) })),
      ]),
    ],
  ])
  return [['body', printer.expression(form)], ...members, ['multipart', rules]]
}

const answerMembers = (document: OpenApi, placed: PlacedOperation, printer: Printer): [string, string][] => {
  const bodies: [string, string][] = []
  const types: [string, string][] = []
  const headers: [string, string][] = []
  const entries = Object.entries(placed.operation.responses).sort(([a], [b]) => a.localeCompare(b))
  for (const [status, given] of entries) {
    if (!/^[1-5][0-9]{2}$/.test(status)) {
      throw new Error(`${placed.operation.operationId}: every answer needs its own status, not ${status}`)
    }
    const response = resolve(document, given)
    const content = Object.entries(response.content ?? {})
    const json = content.find(([mediaType]) => isJson(mediaType))
    const schema = (json ?? content[0])?.[1].schema ?? {}
    if (content.length === 0) bodies.push([status, 'null'])
    else if (content[0]![0] === 'text/event-stream') bodies.push([status, 'Type.Unsafe<AsyncIterable<string>>({})'])
    else if (schema.format === 'binary') bodies.push([status, 'Type.Unsafe<Uint8Array>({})'])
    else if (!json || content.length > 1) {
      const type = json ? `${printer.type(schema)} | string` : 'string'
      bodies.push([status, json ? `Type.Unsafe<${type}>(${printer.expression(schema)})` : 'Type.String()'])
    } else bodies.push([status, printer.expression(schema)])
    if (content.length > 0 && Number(status) < 400)
      types.push([status, literal(content.map(([mediaType]) => mediaType))])
    const own = Object.entries(response.headers ?? {}).map(
      ([name, header]) => [name.toLowerCase(), resolve(document, header)] as const,
    )
    if (own.length > 0) {
      headers.push([
        status,
        printer.expression({
          type: 'object',
          required: own.filter(([, header]) => header.required).map(([name]) => name),
          properties: Object.fromEntries(own.map(([name, header]) => [name, header.schema ?? { type: 'string' }])),
        }),
      ])
    }
  }
  return [
    ['response', record(bodies)],
    ['produces', record(types)],
    ['responseHeaders', record(headers)],
  ]
}

/** The constant of one operation. */
export const printOperation = (document: OpenApi, placed: PlacedOperation, printer: Printer): string => {
  const { operation, parameters } = placed
  const members: [string, string][] = [
    ['operationId', literal(operation.operationId)],
    ['room', literal(placed.room)],
    ['method', literal(placed.method)],
    ['url', literal(toRouteUrl(placed.path))],
    ['path', literal(placed.path)],
  ]
  for (const [place, name] of [
    ['path', 'params'],
    ['query', 'query'],
    ['header', 'headers'],
  ] as const) {
    const schema = parameterObject(parameters, place)
    if (schema) members.push([name, printer.expression(schema)])
  }
  members.push(...bodyMembers(document, placed, printer), ...answerMembers(document, placed, printer))
  members.push(['security', literal((operation.security ?? document.security ?? []).map((one) => Object.keys(one)))])
  for (const extension of extensions)
    if (operation[extension] !== undefined) members.push([camelCase(extension), literal(operation[extension])])
  return `${comment(operation.summary)}export const ${operation.operationId} = ${block(members)} as const\n`
}

/** Text of one room's file. */
export const printRoom = (document: OpenApi, placed: PlacedOperation[], source: string): string => {
  const used = new Set<string>()
  const typesOnly = new Set<string>()
  const printer = createPrinter(document.components?.schemas ?? {}, (name) => used.add(name))
  const operations = placed.map((one) => printOperation(document, one, printer)).join('\n')
  for (const name of used)
    if (!new RegExp(`\\b${name}\\b`).test(operations.replaceAll(/Type\.Unsafe<[^(]*>\(/g, ''))) typesOnly.add(name)
  const imports = [...used].sort().map((name) => (typesOnly.has(name) ? `type ${name}` : name))
  const typebox = /\bType\./.test(operations) ? `import { Type } from '@sinclair/typebox'\n` : ''
  const node = /\bReadable\b/.test(operations) ? `import type { Readable } from 'node:stream'\n` : ''
  const schemas = imports.length ? `import { ${imports.join(', ')} } from './schemas.ts'\n` : ''
  return `${banner(source)}${node}${typebox}${schemas}\n${operations}`
}

/** Text of the table room → operationId → operation. */
export const printOperationsTable = (rooms: string[], source: string): string => {
  const imports = rooms.map((room) => `import * as ${camelCase(room)} from './${room}.ts'\n`).join('')
  const table = block(rooms.map((room) => [room, camelCase(room)]))
  return [
    banner(source) + imports,
    '/** Every operation of the document by room and operationId. */',
    `export const operations = ${table} as const\n`,
    'export type Operations = typeof operations',
    'export type Room = keyof Operations\n',
  ].join('\n')
}
