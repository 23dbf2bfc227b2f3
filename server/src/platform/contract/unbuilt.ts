// Operations whose room is not built yet (ground G35). They answer 501, which the contract does not list; the list ends
// empty.
// Building a room: take its operations out of the list, then `bindOperations` asks for their handlers.
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { operations, type Operations } from '#generated/server/operations.ts'
import { problem } from '../problems.ts'
import type { RouteOperation } from '../route-operation.ts'
import type { Operation } from './types.ts'

type OperationId = { [R in keyof Operations]: keyof Operations[R] }[keyof Operations]

export const unbuilt = [] as const satisfies readonly OperationId[]

export type Unbuilt = (typeof unbuilt)[number]

/**
 * Registers every operation of the list that no room has registered; all checks before the handler (limits, session,
 * token) hold already.
 * Call after the rooms.
 */
export const bindUnbuilt = (app: FastifyInstance): void => {
  const ids = new Set<string>(unbuilt)
  for (const operation of Object.values(operations).flatMap((room) => Object.values(room) as Operation[])) {
    const { operationId, url } = operation
    const method = operation.method as HTTPMethods
    if (!ids.has(operationId) || app.hasRoute({ method, url })) continue
    app.route({
      method,
      url,
      config: { operation: operation as RouteOperation },
      handler: async () => {
        throw problem.notBuilt()
      },
    })
  }
}
