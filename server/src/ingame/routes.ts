import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import type { IngameService } from './service.ts'
import { created, done, ok } from '../platform/contract/answers.ts'

export const registerIngameRoutes = (app: FastifyInstance, { service }: { service: IngameService }): void => {
  bindOperations(app, 'ingame', {
    createGameContext: async ({ body, locale }) => created(await service.report(body.token, locale)),
    openGameContext: async ({ body }) => ok(await service.open(body.code)),
    getUnread: async ({ request, locale }) => ok(await service.unread(request.headers.authorization, locale)),
    endUnread: async ({ request }) => {
      await service.endToken(request.headers.authorization)
      return done
    },
    endAllUnread: async ({ visitor }) => {
      await service.endTokensOf(visitor.account.id)
      return done
    },
  })
}
