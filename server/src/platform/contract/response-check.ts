// In tests every answer is held against the contract: status, body and headers (design/stack.md). 501 is exempt (ground G35).
import type { TSchema } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pickDeclared } from './coerce.ts'
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
  const isEmpty = payload === undefined || payload === null || payload === '' || (Buffer.isBuffer(payload) && payload.length === 0)
  if (schema === null) return isEmpty ? [] : ['a body where the contract has none']
  const type = String(reply.getHeader('content-type') ?? '').split(';', 1)[0]?.trim() ?? ''
  const types = operation.produces[reply.statusCode] ?? ['application/problem+json']
  if (!types.includes(type)) return [`content type ${type || '(none)'} instead of ${types.join(' or ')}`]
  if (!/^application\/(.+\+)?json$/.test(type) || reply.getHeader('content-encoding') !== undefined) return []
  if (isEmpty || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return ['no JSON text']
  return mistakesOf(schema, JSON.parse(String(payload)), 'body')
}

const checkHeaders = (operation: Operation, reply: FastifyReply): string[] => {
  const schema = operation.responseHeaders[reply.statusCode]
  if (!schema) return []
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name.toLowerCase(), value === undefined ? undefined : String(value)]))
  return mistakesOf(schema, pickDeclared(schema, headers), 'header')
}

/** What an answer does that its operation does not allow; [] when it keeps to the contract. */
export const findResponseMistakes = (operation: Operation, reply: FastifyReply, payload: unknown, isHead = false): string[] => {
  if (reply.statusCode === 501) return []
  if (!(reply.statusCode in operation.response)) return [`status ${reply.statusCode} is not in the contract`]
  return [...(isHead ? [] : checkBody(operation, reply, payload)), ...checkHeaders(operation, reply)]
}

/** Turns an answer that breaks the contract into a 500 whose log line and `detail` name every mistake. Tests only. */
export const useResponseCheck = (app: FastifyInstance): void => {
  const broken = new WeakSet<FastifyReply>()
  app.addHook('onSend', async (request, reply, payload) => {
    const operation = request.routeOptions.config.operation as Operation | undefined
    if (!operation || broken.has(reply)) return payload
    const mistakes = findResponseMistakes(operation, reply, payload, request.method === 'HEAD')
    if (mistakes.length === 0) return payload
    broken.add(reply)
    throw new ContractError(`${operation.operationId} ${reply.statusCode} breaks the contract: ${mistakes.join('; ')}`)
  })
}

/** An answer that is not in the contract. Its message is shown in the answer, because it only exists in tests. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}
