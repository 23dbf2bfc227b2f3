// One request → its parsed parts, in the order of ground G21: 413/415, then 400. Rules (422) are kept back for after
// the ownership check.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { canonicalLocale, localePattern, wantedTag } from '../../lib/locale.ts'
import { problem, type ProblemError } from '../problems.ts'
import { readForm } from '../uploads/read-form.ts'
import { createPicker } from './coerce.ts'
import { checkAnnouncedLength, defaultBodyLimit, hasBody, mediaTypeOf, readBytes } from './read-body.ts'
import { parsePlainForm } from './plain-form.ts'
import { checkText, decodeText, parseStrictJson } from './strict-json.ts'
import type { Operation, ParsedRequest } from './types.ts'
import { bodyProblem, parameterProblem } from './validation-errors.ts'
import { requestValidator } from './validators.ts'

type PartName = 'params' | 'query' | 'headers'
type Part = Record<string, unknown>
const partWords = { params: 'path', query: 'query', headers: 'header' } as const

/** Tags of languages are the same however they are written: `DE-de` is `de-DE` from the door on (ground G2, CD-444). */
const isLocale = (schema: { pattern?: string; items?: { pattern?: string } } | undefined): boolean =>
  (schema?.items ?? schema)?.pattern === localePattern.source
const canonical = (value: unknown): unknown =>
  typeof value === 'string' ? (canonicalLocale(value) ?? value) : Array.isArray(value) ? value.map(canonical) : value

/** Reads one part; what does not depend on the request is done once. */
const createPartReader = (operation: Operation, name: PartName): ((raw: Part) => Part) => {
  const schema = operation[name]
  if (!schema) return () => ({})
  const pick = createPicker(schema)
  const { properties = {} } = schema as { properties?: Record<string, object> }
  const languages = Object.keys(properties).filter((property) => isLocale(properties[property]))
  return (raw) => {
    const picked = pick(raw)
    for (const value of Object.values(picked)) {
      if (typeof value === 'string') checkText(value)
      else if (Array.isArray(value)) for (const one of value) if (typeof one === 'string') checkText(one)
    }
    const validate = requestValidator(schema)
    if (!validate(picked)) throw parameterProblem(validate.errors ?? [], partWords[name])
    for (const language of languages) if (picked[language] !== undefined) picked[language] = canonical(picked[language])
    return picked
  }
}

/** The language an operation is asked for: `{lang}`, `{locale}` or `{language}` of the path, else the header. */
const askedLocale = (params: Part, headers: Part): string | undefined => {
  const asked = params.lang ?? params.locale ?? params.language ?? headers.locale
  return typeof asked === 'string' ? asked : undefined
}

/** The desk's programs say their language as browsers do; its addresses and headers have no place for one. */
const isDesk = ({ url }: Operation): boolean => url.startsWith('/services/desk/')

const checkMediaType = (operation: Operation, request: FastifyRequest): void => {
  const mediaType = mediaTypeOf(request)
  if (!operation.consumes?.includes(mediaType))
    throw problem.unsupportedMediaType(`Send ${operation.consumes?.join(' or ')}`)
  const charset = /charset\s*=\s*"?([^";]+)/i
    .exec(request.headers['content-type'] ?? '')?.[1]
    ?.trim()
    .toLowerCase()
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset))
    throw problem.unsupportedMediaType('Send UTF-8')
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity')
    throw problem.unsupportedMediaType('Send the body uncompressed')
}

interface ReaderSettings {
  temporaryFolder: string
  resolveLocale: (asked: string | undefined) => string
}

interface RequestReader {
  /** Throws 415, 413 and 400 by what can be seen before the body; its body is still undefined. */
  readHead: (request: FastifyRequest, settings: ReaderSettings) => ParsedRequest
  /**
   * Puts body and files into `parsed`. Throws 413 and 400; gives the 422 that waits until ownership is known. Absent:
   * takes no body.
   */
  readBody?: (
    request: FastifyRequest,
    reply: FastifyReply,
    parsed: ParsedRequest,
    settings: ReaderSettings,
  ) => Promise<ProblemError | null>
}

export const createRequestReader = (operation: Operation): RequestReader => {
  const limit = operation.xBodyLimit ?? defaultBodyLimit
  const { body: schema, multipart } = operation
  const isSigned = operation.security.some((schemes) => schemes.includes('webhook'))
  const readParams = createPartReader(operation, 'params')
  const readQuery = createPartReader(operation, 'query')
  const readHeaders = createPartReader(operation, 'headers')

  const readHead: RequestReader['readHead'] = (request, { resolveLocale }) => {
    if (schema && hasBody(request)) {
      checkMediaType(operation, request)
      checkAnnouncedLength(request, limit)
    }
    const params = readParams(request.params as Part)
    const query = readQuery(request.query as Part)
    const headers = readHeaders(request.headers)
    return {
      params,
      query,
      headers,
      body: undefined,
      files: [],
      locale: resolveLocale(
        askedLocale(params, headers) ?? (isDesk(operation) ? wantedTag(request.headers['accept-language']) : undefined),
      ),
      rawBody: undefined,
    }
  }
  if (!schema) return { readHead }

  const readBody: RequestReader['readBody'] = async (request, reply, parsed, { temporaryFolder }) => {
    if (!hasBody(request)) {
      if (operation.bodyRequired) throw problem.badRequest('A body is required')
      return null
    }
    if (operation.bodyBytes) {
      parsed.body = request.raw
      return null
    }
    let brokenFiles: ProblemError | null = null
    if (multipart) {
      const form = await readForm(multipart, request, reply, { folder: temporaryFolder, limit })
      parsed.body = form.body
      parsed.files = form.files
      parsed.useFiles = form.use
      brokenFiles = form.broken
    } else {
      const bytes = await readBytes(request, limit)
      if (isSigned) parsed.rawBody = bytes
      const text = decodeText(bytes)
      const mediaType = mediaTypeOf(request)
      if (mediaType === 'application/x-www-form-urlencoded') parsed.body = parsePlainForm(text)
      else
        parsed.body = mediaType === 'text/plain' && schema.type === 'string' ? checkText(text) : parseStrictJson(text)
    }
    const validate = requestValidator(schema)
    if (validate(parsed.body)) return brokenFiles
    const broken = bodyProblem(validate.errors ?? [], parsed.body, multipart?.jsonParts[0] ?? '')
    if (broken.status === 400) throw broken
    return broken
  }
  return { readHead, readBody }
}
