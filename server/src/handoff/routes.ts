import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import type { HandoffService } from './service.ts'
import { created, done, ok } from '../platform/contract/answers.ts'

export const registerHandoffRoutes = (app: FastifyInstance, { service }: { service: HandoffService }): void => {
  bindOperations(app, 'handoff', {
    createHandoff: async ({ visitor, body, reply }) => {
      reply.keepSession() // the code belongs to this session
      return created(await service.create(visitor, body))
    },
    getHandoff: async ({ visitor, params }) => ok(await service.status(visitor, params.handoffId)),
    endHandoff: async ({ visitor, params }) => {
      await service.end(visitor, params.handoffId)
      return done
    },
    takeHandoff: async ({ visitor, body, reply }) => {
      reply.keepSession() // its uploads belong to this session from now on
      return ok(await service.take(visitor, body.code))
    },
  })
}
