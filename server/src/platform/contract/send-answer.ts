// A handler's answer → bytes on the wire, with the cache headers its operation asks for.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, matchesEtag, type PrebuiltBytes } from './prebuilt.ts'
import type { Operation } from './types.ts'

/** An answer without its types, as every handler's answer looks at run time. */
export type PlainAnswer = {
  status: number
  body?: unknown
  bytes?: PrebuiltBytes
  headers?: Record<string, unknown>
  type?: string
}

/** Shared caches and browsers ask again after a minute, so that an edited text shows soon; the portal's own cache keeps `x-cache-ttl`. */
const longestMaxAge = 60

const cacheControl = (operation: Operation): string => {
  if (operation.xNoStore) return 'no-store' // decisions-cases M2
  return operation.xCacheTtl === undefined ? 'private, no-cache' : `public, max-age=${Math.min(operation.xCacheTtl, longestMaxAge)}`
}

/** Whether the contract promises a tag and an empty 304 for what the client already has. */
const takesEtag = (operation: Operation): boolean => {
  const properties: Record<string, unknown> | undefined = operation.responseHeaders[200]?.properties
  return 304 in operation.response && properties?.etag !== undefined
}

const withVary = (reply: FastifyReply, name: string): void => {
  const present = reply.getHeader('vary')
  if (String(present ?? '').toLowerCase().includes(name)) return
  reply.header('vary', present === undefined ? name : `${String(present)}, ${name}`)
}

const withCharset = (type: string): string => (/^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type)

const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

const sendBytes = (request: FastifyRequest, reply: FastifyReply, operation: Operation, bytes: PrebuiltBytes): FastifyReply => {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = bytes[encoding]
  const isCompressed = encoding !== 'identity' && body !== bytes.identity
  reply.header('content-version', bytes.contentVersion)
  withVary(reply, 'accept-encoding')
  if (matchesEtag(request.headers['if-none-match'], bytes.etag)) return reply.header('etag', bytes.etag).code(304).send()
  reply.header('etag', isCompressed ? `W/${bytes.etag}` : bytes.etag)
  if (isCompressed) reply.header('content-encoding', encoding)
  return reply.type(withCharset(operation.produces[200]?.[0] ?? 'application/json')).send(body)
}

/** Sends what a handler gave. Headers the handler named win over those of the platform. */
export const sendAnswer = (request: FastifyRequest, reply: FastifyReply, operation: Operation, answer: PlainAnswer): FastifyReply => {
  reply.code(answer.status).header('cache-control', cacheControl(operation))
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    if (value === undefined) continue
    if (name === 'vary') for (const one of String(value).split(',')) withVary(reply, one.trim().toLowerCase())
    else reply.header(name, String(value))
  }
  if (answer.bytes) return sendBytes(request, reply, operation, answer.bytes)
  const type = answer.type ?? operation.produces[answer.status]?.[0]
  if (type === undefined || operation.response[answer.status] === null) return reply.send()
  if (/^application\/(.+\+)?json$/.test(type)) {
    const text = JSON.stringify(answer.body)
    if (answer.status === 200 && takesEtag(operation)) {
      const etag = typeof answer.headers?.etag === 'string' ? answer.headers.etag : tagOf(text)
      reply.header('etag', etag)
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    }
    return reply.type(withCharset(type)).send(text)
  }
  return reply.type(withCharset(type)).send(answer.body)
}
