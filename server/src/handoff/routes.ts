// Wire ⇄ domain of the handoff room.
import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import type { HandoffService } from './service.ts'

export const registerHandoffRoutes = (app: FastifyInstance, { service }: { service: HandoffService }): void => {
  bindOperations(app, 'handoff', {
    createHandoff: async ({ visitor, body, reply }) => {
      reply.keepSession() // the code belongs to this session
      return { status: 201, body: await service.create(visitor, body) }
    },
    getHandoff: async ({ visitor, params }) => ({ status: 200, body: await service.status(visitor, params.handoffId) }),
    endHandoff: async ({ visitor, params }) => {
      await service.end(visitor, params.handoffId)
      return { status: 204 }
    },
    takeHandoff: async ({ visitor, body, reply }) => {
      reply.keepSession() // its uploads belong to this session from now on
      return { status: 200, body: await service.take(visitor, body.code) }
    },
  })
}
