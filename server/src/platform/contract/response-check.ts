// Every answer is held against the contract: status, body and headers; every error, whatever route or none it comes
// from, has to be a problem. Tests refuse what does not fit, development logs it (STACK-06).
import type { TSchema } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AnyProblem } from '#generated/server/problems.ts'
import { baseOf } from '../error-handler.ts'
import { problemBody, ProblemError } from '../problems.ts'
import { securityHeaders } from '../security-headers.ts'
import { createPicker } from './coerce.ts'
import type { Operation } from './types.ts'
import { describeErrors } from './validation-errors.ts'
import { responseValidator } from './validators.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Why this route's errors are no problem answers; who reads them instead. */
    ownErrors?: string
  }
}

const mistakesOf = (schema: TSchema, value: unknown, part: string): string[] => {
  const validate = responseValidator(schema)
  return validate(value) ? [] : [describeErrors(validate.errors ?? [], part)]
}

const mediaTypeOf = (contentType: unknown): string =>
  String(contentType ?? '')
    .split(';', 1)[0]!
    .trim()

const checkBody = (operation: Operation, reply: FastifyReply, payload: unknown): string[] => {
  const schema = operation.response[reply.statusCode]
  if (schema === undefined) return []
  const isEmpty =
    payload === undefined || payload === null || payload === '' || (Buffer.isBuffer(payload) && payload.length === 0)
  if (schema === null) return isEmpty ? [] : ['a body where the contract has none']
  const type = mediaTypeOf(reply.getHeader('content-type'))
  const types = operation.produces[reply.statusCode] ?? ['application/problem+json']
  if (!types.includes(type)) return [`content type ${type || '(none)'} instead of ${types.join(' or ')}`]
  if (!/^application\/(.+\+)?json$/.test(type) || reply.getHeader('content-encoding') !== undefined) return []
  if (isEmpty || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return ['no JSON text']
  return mistakesOf(schema, JSON.parse(String(payload)), 'body')
}

/** What belongs to HTTP, to the session and to the platform: any answer may carry it, described or not. */
const headersOfAnyAnswer: ReadonlySet<string> = new Set([
  ...['cache-control', 'connection', 'content-encoding', 'content-length', 'content-type', 'date', 'vary'],
  'set-cookie',
  ...['isingamebrowser', 'embeddedgamename'],
  ...securityHeaders,
])

const checkHeaders = (operation: Operation, reply: FastifyReply): string[] => {
  const schema = operation.responseHeaders[reply.statusCode]
  const given = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)
  const headers = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), String(value)]))
  const described: object = schema?.properties ?? {}
  const strangers = Object.keys(headers).filter((name) => !headersOfAnyAnswer.has(name) && !(name in described))
  return [
    ...(schema ? mistakesOf(schema, createPicker(schema)(headers), 'header') : []),
    ...strangers.map((name) => `header ${name} is not in the contract`),
  ]
}

/**
 * What an error answer lacks of a problem: its type, its members, the status it is sent with, the request it answers.
 * @param body what goes out, as text
 */
export const findProblemMistakes = (
  { status, url, requestId }: { status: number; url: string; requestId: string },
  contentType: unknown,
  body: unknown,
): string[] => {
  const type = mediaTypeOf(contentType)
  if (type !== 'application/problem+json') return [`an error of type ${type || '(none)'}`]
  if (typeof body !== 'string' || body === '') return ['an error without a body']
  const problem = JSON.parse(body) as Partial<AnyProblem>
  return [
    ...mistakesOf(AnyProblem, problem, 'problem'),
    ...(problem.status === status ? [] : [`a problem of ${problem.status} sent as ${status}`]),
    ...(problem.requestId === requestId ? [] : ['a problem of another request']),
    ...(problem.type?.startsWith(`${baseOf(url)}/`) ? [] : ['a problem of another base']),
  ]
}

/** What an answer does that its operation does not allow; [] when it keeps to the contract. */
const findResponseMistakes = (
  operation: Operation,
  reply: FastifyReply,
  payload: unknown,
  isBodyLeftOut = false,
): string[] => {
  // The database is away: that can happen to any operation.
  if (reply.statusCode === 503 && !(503 in operation.response)) return []
  if (!(reply.statusCode in operation.response)) return [`status ${reply.statusCode} is not in the contract`]
  return [...(isBodyLeftOut ? [] : checkBody(operation, reply, payload)), ...checkHeaders(operation, reply)]
}

/** The answer instead of one that broke the contract. Nothing is thrown: what an error handler sends is refused too. */
const refuse = (request: FastifyRequest, reply: FastifyReply, detail: string): string => {
  for (const name of Object.keys(reply.getHeaders())) {
    if (/^content-(?!security)/.test(name) || !headersOfAnyAnswer.has(name)) reply.removeHeader(name)
  }
  reply.code(500).header('cache-control', 'no-store').type('application/problem+json; charset=utf-8')
  return JSON.stringify(problemBody(new ProblemError('internal', { detail }), baseOf(request.url), request.id))
}

/**
 * Checks every answer before it leaves.
 * @param then `refuse`: the answer becomes a 500 whose `detail` names every mistake; `log`: the answer goes out as it
 * is. Both write one error line.
 */
export const useResponseCheck = (app: FastifyInstance, then: 'refuse' | 'log'): void => {
  // Prebuilt documents are the same bytes again and again: one look is enough.
  const known = new WeakSet<Buffer>()
  app.addHook('onSend', async (request, reply, payload) => {
    const { statusCode: status } = reply
    const { operation, ownErrors } = request.routeOptions.config as { operation?: Operation; ownErrors?: string }
    const isKnown = Buffer.isBuffer(payload) && known.has(payload)
    const isBodyLeftOut = request.method === 'HEAD' || isKnown
    // At an address nobody has, a person reads words (missing-page.ts).
    const isInWords = request.is404 && mediaTypeOf(reply.getHeader('content-type')) === 'text/html'
    const isProblem = status >= 400 && ownErrors === undefined && !isBodyLeftOut && !isInWords
    const mistakes = [
      ...(operation ? findResponseMistakes(operation, reply, payload, isBodyLeftOut) : []),
      ...(isProblem
        ? findProblemMistakes(
            { status, url: request.url, requestId: request.id },
            reply.getHeader('content-type'),
            payload,
          )
        : []),
    ]
    if (mistakes.length === 0) {
      if (Buffer.isBuffer(payload)) known.add(payload)
      return payload
    }
    const detail =
      `${operation?.operationId ?? request.routeOptions.url ?? 'no route'} ${status} breaks the ` +
      `contract: ${mistakes.join('; ')}`
    request.log.error({ requestId: request.id }, detail)
    return then === 'log' ? payload : refuse(request, reply, detail)
  })
}
