// One request → its parsed parts, in the order of ground G21: 413/415, then 400. Rules (422) are kept back for after the ownership check.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem, type ProblemError } from '../problems.ts'
import { readForm } from '../uploads/read-form.ts'
import { pickDeclared } from './coerce.ts'
import { checkAnnouncedLength, defaultBodyLimit, hasBody, mediaTypeOf, readBytes } from './read-body.ts'
import { checkText, decodeText, parseStrictJson } from './strict-json.ts'
import type { Operation, ParsedRequest } from './types.ts'
import { bodyProblem, parameterProblem } from './validation-errors.ts'
import { requestValidator } from './validators.ts'

/** What reading gives: the parts, and the 422 that waits until ownership is known. */
export type ReadResult = { parsed: ParsedRequest, broken: ProblemError | null }

const readPart = (operation: Operation, part: 'params' | 'query' | 'headers', raw: Record<string, unknown>): Record<string, unknown> => {
  const schema = operation[part]
  if (!schema) return {}
  const picked = pickDeclared(schema, raw)
  for (const value of Object.values(picked).flat()) if (typeof value === 'string') checkText(value)
  const validate = requestValidator(schema)
  if (!validate(picked)) throw parameterProblem(validate.errors ?? [], part === 'params' ? 'path' : part === 'headers' ? 'header' : 'query')
  return picked
}

/** The language an operation is asked for: `{lang}`, `{locale}` or `{language}` of the path, else the header. */
const askedLocale = (params: Record<string, unknown>, headers: Record<string, unknown>): string | undefined => {
  const asked = params.lang ?? params.locale ?? params.language ?? headers.locale
  return typeof asked === 'string' ? asked : undefined
}

const checkMediaType = (operation: Operation, request: FastifyRequest): string => {
  const mediaType = mediaTypeOf(request)
  if (!operation.consumes?.includes(mediaType)) throw problem.unsupportedMediaType(`Send ${operation.consumes?.join(' or ')}`)
  const charset = /charset\s*=\s*"?([^";]+)/i.exec(request.headers['content-type'] ?? '')?.[1]?.trim().toLowerCase()
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset)) throw problem.unsupportedMediaType('Send UTF-8')
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') throw problem.unsupportedMediaType('Send the body uncompressed')
  return mediaType
}

/**
 * Reads and checks everything a request carries.
 * Throws 413, 415 and 400; a well-formed body that breaks a limit comes back as `broken`.
 */
export const readRequest = async (
  operation: Operation, request: FastifyRequest, reply: FastifyReply,
  settings: { temporaryFolder: string, resolveLocale: (asked: string | undefined) => string },
): Promise<ReadResult> => {
  const limit = operation.xBodyLimit ?? defaultBodyLimit
  const takesBody = operation.body !== undefined && operation.consumes !== undefined
  const isSent = takesBody && hasBody(request)
  const mediaType = isSent ? checkMediaType(operation, request) : ''
  if (isSent) checkAnnouncedLength(request, limit)

  const params = readPart(operation, 'params', request.params as Record<string, unknown>)
  const query = readPart(operation, 'query', request.query as Record<string, unknown>)
  const headers = readPart(operation, 'headers', request.headers)
  const parsed: ParsedRequest = {
    params, query, headers, body: undefined, files: [], locale: settings.resolveLocale(askedLocale(params, headers)), rawBody: undefined,
  }
  if (!takesBody || !operation.body) return { parsed, broken: null }
  if (!isSent) {
    if (operation.bodyRequired) throw problem.badRequest('A body is required')
    return { parsed, broken: null }
  }
  let brokenFiles: ProblemError | null = null
  if (operation.multipart) {
    const form = await readForm(operation.multipart, request, reply, { folder: settings.temporaryFolder, limit })
    parsed.body = form.body
    parsed.files = form.files
    brokenFiles = form.broken
  } else {
    const bytes = await readBytes(request, limit)
    if (operation.security.some((schemes) => schemes.includes('webhook'))) parsed.rawBody = bytes
    const text = decodeText(bytes)
    const isText = mediaType === 'text/plain' && operation.body.type === 'string'
    parsed.body = isText ? checkText(text) : parseStrictJson(text)
  }
  const validate = requestValidator(operation.body)
  if (validate(parsed.body)) return { parsed, broken: brokenFiles }
  const problemOfBody = bodyProblem(validate.errors ?? [], parsed.body, operation.multipart?.jsonParts[0] ?? '')
  if (problemOfBody.status === 400) throw problemOfBody
  return { parsed, broken: problemOfBody }
}
