// Wire ⇄ domain of the ingame room.
import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import type { IngameService } from './service.ts'

export const registerIngameRoutes = (app: FastifyInstance, { service }: { service: IngameService }): void => {
  bindOperations(app, 'ingame', {
    createGameContext: async ({ body, locale }) => ({ status: 201, body: await service.report(body.token, locale) }),
    openGameContext: async ({ body }) => ({ status: 200, body: await service.open(body.code) }),
    getUnread: async ({ request, locale }) => ({
      status: 200,
      body: await service.unread(request.headers.authorization, locale),
    }),
    endUnread: async ({ request }) => {
      await service.endToken(request.headers.authorization)
      return { status: 204 }
    },
    endAllUnread: async ({ visitor }) => {
      await service.endTokensOf(visitor.account.id)
      return { status: 204 }
    },
  })
}
