// A handler's answer → bytes on the wire, with the cache headers its operation asks for.
import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, matchesEtag, type PrebuiltBytes } from './prebuilt.ts'
import type { Operation } from './types.ts'

/** An answer without its types, as every handler's answer looks at run time. */
export interface PlainAnswer {
  status: number
  body?: unknown
  bytes?: PrebuiltBytes
  headers?: Record<string, unknown>
  type?: string
}

/**
 * Shared caches and browsers ask again after a minute, so that an edited text shows soon; the portal's own cache keeps
 * `x-cache-ttl`.
 */
const longestMaxAge = 60

const cacheControl = (operation: Operation): string => {
  if (operation.xNoStore) return 'no-store' // decisions-cases M2
  return operation.xCacheTtl === undefined
    ? 'private, no-cache'
    : `public, max-age=${Math.min(operation.xCacheTtl, longestMaxAge)}`
}

/** Whether the contract promises a tag and an empty 304 for what the client already has. */
const takesEtag = (operation: Operation): boolean => {
  const properties: Record<string, unknown> | undefined = operation.responseHeaders[200]?.properties
  return 304 in operation.response && properties?.etag !== undefined
}

const varyWith = (present: string | undefined, name: string): string => {
  if (present === undefined) return name
  return present.toLowerCase().includes(name) ? present : `${present}, ${name}`
}

const withVary = (reply: FastifyReply, name: string): void => {
  const present = reply.getHeader('vary')
  reply.header('vary', varyWith(present === undefined ? undefined : String(present), name))
}

const addHeaders = (reply: FastifyReply, headers: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue
    if (name === 'vary') for (const one of String(value).split(',')) withVary(reply, one.trim().toLowerCase())
    else reply.header(name, String(value))
  }
}

const withCharset = (type: string): string => (/^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type)

const tagOf = (text: string): string => `"${hash('sha256', text, 'base64url').slice(0, 22)}"`

/** An answer that only has to be written out: by Fastify, or by the raw path (ready-documents.ts). */
export interface ReadyAnswer {
  status: 200 | 304 | 404
  headers: Record<string, string>
  /** Absent where the client has it already. */
  body?: Buffer
}

/** What a client says about the document it wants. */
export type Wanted = Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>

/** Makes the function that gets a document's bytes ready, with every header that depends on them. */
export const createReadyAnswer = (
  operation: Operation,
): ((wanted: Wanted, answer: PlainAnswer, bytes: PrebuiltBytes) => ReadyAnswer) => {
  const cache = cacheControl(operation)
  const type = withCharset(operation.produces[200]?.[0] ?? 'application/json')
  return (wanted, { headers: own = {} }, bytes) => {
    const headers: Record<string, string> = { 'cache-control': cache }
    for (const [name, value] of Object.entries(own))
      if (value !== undefined) headers[name] = name === 'vary' ? String(value).toLowerCase() : String(value)
    headers['content-version'] = bytes.contentVersion
    headers['vary'] = varyWith(headers['vary'], 'accept-encoding')
    if (matchesEtag(wanted['if-none-match'], bytes.etag)) {
      headers['etag'] = bytes.etag
      return { status: 304, headers }
    }
    const encoding = chooseEncoding(wanted['accept-encoding'])
    const body = bytes[encoding]
    const isCompressed = encoding !== 'identity' && body !== bytes.identity
    headers['etag'] = isCompressed ? `W/${bytes.etag}` : bytes.etag
    if (isCompressed) headers['content-encoding'] = encoding
    headers['content-type'] = type
    return { status: 200, headers, body }
  }
}

/** Makes the function that gets a text ready which is of one visitor: what a poll is answered. */
export const createReadyText = (operation: Operation): ((answer: PlainAnswer) => ReadyAnswer) => {
  const cache = cacheControl(operation)
  const type = withCharset(operation.produces[200]?.[0] ?? 'text/plain')
  return ({ headers: own = {}, body }) => {
    const headers: Record<string, string> = { 'cache-control': cache }
    for (const [name, value] of Object.entries(own)) if (value !== undefined) headers[name] = String(value)
    headers['content-type'] = type
    return { status: 200, headers, body: Buffer.from(String(body)) }
  }
}

type Sender = (request: FastifyRequest, reply: FastifyReply, answer: PlainAnswer) => FastifyReply

/** Makes the function that sends what a handler gave. Headers the handler named win over those of the platform. */
export const createSender = (operation: Operation): Sender => {
  const cache = cacheControl(operation)
  const hasEtag = takesEtag(operation)
  const makeReady = createReadyAnswer(operation)

  const sendBytes = (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: PlainAnswer,
    bytes: PrebuiltBytes,
  ): FastifyReply => {
    const { status, headers, body } = makeReady(request.headers, answer, bytes)
    return reply.code(status).headers(headers).send(body)
  }

  const sendJson = (request: FastifyRequest, reply: FastifyReply, answer: PlainAnswer, type: string): FastifyReply => {
    const text = JSON.stringify(answer.body)
    if (answer.status === 200 && hasEtag) {
      const etag = typeof answer.headers?.etag === 'string' ? answer.headers.etag : tagOf(text)
      reply.header('etag', etag)
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    }
    return reply.type(withCharset(type)).send(text)
  }

  return (request, reply, answer) => {
    if (answer.bytes) return sendBytes(request, reply, answer, answer.bytes)
    reply.code(answer.status).header('cache-control', cache)
    if (answer.headers) addHeaders(reply, answer.headers)
    const type = answer.type ?? operation.produces[answer.status]?.[0]
    if (type === undefined || operation.response[answer.status] === null) return reply.send()
    if (/^application\/(.+\+)?json$/.test(type)) return sendJson(request, reply, answer, type)
    return reply.type(withCharset(type)).send(answer.body)
  }
}
