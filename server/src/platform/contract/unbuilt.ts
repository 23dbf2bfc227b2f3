// Operations whose room is not built yet (ground G35). They answer 501, which the contract does not list; the list ends empty.
import type { FastifyInstance } from 'fastify'
import { operations, type Operations } from '#generated/server/operations.ts'
import { problem } from '../problems.ts'
import type { RouteOperation } from '../route-operation.ts'
import type { Operation } from './types.ts'

type OperationId = { [R in keyof Operations]: keyof Operations[R] }[keyof Operations]

export const unbuilt = [] as const satisfies readonly OperationId[]

export type Unbuilt = (typeof unbuilt)[number]

/** Registers every operation of the list, so that all checks before the handler (limits, session, token) hold already. */
export const bindUnbuilt = (app: FastifyInstance): void => {
  const ids = new Set<string>(unbuilt)
  for (const operation of Object.values(operations).flatMap((room) => Object.values(room) as Operation[])) {
    if (!ids.has(operation.operationId)) continue
    app.route({
      method: operation.method,
      url: operation.url,
      config: { operation: operation as RouteOperation },
      handler: async () => {
        throw problem.notBuilt()
      },
    })
  }
}
