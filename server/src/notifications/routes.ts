// Wire ⇄ domain of what players want to be told.
import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import { plainPagePolicy } from '../platform/plain-page.ts'
import type { NotificationService } from './service.ts'
import type { UnsubscribePages } from './unsubscribe-page.ts'

export interface NotificationRouteDeps {
  service: NotificationService
  pages: UnsubscribePages
}

const headers = { 'content-security-policy': plainPagePolicy }

export const registerNotificationRoutes = (app: FastifyInstance, { service, pages }: NotificationRouteDeps): void => {
  bindOperations(app, 'notifications', {
    getMailPreferences: async ({ visitor }) => ({ status: 200, body: await service.preferences(visitor.account.id) }),
    setMailPreferences: async ({ visitor, body }) => ({
      status: 200,
      body: await service.choose(visitor.account.id, body),
    }),
    showUnsubscribe: async ({ query }) => ({ status: 200, body: pages.ask(await service.readTag(query.tag)), headers }),
    unsubscribe: async ({ query }) => ({
      status: 200,
      body: pages.done(await service.unsubscribe(query.tag)),
      headers,
    }),
  })
}
