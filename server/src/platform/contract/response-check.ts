// Every answer is held against the contract: status, body and headers (design/stack.md). Tests refuse what does not
// fit, development logs it; 501 is exempt (ground G35).
import type { TSchema } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createPicker } from './coerce.ts'
import type { Operation } from './types.ts'
import { describeErrors } from './validation-errors.ts'
import { responseValidator } from './validators.ts'

const mistakesOf = (schema: TSchema, value: unknown, part: string): string[] => {
  const validate = responseValidator(schema)
  return validate(value) ? [] : [describeErrors(validate.errors ?? [], part)]
}

const checkBody = (operation: Operation, reply: FastifyReply, payload: unknown): string[] => {
  const schema = operation.response[reply.statusCode]
  if (schema === undefined) return []
  const isEmpty =
    payload === undefined || payload === null || payload === '' || (Buffer.isBuffer(payload) && payload.length === 0)
  if (schema === null) return isEmpty ? [] : ['a body where the contract has none']
  const type =
    String(reply.getHeader('content-type') ?? '')
      .split(';', 1)[0]
      ?.trim() ?? ''
  const types = operation.produces[reply.statusCode] ?? ['application/problem+json']
  if (!types.includes(type)) return [`content type ${type || '(none)'} instead of ${types.join(' or ')}`]
  if (!/^application\/(.+\+)?json$/.test(type) || reply.getHeader('content-encoding') !== undefined) return []
  if (isEmpty || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return ['no JSON text']
  return mistakesOf(schema, JSON.parse(String(payload)), 'body')
}

const checkHeaders = (operation: Operation, reply: FastifyReply): string[] => {
  const schema = operation.responseHeaders[reply.statusCode]
  if (!schema) return []
  const given = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)
  const headers = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), String(value)]))
  return mistakesOf(schema, createPicker(schema)(headers), 'header')
}

/** What an answer does that its operation does not allow; [] when it keeps to the contract. */
export const findResponseMistakes = (
  operation: Operation,
  reply: FastifyReply,
  payload: unknown,
  isBodyLeftOut = false,
): string[] => {
  if (reply.statusCode === 501) return []
  // The database is away (promises P29): that can happen to any operation.
  if (reply.statusCode === 503 && !(503 in operation.response)) return []
  if (!(reply.statusCode in operation.response)) return [`status ${reply.statusCode} is not in the contract`]
  return [...(isBodyLeftOut ? [] : checkBody(operation, reply, payload)), ...checkHeaders(operation, reply)]
}

/**
 * Checks every answer before it leaves.
 * @param then `refuse`: the answer becomes a 500 whose `detail` names every mistake; `log`: one error line, the answer
 * goes out
 */
export const useResponseCheck = (app: FastifyInstance, then: 'refuse' | 'log'): void => {
  const refused = new WeakSet<FastifyReply>()
  // Prebuilt documents are the same bytes again and again: one look is enough.
  const known = new WeakSet<Buffer>()
  app.addHook('onSend', async (request, reply, payload) => {
    const operation = request.routeOptions.config.operation as Operation | undefined
    if (!operation || refused.has(reply)) return payload
    const isKnown = Buffer.isBuffer(payload) && known.has(payload)
    const mistakes = findResponseMistakes(operation, reply, payload, request.method === 'HEAD' || isKnown)
    if (mistakes.length === 0) {
      if (Buffer.isBuffer(payload)) known.add(payload)
      return payload
    }
    const error = new ContractError(
      `${operation.operationId} ${reply.statusCode} breaks the contract: ${mistakes.join('; ')}`,
    )
    if (then === 'log') {
      request.log.error({ err: error, requestId: request.id }, 'answer outside the contract')
      return payload
    }
    refused.add(reply)
    throw error
  })
}

/** An answer that is not in the contract. Its message is shown in the answer, because it only exists in tests. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}
